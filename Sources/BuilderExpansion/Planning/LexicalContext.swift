/// What the model is declared in, innermost first.
struct LexicalContext {
  /// Whether a generic type is among it, or may be: an extension need not say that what it extends is
  /// generic.
  let isGeneric: Bool
  /// The generic parameters of the types among it.
  let parameters: [String]
  /// `public` or `package` where an extension gives it to its members; nil otherwise.
  let access: String?
  /// Whether what is private cannot be seen from the file's own level: something is around it.
  let isNested: Bool
  /// Whether a private type among it is itself in another.
  let isHidden: Bool

  init(_ declarations: [String]) {
    let starts = declarations.map { declaration in
      let source = Source(declaration)
      return (source: source, start: DeclarationStart(source, at: 0))
    }
    let around = starts.first.flatMap { source, start in
      source[start.introducer].isWord("extension") ? start.modifiers.access?.text : nil
    }
    access = around.flatMap { ["public", "package"].contains($0) ? $0 : nil }
    isNested = !starts.isEmpty
    isHidden = starts.dropLast().contains { $0.start.modifiers.access?.isWord("private") ?? false }
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
