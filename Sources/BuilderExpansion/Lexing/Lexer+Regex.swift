extension Lexer {
  /// Moves past a regular expression between bare slashes, if one can begin here.
  ///
  /// The rules are the compiler's: an operand is expected, no space follows the slash, and the
  /// expression ends on the same line, outside all parentheses. Those in a class of characters,
  /// such as `[^)]`, do not count. Otherwise the slash is an operator.
  mutating func takeRegex() -> Bool {
    guard position >= noRegexBefore, !endsOperand, position + 1 < bytes.count,
      next != UInt8(ascii: " "), next != UInt8(ascii: "\t")
    else { return false }
    var end = position + 1
    var depth = 0
    var classes = 0
    while end < bytes.count, !bytes[end].isLineBreak {
      switch bytes[end] {
      case UInt8(ascii: "\\"):
        end += 1
      case UInt8(ascii: "["):
        classes += 1
      case UInt8(ascii: "]"):
        classes = max(classes - 1, 0)
      case UInt8(ascii: "(") where classes > 0, UInt8(ascii: ")") where classes > 0:
        break
      case UInt8(ascii: "("):
        depth += 1
      case UInt8(ascii: ")") where depth == 0:
        noRegexBefore = end
        return false
      case UInt8(ascii: ")"):
        depth -= 1
      case UInt8(ascii: "/"):
        position = end + 1
        return true
      default: break
      }
      end += 1
    }
    noRegexBefore = min(end, bytes.count)
    return false
  }

  /// Moves past `#/…/#`, which may span lines.
  mutating func takeExtendedRegex(hashes: Int) -> Token.Kind {
    let start = position
    position += 1
    let isMultiline = position < bytes.count && bytes[position].isLineBreak
    var run = 0
    var isAfterSlash = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte.isLineBreak, !isMultiline { break }
      position += 1
      if byte == UInt8(ascii: "\\") {
        position = min(position + 1, bytes.count)
        isAfterSlash = false
      } else if byte == UInt8(ascii: "/") {
        isAfterSlash = true
        run = 0
      } else if byte == UInt8(ascii: "#"), isAfterSlash {
        run += 1
        if run == hashes { return .regex }
      } else {
        isAfterSlash = false
      }
    }
    report("the regular expression is never closed", at: start - hashes)
    return .regex
  }

  /// Whether the token before this one ends an operand, so that a slash here divides.
  private var endsOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .rawWord, .number, .string, .regex: return true
    case .word:
      let isMember = tokens.count > 1 && tokens[tokens.count - 2].isSymbol(".")
      return isMember || !Keywords.beforeOperand.contains(last.text)
    case .symbol: return [")", "]", "}", "?", "!"].contains(last.text)
    case .directive, .end: return false
    }
  }
}
