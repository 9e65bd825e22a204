/// What the model is declared in, innermost first.
struct LexicalContext {
  /// Whether a generic type is among it, or may be: an extension need not say that what it extends is
  /// generic.
  let isGeneric: Bool
  /// The generic parameters of the types among it.
  let parameters: [String]

  init(_ declarations: [String]) {
    let starts = declarations.map { declaration in
      let source = Source(declaration)
      return (source: source, start: DeclarationStart(source, at: 0))
    }
    isGeneric = starts.contains { Self.isGeneric($0.source, $0.start.introducer) }
    parameters = starts.reversed().flatMap { source, start -> [String] in
      var header = HeaderReader(source: source, index: start.introducer + 2)
      guard !source[start.introducer].isWord("extension") else { return [] }
      header.read()
      return header.parameters.map(\.name.text)
    }
  }

  private static func isGeneric(_ source: Source, _ introducer: Int) -> Bool {
    if source[introducer].isWord("extension") { return true }
    for index in introducer..<source.tokens.count {
      if source[index].isSymbol("{") { return false }
      if source[index].isSymbol("<") || source[index].isWord("where") { return true }
    }
    return false
  }
}
