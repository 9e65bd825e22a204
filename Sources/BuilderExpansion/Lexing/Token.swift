/// The smallest piece of source that means something.
struct Token: Equatable, Sendable {
  let kind: Kind
  /// The token as it is written.
  let text: String
  /// Where it stands, in UTF-8 offsets.
  let range: Range<Int>
  /// Whether a line break comes before it.
  let startsLine: Bool
  /// Whether nothing comes before it, no space and no comment.
  let isJoined: Bool

  enum Kind: Sendable {
    /// A name or a keyword: most keywords of Swift are names elsewhere.
    case word
    /// A name in backticks.
    case rawWord
    case number
    case string
    case regex
    /// `#if`, `#selector` and the like.
    case directive
    /// One character of punctuation, or of an operator.
    case symbol
    /// After the last token.
    case end
  }
}

extension Token {
  // `@inline(never)` here and in `Source`: these are asked hundreds of times in the code, and what is inlined
  // is optimised anew in every client's release build.
  @inline(never)
  func isWord(_ word: String) -> Bool { kind == .word && text == word }

  @inline(never)
  func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }

  /// Whether it can be the name of something, as it stands.
  var isName: Bool { kind == .rawWord || kind == .word }

  /// The name without its backticks.
  var name: String {
    kind == .rawWord ? String(text.dropFirst().dropLast()) : text
  }

  /// Whether it is one of the characters that operators are made of.
  var isOperator: Bool {
    kind == .symbol && text.utf8.count == 1 && "+-*/%<>=&|^~!?.\\".contains(text)
  }
}
