/// Reads the declaration of a model.
///
/// It stops at the first problem that leaves no facts to report: the declaration is neither a
/// struct nor an enumeration, or is never closed.
struct ModelReader {
  let source: Source
  var facts: ModelFacts
  var index: Int
  /// The index of the brace that ends the members.
  let end: Int
  /// The `#if`s that are open here, outermost first.
  var conditions: [Token] = []
  var diagnostics: [Diagnostic] = []

  /// The facts of the struct that begins at a token; nil where there is none.
  static func read(
    _ source: Source, at first: Int = 0
  ) -> (facts: ModelFacts?, diagnostics: [Diagnostic]) {
    guard source.problems.isEmpty else { return (nil, source.problems) }
    let start = DeclarationStart(source, at: first)
    let name = source[start.introducer + 1]
    let isEnumeration = source[start.introducer].isWord("enum")
    guard isEnumeration || source[start.introducer].isWord("struct"), name.isName else {
      return (nil, [notAStruct(start, source[start.introducer])])
    }
    let header = TypeHeader(source, at: start.introducer + 2)
    guard source[header.end].isSymbol("{"), let end = source.close(of: header.end) else {
      let offset = source[header.end].range.lowerBound
      return (nil, [Diagnostic(message: "'{' expected", offset: offset)])
    }
    let facts = ModelFacts(
      source: source, isEnumeration: isEnumeration, name: name, attributes: start.attributes,
      modifiers: start.modifiers,
      parameters: header.parameters, inheritance: header.inheritance)
    var reader = ModelReader(source: source, facts: facts, index: header.end + 1, end: end)
    reader.readMembers()
    return (reader.facts, reader.diagnostics)
  }

  private static func notAStruct(_ start: DeclarationStart, _ introducer: Token) -> Diagnostic {
    // Attributes inside `#if`.
    if introducer.kind == .directive { return Diagnostic(introducer.notUnderstood, at: introducer) }
    let macro = start.attributes.first(where: \.isBuildable)
    return Diagnostic(
      "'@Buildable' applies to a struct or an enumeration", at: introducer,
      fixIts: macro.map { [$0.removalFixIt] } ?? [])
  }

  mutating func refuse(_ index: Int, _ message: String) {
    diagnostics.append(Diagnostic(message: message, offset: source[index].range.lowerBound))
  }
}

extension Token {
  /// What is said of a token where none like it can be.
  var notUnderstood: String { "'@Buildable' does not understand '\(text)' here" }
}
