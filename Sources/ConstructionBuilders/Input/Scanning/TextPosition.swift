/// Counts the lines and columns of a document up to a byte, both from 1.
///
/// A line ends with a line feed, a carriage return or both; in a stream of lines, only with a line
/// feed. A column is a Unicode scalar; a byte order mark is none. Both are counted only when
/// something is wrong.
package struct TextPosition {
  private var line = 1
  private var column = 1
  private var offset: Int
  private let returnEndsLine: Bool

  package init(in bytes: Span<UInt8>, returnEndsLine: Bool = true) {
    offset = bytes.hasByteOrderMark ? 3 : 0
    self.returnEndsLine = returnEndsLine
  }

  package var location: TextLocation { TextLocation(line: line, column: column) }

  /// Continues to a byte. One that lies before is not returned to.
  package mutating func advance(to end: Int, in bytes: Span<UInt8>) {
    for index in offset..<max(offset, min(end, bytes.count)) {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && returnEndsLine {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if byte == UInt8(ascii: "\r"), next == UInt8(ascii: "\n") { continue }
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    offset = max(offset, min(end, bytes.count))
  }
}

/// The line and column of a byte in a document.
package func textLocation(ofByteAt offset: Int, in bytes: Span<UInt8>) -> TextLocation {
  var position = TextPosition(in: bytes)
  position.advance(to: offset, in: bytes)
  return position.location
}

/// Where the value of a document begins, after a byte order mark and leading whitespace; nil if
/// there are no bytes, as of a dictionary.
///
/// - Precondition: the document has been scanned.
package func rootLocation(in bytes: Span<UInt8>) -> TextLocation? {
  bytes.isEmpty ? nil : textLocation(ofByteAt: rootOffset(in: bytes), in: bytes)
}

/// The byte at that place.
package func rootOffset(in bytes: Span<UInt8>) -> Int {
  bytes.indices.first { index in
    switch bytes[index] {
    case 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF: false  // the last three: a byte order mark
    default: true
    }
  } ?? 0
}
