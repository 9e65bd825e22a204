extension Lexer {
  /// Moves past space and comments, and says whether there was a line break.
  mutating func skipTrivia() -> Bool {
    var hasLineBreak = false
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        hasLineBreak = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
        position += 1
      case UInt8(ascii: "/") where next(is: UInt8(ascii: "/")):
        skipLine()
      case UInt8(ascii: "/") where next(is: UInt8(ascii: "*")):
        hasLineBreak = skipBlockComment() || hasLineBreak
      default:
        return hasLineBreak
      }
    }
    return hasLineBreak
  }

  /// Moves past a first line that names the interpreter.
  mutating func skipShebang() {
    if bytes.starts(with: "#!".utf8) { skipLine() }
  }

  private mutating func skipLine() {
    while position < bytes.count, !bytes[position].isLineBreak { position += 1 }
  }

  /// Moves past a comment and those in it, and says whether there was a line break.
  private mutating func skipBlockComment() -> Bool {
    let start = position
    var depth = 0
    var hasLineBreak = false
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/"), next(is: UInt8(ascii: "*")) {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), next(is: UInt8(ascii: "/")) {
        depth -= 1
        position += 2
        if depth == 0 { return hasLineBreak }
      } else {
        hasLineBreak = hasLineBreak || bytes[position].isLineBreak
        position += 1
      }
    }
    note("the comment is never closed", at: start)
    return hasLineBreak
  }

  func next(is byte: UInt8) -> Bool {
    position + 1 < bytes.count && bytes[position + 1] == byte
  }
}
