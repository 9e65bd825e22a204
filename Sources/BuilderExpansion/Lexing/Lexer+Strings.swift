extension Lexer {
  /// Moves past a string whose first quote is here, with all that is interpolated.
  ///
  /// Strings stand in interpolations and these in strings again, as deep as anybody likes: what is open
  /// is kept in an array and not on the stack.
  mutating func takeString(hashes: Int) -> Token.Kind {
    let start = position
    var open: [OpenText] = [openString(hashes: hashes)]
    while let last = open.last {
      guard position < bytes.count else {
        note("the string is never closed", at: start)
        return .string
      }
      switch last {
      case .string(let delimiter):
        guard takePart(of: delimiter, &open) else {
          note("the string is never closed", at: start)
          return .string
        }
      case .interpolation(let depth):
        takeInterpolated(depth, &open)
      }
    }
    return .string
  }

  private mutating func openString(hashes: Int) -> OpenText {
    let isMultiline = starts(with: "\"\"\"") && (hashes == 0 || isLastOfLine(position + 3))
    position += isMultiline ? 3 : 1
    return .string(StringDelimiter(hashes: hashes, isMultiline: isMultiline))
  }

  /// Moves past one character, escape or end of a string; false where its line ends before it.
  private mutating func takePart(of string: StringDelimiter, _ open: inout [OpenText]) -> Bool {
    let byte = bytes[position]
    if byte == UInt8(ascii: "\""), isEnd(of: string) {
      position += (string.isMultiline ? 3 : 1) + string.hashes
      open.removeLast()
    } else if byte == UInt8(ascii: "\\"), hasHashes(string.hashes, at: position + 1) {
      position += 1 + string.hashes
      guard position < bytes.count else { return false }
      if bytes[position] == UInt8(ascii: "(") {
        open.append(.interpolation(depth: 1))
      } else if bytes[position].isLineBreak {
        return string.isMultiline
      }
      position += 1
    } else if byte.isLineBreak, !string.isMultiline {
      return false
    } else {
      position += 1
    }
    return true
  }

  private func isEnd(of string: StringDelimiter) -> Bool {
    guard string.isMultiline else { return hasHashes(string.hashes, at: position + 1) }
    return starts(with: "\"\"\"") && hasHashes(string.hashes, at: position + 3)
  }

  /// Moves past one piece of an interpolation: a string in it, a comment, or a character.
  private mutating func takeInterpolated(_ depth: Int, _ open: inout [OpenText]) {
    switch bytes[position] {
    case UInt8(ascii: "("):
      open[open.count - 1] = .interpolation(depth: depth + 1)
      position += 1
    case UInt8(ascii: ")"):
      if depth == 1 {
        open.removeLast()
      } else {
        open[open.count - 1] = .interpolation(depth: depth - 1)
      }
      position += 1
    case UInt8(ascii: "\""):
      open.append(openString(hashes: 0))
    case UInt8(ascii: "#"):
      var end = position
      while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
      let hashes = end - position
      position = end
      if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
        open.append(openString(hashes: hashes))
      }
    case UInt8(ascii: "/") where next(is: UInt8(ascii: "*")) || next(is: UInt8(ascii: "/")):
      _ = skipTrivia()
    default:
      position += 1
    }
  }

  /// Whether the line ends here: what is quoted by `#"""#` is one quote.
  private func isLastOfLine(_ start: Int) -> Bool {
    let rest = bytes[start...].first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return rest?.isLineBreak ?? true
  }

  private func starts(with text: StaticString) -> Bool {
    bytes[position...].starts(with: text.description.utf8)
  }

  private func hasHashes(_ count: Int, at start: Int) -> Bool {
    start + count <= bytes.count
      && bytes[start..<start + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}

/// What a string is ended by.
private struct StringDelimiter {
  let hashes: Int
  let isMultiline: Bool
}

/// What is open while a string is read.
private enum OpenText {
  case string(StringDelimiter)
  case interpolation(depth: Int)
}
