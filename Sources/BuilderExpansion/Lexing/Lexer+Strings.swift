extension Lexer {
  /// Moves past a string whose first quote is here, with its interpolations.
  ///
  /// Strings and interpolations nest to any depth, so the open ones are kept in an array and not on
  /// the stack.
  mutating func takeString(hashes: Int) -> Token.Kind {
    let start = position
    let commentsBefore = comments.count
    var open: [OpenText] = [openString(hashes: hashes)]
    var isClosed = true
    hide(from: start)
    while isClosed, let last = open.last {
      let (before, depth) = (position, open.count)
      switch last {
      case _ where position >= bytes.count: isClosed = false
      case .string(let delimiter): isClosed = takePart(of: delimiter, &open)
      case .interpolation(let depth): takeInterpolated(depth, &open)
      }
      if case .interpolation = last, open.count <= depth { continue }
      hide(from: before)
      // The parenthesis that begins an interpolation is code, like the one that ends it.
      if case .interpolation = open.last, open.count > depth {
        code[position - 1] = UInt8(ascii: "(")
      }
    }
    if !isClosed { report("the string is never closed", at: start) }
    // Comments in an interpolation belong to the string.
    comments.removeLast(comments.count - commentsBefore)
    return .string
  }

  /// Takes the text of a string out of the code.
  private mutating func hide(from start: Int) {
    for position in start..<position { code[position] = UInt8(ascii: " ") }
  }

  private mutating func openString(hashes: Int) -> OpenText {
    let isMultiline = starts(with: "\"\"\"") && (hashes == 0 || isLastOfLine(position + 3))
    position += isMultiline ? 3 : 1
    return .string(StringDelimiter(hashes: hashes, isMultiline: isMultiline))
  }

  /// Moves past one character, one escape or the end of a string; false where its line ends first.
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

  /// Moves past one piece of an interpolation: the beginning of a string, a comment, or a
  /// character.
  private mutating func takeInterpolated(_ depth: Int, _ open: inout [OpenText]) {
    switch bytes[position] {
    case UInt8(ascii: "("):
      open[open.count - 1] = .interpolation(depth: depth + 1)
      position += 1
    case UInt8(ascii: ")"):
      open.removeLast()
      if depth > 1 { open.append(.interpolation(depth: depth - 1)) }
      position += 1
    case UInt8(ascii: "\""):
      open.append(openString(hashes: 0))
    case UInt8(ascii: "#"):
      let hashes = takeHashes()
      if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        open.append(openString(hashes: hashes))
      }
    case UInt8(ascii: "/") where next == UInt8(ascii: "*") || next == UInt8(ascii: "/"):
      _ = skipTrivia()
    default:
      position += 1
    }
  }

  /// Whether only whitespace follows on the line. In `#"""#` it does not: that string is one quote.
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

/// The end of a string: its quotes and `#`s.
private struct StringDelimiter {
  let hashes: Int
  let isMultiline: Bool
}

/// A string or an interpolation that is not closed yet.
private enum OpenText {
  case string(StringDelimiter)
  case interpolation(depth: Int)
}
