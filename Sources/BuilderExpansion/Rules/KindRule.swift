/// `@Kind` gives one case its values, which are literals: the builder keeps a table of them.
enum KindRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    shared(model)
      + model.cases.compactMap { kind in
        kind.attribute(.kind).flatMap { diagnostic($0, model.source) }
      }
  }

  /// One attribute before several cases.
  private static func shared(_ model: ModelFacts) -> [Diagnostic] {
    var seen: Set<Range<Int>> = []
    return model.cases.filter(\.isOneOfSeveral).flatMap(\.kindAttributes)
      .filter { seen.insert($0.range).inserted }
      .map { Diagnostic("'@\($0.name.name)' applies to a declaration of one case", at: $0) }
  }

  private static func diagnostic(_ attribute: AttributeFacts, _ source: Source) -> Diagnostic? {
    if attribute.arguments.isEmpty {
      return Diagnostic("'@Kind' needs a value, such as @Kind(\"push\")", at: attribute)
    }
    for argument in attribute.arguments {
      if let label = argument.label {
        return Diagnostic("'@Kind' does not understand '\(label.text)'", at: label)
      }
      let token = source[argument.tokens.lowerBound]
      guard argument.tokens.count == 1, StringLiteral(token)?.isPlain == true else {
        return Diagnostic("the value of a kind has to be a string literal on one line", at: token)
      }
    }
    return nil
  }
}
