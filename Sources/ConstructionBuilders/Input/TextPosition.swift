/// The line and column of a byte in a document, both from 1.
///
/// Line feeds, carriage returns and the two together end a line; a column is a Unicode scalar, and a
/// byte order mark takes none. It is found out only when something has gone wrong.
func textLocation(ofByteAt offset: Int, in bytes: UnsafeRawBufferPointer) -> TextLocation {
  var line = 1
  var column = 1
  let start = unsafe bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  for index in start..<max(start, min(offset, bytes.count)) {
    let byte = unsafe bytes[index]
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
      let next = unsafe index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == UInt8(ascii: "\r"), next == UInt8(ascii: "\n") { continue }
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }
  return TextLocation(line: line, column: column)
}

/// Where the value of a document begins, behind a byte order mark and white space.
///
/// - Precondition: the document has been scanned.
func rootLocation(in bytes: UnsafeRawBufferPointer) -> TextLocation {
  let blank: [UInt8] = [0xEF, 0xBB, 0xBF, 0x20, 0x0A, 0x0D, 0x09]
  let offset = unsafe bytes.firstIndex { !blank.contains($0) } ?? 0
  return unsafe textLocation(ofByteAt: offset, in: bytes)
}
