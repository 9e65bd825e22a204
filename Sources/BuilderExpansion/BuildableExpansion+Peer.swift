extension BuildableExpansion {
  /// What is to be said of `@Key`, `@Default` and the like, which do nothing by themselves.
  ///
  /// - Parameter lexicalContext: What the property is declared in, innermost first; nil where that is not known.
  package static func peer(
    attribute: String, declaration: String, lexicalContext: [String]? = nil
  ) -> Expansion {
    let source = Source(declaration)
    let start = DeclarationStart(source, at: 0)
    let written = Source(attribute)
    var index = 0
    let name = AttributeReader.attribute(in: written, at: &index)?.name.name ?? ""
    let own = start.attributes.first { $0.name.name == name }
    let place = own.map { source.range($0.tokens) } ?? source[start.introducer].range
    guard let message = message(name, source[start.introducer], lexicalContext) else {
      return Expansion()
    }
    return Expansion(diagnostics: [
      Diagnostic(
        message: message, offset: place.lowerBound, highlights: [place],
        fixIts: own.map { [.remove($0, in: source, message: "remove '@\(name)'")] } ?? [])
    ])
  }

  private static func message(
    _ name: String, _ introducer: Token, _ lexicalContext: [String]?
  ) -> String? {
    if !introducer.isWord("let"), !introducer.isWord("var") {
      return "'@\(name)' stands before a property of a '@Buildable' struct"
    }
    guard let lexicalContext else { return nil }
    let around = lexicalContext.first.map { Source($0) }
    let isBuildable =
      around.map { DeclarationStart($0, at: 0).attributes.contains { $0.name.text == "Buildable" } }
    return isBuildable == true
      ? nil : "'@\(name)' is without effect: what is around it is not '@Buildable'"
  }
}
