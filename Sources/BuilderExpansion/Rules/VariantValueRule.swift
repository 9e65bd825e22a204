/// A value of the discriminator means one variant.
enum VariantValueRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    var places: [String: Int] = [:]
    // What several cases share is refused as a whole.
    let cases = model.cases.filter {
      !$0.isUnknown && ($0.variantAttributes.isEmpty || !$0.isOneOfSeveral)
    }
    return cases.flatMap { variant in
      variant.values(model).compactMap { value in
        // One value can be written in several ways: "a" and #"a"#.
        let key = StringLiteral(Source(value.text)[0])?.value ?? value.text
        guard let first = places[key] else {
          places[key] = value.offset
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
