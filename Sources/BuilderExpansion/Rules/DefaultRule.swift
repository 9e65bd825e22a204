/// A default is one value, which the property can have.
enum DefaultRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.fields.compactMap { statement($0, model.source) }
      + model.properties.compactMap { property in
        guard property.isStored, let attribute = property.attribute(.fallback),
          let (value, _) = property.fallback
        else { return nil }
        guard property.initialValue == nil else {
          return Diagnostic(
            "'\(property.name.name)' already has a default: its initial value",
            removing: attribute)
        }
        return missingValue(property, value, model.source)
      }
  }

  /// `if` and `switch` are values in a declaration, and not in an argument.
  private static func statement(_ property: PropertyFacts, _ source: Source) -> Diagnostic? {
    guard let first = property.initialValue?.first else { return nil }
    let token = source[first]
    guard token.isWord("if") || token.isWord("switch") else { return nil }
    return Diagnostic(
      "'@Buildable' cannot use '\(token.text)' as the default of '\(property.name.name)'",
      at: token)
  }

  /// `nil` is a value of Optional properties alone.
  private static func missingValue(
    _ property: PropertyFacts, _ value: Range<Int>, _ source: Source
  ) -> Diagnostic? {
    let token = source[value.lowerBound]
    guard value.count == 1, token.isWord("nil"), let type = property.type, !type.isOptional else {
      return nil
    }
    let end = source.range(type.tokens).upperBound
    return Diagnostic(
      "'\(property.name.name)' cannot be nil: its type is not Optional", at: token,
      fixIts: [.insert("?", at: end, message: "make it Optional")])
  }
}
