/// A word, a literal or a symbol of a source.
struct Token: Equatable, Sendable {
  let kind: Kind
  let text: String
  /// Its UTF-8 offsets.
  let range: Range<Int>
  /// Whether a line break comes before it.
  let startsLine: Bool
  /// Whether it directly follows another token, without whitespace or comments.
  let isJoined: Bool

  enum Kind: Sendable {
    /// A name or a keyword: most keywords of Swift are names in some places.
    case word
    /// A name in backticks.
    case rawWord
    case number
    case string
    case regex
    /// A word after `#`, such as `#if` or `#selector`.
    case directive
    /// One character of punctuation, or of an operator.
    case symbol
    /// The end of the source.
    case end
  }
}

extension Token {
  // `@inline(never)` here and in `Source`: hundreds of places call these, and a client's release
  // build would optimise every inlined copy.
  @inline(never)
  func isWord(_ word: String) -> Bool { kind == .word && text == word }

  @inline(never)
  func isSymbol(_ symbol: String) -> Bool { kind == .symbol && text == symbol }

  /// Whether it can be a name.
  var isName: Bool { kind == .rawWord || kind == .word }

  /// The name without its backticks.
  var name: String { kind == .rawWord ? String(text.dropFirst().dropLast()) : text }

  /// The same token of a longer source.
  func moved(by offset: Int) -> Token {
    Token(
      kind: kind, text: text, range: range.lowerBound + offset..<range.upperBound + offset,
      startsLine: startsLine, isJoined: isJoined)
  }

  /// Whether it is a character of an operator.
  var isOperator: Bool {
    kind == .symbol && text.utf8.count == 1 && "+-*/%<>=&|^~!?.\\".contains(text)
  }
}
