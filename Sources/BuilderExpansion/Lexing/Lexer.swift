/// Splits Swift source into tokens, in one pass from left to right.
///
/// It skips comments, which nest, and takes as one token each string with its interpolations, each
/// regular expression and each name in backticks. Every character of an operator is a token of its
/// own, so that `>>` can close two lists of generic arguments. Text that is not Swift becomes
/// tokens too; the readers refuse it.
struct Lexer {
  let bytes: [UInt8]
  /// The bytes, with spaces for the texts of strings.
  var code: [UInt8]
  var position = 0
  private(set) var tokens: [Token] = []
  var comments: [Range<Int>] = []
  private(set) var problems: [Diagnostic] = []
  /// No regular expression begins before this offset, because nothing ends one.
  var noRegexBefore = 0

  init(_ source: String) {
    bytes = Array(source.utf8)
    code = bytes
  }

  /// Reads all tokens, and adds one of kind `.end`.
  mutating func run() {
    skipShebang()
    while true {
      let before = position
      let startsLine = skipTrivia() || tokens.isEmpty
      let start = position
      let kind = position < bytes.count ? take() : .end
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      tokens.append(
        Token(
          kind: kind, text: text, range: start..<position,
          startsLine: startsLine, isJoined: start == before && start > 0))
      if kind == .end { return }
    }
  }

  /// Moves past one token. It always moves.
  private mutating func take() -> Token.Kind {
    switch bytes[position] {
    case UInt8(ascii: "\""): return takeString(hashes: 0)
    case UInt8(ascii: "#"): return takeHash()
    case UInt8(ascii: "`"): return takeRawWord()
    case UInt8(ascii: "/") where takeRegex(): return .regex
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return takeNumber()
    case let byte where byte.isWordPart:
      skip(while: \.isWordPart)
      return .word
    default:
      position += 1
      return .symbol
    }
  }

  private mutating func takeHash() -> Token.Kind {
    let hashes = takeHashes()
    guard position < bytes.count else { return .symbol }
    if bytes[position] == UInt8(ascii: "\"") { return takeString(hashes: hashes) }
    if bytes[position] == UInt8(ascii: "/") { return takeExtendedRegex(hashes: hashes) }
    guard hashes == 1, bytes[position].isWordPart else { return .symbol }
    skip(while: \.isWordPart)
    return .directive
  }

  /// Moves past `#`s, and counts them.
  mutating func takeHashes() -> Int {
    let start = position
    skip { $0 == UInt8(ascii: "#") }
    return position - start
  }

  private mutating func takeRawWord() -> Token.Kind {
    let start = position
    position += 1
    skip { $0 != UInt8(ascii: "`") && !$0.isLineBreak }
    guard position < bytes.count, !bytes[position].isLineBreak else {
      report("the name in backticks is never closed", at: start)
      return .symbol
    }
    position += 1
    return .rawWord
  }

  private mutating func takeNumber() -> Token.Kind {
    let start = position
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isWordPart {
        position += 1
      } else if byte == UInt8(ascii: "."), next.isDigit {
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
    return bytes[position - 1] | 0x20 == mark && next.isDigit
  }

  /// The byte after the one here, or 0.
  var next: UInt8 { position + 1 < bytes.count ? bytes[position + 1] : 0 }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }

  mutating func report(_ message: String, at offset: Int) {
    problems.append(Diagnostic(message: message, offset: offset))
  }
}
