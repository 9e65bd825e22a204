/// The declarations around a model.
struct LexicalContext {
  /// Whether one of them is generic, or may be: an extension does not say whether its type is
  /// generic.
  let isGeneric: Bool
  /// The names of their generic parameters.
  let parameters: [Token]
  /// `public` or `package`, where an extension gives it to its members.
  let access: String?
  /// Their `@available` attributes, outermost first.
  let availability: [String]
  /// Whether there are any, so that the rest of the file cannot see a private model.
  let isNested: Bool
  /// Whether one of them is private and itself nested.
  let isHidden: Bool

  /// Takes the source of each declaration, innermost first.
  init(_ declarations: [String]) {
    let sources = declarations.map { Source($0) }
    let starts = sources.map { DeclarationStart($0, at: 0) }
    let isExtension = zip(sources, starts).map { $0[$1.introducer].isWord("extension") }
    let headers = zip(sources, starts).map { TypeHeader($0, at: $1.introducer + 2) }
    let level = isExtension.first == true ? starts[0].modifiers.access?.text : nil
    access = level.flatMap { ["public", "package"].contains($0) ? $0 : nil }
    availability = zip(sources, starts).reversed().flatMap { $0.availability(in: $1.attributes) }
    isNested = !starts.isEmpty
    isHidden = starts.dropLast().contains { $0.modifiers.access?.isWord("private") ?? false }
    isGeneric = zip(sources, starts).contains { Self.isGeneric($0, $1.introducer) }
    parameters = starts.indices.reversed().flatMap { isExtension[$0] ? [] : headers[$0].parameters }
  }

  private static func isGeneric(_ source: Source, _ introducer: Int) -> Bool {
    source[introducer].isWord("extension")
      || source.tokens[introducer...].prefix { !$0.isSymbol("{") }
        .contains { $0.isSymbol("<") || $0.isWord("where") }
  }
}
