/// Reads the declaration of a model.
///
/// It stops at the first thing that leaves it no facts to give: what is no structure, or is never closed.
struct ModelReader {
  let source: Source
  var diagnostics: [Diagnostic] = []

  /// The facts of the structure in a source, or nil and why.
  static func read(_ source: Source) -> (facts: ModelFacts?, diagnostics: [Diagnostic]) {
    var reader = ModelReader(source: source)
    guard source.problems.isEmpty else { return (nil, source.problems) }
    let facts = reader.readModel(at: 0)
    return (facts, reader.diagnostics)
  }

  /// The facts of the structure that begins at a token.
  private mutating func readModel(at index: Int) -> ModelFacts? {
    let start = DeclarationStart(source, at: index)
    guard source[start.introducer].isWord("struct"), source[start.introducer + 1].isName else {
      diagnostics.append(StructRule.diagnostic(start, in: source))
      return nil
    }
    let name = source[start.introducer + 1]
    var index = start.introducer + 2
    var header = HeaderReader(source: source, index: index)
    header.read()
    index = header.index
    guard source[index].isSymbol("{"), let end = source.close(of: index) else {
      refuse(index, "'{' expected")
      return nil
    }
    var facts = ModelFacts(
      source: source, name: name, attributes: start.attributes, modifiers: start.modifiers,
      parameters: header.parameters, inheritance: header.inheritance)
    var members = MemberReader(source: source, index: index + 1, end: end, facts: facts)
    members.read()
    facts = members.facts
    diagnostics += members.diagnostics
    return facts
  }

  private mutating func refuse(_ index: Int, _ message: String) {
    diagnostics.append(Diagnostic(message: message, offset: source[index].range.lowerBound))
  }
}

/// Reads what stands between the name of a type and its `{`.
struct HeaderReader {
  let source: Source
  var index: Int
  var parameters: [GenericParameterFacts] = []
  var inheritance: [Token] = []

  mutating func read() {
    if source[index].isSymbol("<"), let end = source.close(of: index) {
      parameters = source.split(index + 1..<end).compactMap(parameter)
      index = end + 1
    }
    if source[index].isSymbol(":") {
      index += 1
      while source[index].kind != .end, !source[index].isSymbol("{"), !source[index].isWord("where")
      {
        let isFirst = source[index - 1].isSymbol(",") || source[index - 1].isSymbol(":")
        if isFirst || source[index].isSymbol("~") || source[index].isName {
          inheritance.append(source[index])
        }
        index = source[index].isSymbol("<") ? source.after(index) : index + 1
      }
    }
    while source[index].kind != .end, !source[index].isSymbol("{") {
      index += 1
    }
  }

  private func parameter(_ part: Range<Int>) -> GenericParameterFacts? {
    let start = DeclarationStart(source, at: part.lowerBound)
    guard start.introducer < part.upperBound, source[start.introducer].isName else { return nil }
    return GenericParameterFacts(
      name: source[start.introducer], isConstrained: part.count > 1)
  }
}
