/// A default is evaluated inside the builder, where the name of a property means its field.
enum ExpressionScopeRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    let names = Set(model.fields.map(\.name.name) + Vocabulary.parameters)
    return model.fields.flatMap(expressions).joined().compactMap { index in
      let token = model.source[index]
      guard token.isName, names.contains(token.name), !isMemberOrLabel(index, model.source) else {
        return nil
      }
      return Diagnostic(
        "'\(token.name)' is a field inside the builder; use '\(model.name.text).\(token.text)'",
        at: token, fixIts: [model.qualified(token)])
    }
  }

  private static func isMemberOrLabel(_ index: Int, _ source: Source) -> Bool {
    source.isMember(index)
      || source[index + 1].isSymbol(":") && [",", "(", "["].contains(source[index - 1].text)
  }

  /// The tokens that the builder copies from a property.
  private static func expressions(of property: PropertyFacts) -> [Range<Int>] {
    [
      property.fallback?.value, property.fallback?.kind, property.argument(.format),
      property.argument(.coerced), property.initialValue,
    ].compactMap { $0 }
  }
}
