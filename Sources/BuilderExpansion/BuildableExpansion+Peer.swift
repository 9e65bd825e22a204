extension BuildableExpansion {
  /// The problems of `@Key`, `@Variant` and the like, which add nothing by themselves: that they
  /// have no effect, or that an argument is not a literal.
  ///
  /// - Parameter lexicalContext: The declarations around the property or the case, innermost first;
  ///   nil where they are not known.
  package static func peer(
    attribute: String, declaration: String, lexicalContext: [String]? = nil
  ) -> Expansion {
    let source = Source(declaration)
    let start = DeclarationStart(source, at: 0)
    var index = 0
    let name = AttributeReader.attribute(in: Source(attribute), at: &index)?.name.name ?? ""
    let own = start.attributes.first { $0.name.name == name }
    guard let message = message(name, source[start.introducer], lexicalContext) else {
      let problem = own.flatMap { Rules.ofArguments(name)?.diagnostic(for: $0, in: source) }
      return Expansion(diagnostics: problem.map { [$0] } ?? [])
    }
    return Expansion(diagnostics: [
      own.map { Diagnostic(message, removing: $0) }
        ?? Diagnostic(message, at: source[start.introducer])
    ])
  }

  private static func message(
    _ name: String, _ introducer: Token, _ lexicalContext: [String]?
  ) -> String? {
    let isOfBoth = name == FieldAttribute.format.rawValue && introducer.isWord("case")
    let isOfVariant = VariantAttribute(rawValue: name) != nil || isOfBoth
    if isOfVariant
      ? !introducer.isWord("case") : !introducer.isWord("let") && !introducer.isWord("var")
    {
      return PlaceRule.message(name, isOfCase: isOfVariant)
    }
    guard let lexicalContext else { return nil }
    let around = lexicalContext.first.map { DeclarationStart(Source($0), at: 0).attributes } ?? []
    return around.contains(where: \.isBuildable)
      ? nil
      : "'@\(name)' has no effect outside a '@Buildable' \(isOfVariant ? "enumeration" : "struct")"
  }
}
