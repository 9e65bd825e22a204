extension String {
  /// How many bytes of whitespace and comments a source begins with.
  package var leadingTriviaLength: Int {
    var lexer = Lexer(self)
    _ = lexer.skipTrivia()
    return lexer.position
  }
}

extension Lexer {
  /// Moves past whitespace and comments, and returns whether there was a line break.
  mutating func skipTrivia() -> Bool {
    var hasLineBreak = false
    while position < bytes.count {
      let start = position
      switch bytes[position] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        hasLineBreak = true
        position += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
        position += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        skipLine()
        comments.append(start..<position)
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        skipBlockComment()
        comments.append(start..<position)
        hasLineBreak = hasLineBreak || bytes[start..<position].contains(where: \.isLineBreak)
      // A byte order mark.
      case 0xEF where position == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]):
        position = 3
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

  private mutating func skipLine() { skip { !$0.isLineBreak } }

  /// Moves past a comment and those nested in it.
  private mutating func skipBlockComment() {
    let start = position
    var depth = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if bytes[position] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
    report("the comment is never closed", at: start)
  }
}
