/// The line and column of a byte in a document, both from 1.
///
/// A line ends with a line feed, a carriage return or both. A column is a Unicode scalar; a byte
/// order mark is none. Both are counted only when something is wrong.
func textLocation(ofByteAt offset: Int, in bytes: Span<UInt8>) -> TextLocation {
  var line = 1
  var column = 1
  let start = bytes.hasByteOrderMark ? 3 : 0
  for index in start..<max(start, min(offset, bytes.count)) {
    let byte = bytes[index]
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == UInt8(ascii: "\r"), next == UInt8(ascii: "\n") { continue }
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }
  return TextLocation(line: line, column: column)
}

/// Where the value of a document begins, after a byte order mark and leading whitespace.
///
/// - Precondition: the document has been scanned.
func rootLocation(in bytes: Span<UInt8>) -> TextLocation {
  let offset = bytes.firstIndex { !" \n\r\t\u{FEFF}".utf8.contains($0) } ?? 0
  return textLocation(ofByteAt: offset, in: bytes)
}
