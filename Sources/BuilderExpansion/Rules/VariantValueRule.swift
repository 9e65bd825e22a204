/// A value of the discriminator means one variant, an attribute belongs to one case, and an
/// attribute or a name appears once.
enum VariantValueRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    repeatedNames(model) + shared(model) + repeatedAttributes(model) + repeatedValues(model)
  }

  /// One attribute before several cases.
  private static func shared(_ model: ModelFacts) -> [Diagnostic] {
    var seen: Set<Range<Int>> = []
    return model.cases.filter(\.isOneOfSeveral).flatMap(\.variantAttributes)
      .filter { seen.insert($0.range).inserted }
      .map { Diagnostic("'@\($0.name.name)' applies to a declaration of one case", at: $0) }
  }

  private static func repeatedNames(_ model: ModelFacts) -> [Diagnostic] {
    var seen: Set<String> = []
    return model.cases.filter { !seen.insert($0.name.name).inserted }.map {
      Diagnostic("'\($0.name.name)' is already declared", at: $0.name)
    }
  }

  private static func repeatedAttributes(_ model: ModelFacts) -> [Diagnostic] {
    model.cases.filter { !$0.isOneOfSeveral }.flatMap { variant in
      var seen: Set<String> = []
      return variant.variantAttributes.filter { !seen.insert($0.name.name).inserted }.map {
        Diagnostic("'\(variant.name.name)' already has '@\($0.name.name)'", removing: $0)
      }
    }
  }

  private static func repeatedValues(_ model: ModelFacts) -> [Diagnostic] {
    var places: [String: Int] = [:]
    // What several cases share is refused as a whole.
    let cases = model.cases.filter {
      !$0.isUnknown && ($0.variantAttributes.isEmpty || !$0.isOneOfSeveral)
    }
    return cases.flatMap { variant in
      variant.values(model).compactMap { value in
        guard let first = places[value.text] else {
          places[value.text] = value.offset
          return nil
        }
        var diagnostic = Diagnostic(
          message: "\(value.text) is the value of another variant already", offset: value.offset)
        diagnostic.notes = [.init(message: "this is the other variant", offset: first)]
        return diagnostic
      }
    }
  }
}

extension CaseFacts {
  /// The literals of its values, and where they are. Without `@Variant`, its name is its value.
  func values(_ model: ModelFacts) -> [(text: String, offset: Int)] {
    guard let attribute = attribute(.variant) else {
      let value = model.options.convention.key(name.name)
      return [(StringLiteral.literal(value), name.range.lowerBound)]
    }
    return attribute.arguments.map { argument in
      (model.source.written(argument.tokens), model.source.range(argument.tokens).lowerBound)
    }
  }
}
