/// Cuts Swift source into tokens, in one pass from left to right.
///
/// It knows what it must not look into: comments, which nest; strings of every kind, with what is
/// interpolated; regular expressions; names in backticks. Operators are one token a character, so
/// that `>>` can close two lists of generic arguments. Text that is no Swift becomes tokens as well:
/// what to refuse is decided by who reads them.
///
/// ```swift
/// Lexer.tokens(of: "let id: Int").tokens.map(\.text)   // ["let", "id", ":", "Int", ""]
/// ```
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  var tokens: [Token] = []
  var problems: [Diagnostic] = []
  /// No regular expression begins before this: there was nothing to end one.
  var noRegexBefore = 0

  init(_ source: String) { bytes = Array(source.utf8) }

  /// The tokens of a source, ended by one of kind `.end`, and what is never closed in it.
  static func tokens(of source: String) -> (tokens: [Token], problems: [Diagnostic]) {
    var lexer = Lexer(source)
    lexer.run()
    return (lexer.tokens, lexer.problems)
  }

  private mutating func run() {
    skipShebang()
    while true {
      let before = position
      let startsLine = skipTrivia() || tokens.isEmpty
      let start = position
      let kind = position < bytes.count ? take() : .end
      tokens.append(
        Token(
          kind: kind, text: text(start..<position), range: start..<position,
          startsLine: startsLine, isJoined: start == before && start > 0))
      if kind == .end { return }
    }
  }

  /// Moves past one token. It always moves.
  private mutating func take() -> Token.Kind {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\""): return takeString(hashes: 0)
    case UInt8(ascii: "#"): return takeHash()
    case UInt8(ascii: "`"): return takeRawWord()
    case UInt8(ascii: "/") where takeRegex(): return .regex
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return takeNumber()
    case let byte where byte.isWordPart:
      while position < bytes.count, bytes[position].isWordPart { position += 1 }
      return .word
    default:
      position += 1
      return .symbol
    }
  }

  private mutating func takeHash() -> Token.Kind {
    var end = position
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    let hashes = end - position
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      position = end
      return takeString(hashes: hashes)
    }
    if end < bytes.count, bytes[end] == UInt8(ascii: "/") {
      position = end
      return takeExtendedRegex(hashes: hashes)
    }
    position = end
    guard hashes == 1, position < bytes.count, bytes[position].isWordPart else { return .symbol }
    while position < bytes.count, bytes[position].isWordPart { position += 1 }
    return .directive
  }

  private mutating func takeRawWord() -> Token.Kind {
    let start = position
    position += 1
    while position < bytes.count, !bytes[position].isLineBreak {
      position += 1
      if bytes[position - 1] == UInt8(ascii: "`") { return .rawWord }
    }
    note("the name in backticks is never closed", at: start)
    return .symbol
  }

  private mutating func takeNumber() -> Token.Kind {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isWordPart {
        position += 1
      } else if byte == UInt8(ascii: "."), byteAfter.isDigit {
        position += 2
      } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), isExponent(from: start) {
        position += 1
      } else {
        break
      }
    }
    return .number
  }

  /// Whether the sign here belongs to the exponent of the number that began at `start`.
  private func isExponent(from start: Int) -> Bool {
    let isHexadecimal = start + 1 < position && bytes[start + 1] == UInt8(ascii: "x")
    let mark = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
    return bytes[position - 1] | 0x20 == mark && byteAfter.isDigit
  }

  private var byteAfter: UInt8 { position + 1 < bytes.count ? bytes[position + 1] : 0 }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func note(_ message: String, at offset: Int) {
    problems.append(Diagnostic(message: message, offset: offset))
  }
}
