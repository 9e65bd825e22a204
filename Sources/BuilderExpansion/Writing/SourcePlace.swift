/// A place in a file, as the compiler counts: lines from 1, columns from 1 in bytes of UTF-8.
package struct SourcePlace: Hashable, Sendable {
  package var fileName: String
  package var line: Int
  package var column: Int

  package init(fileName: String, line: Int, column: Int) {
    self.fileName = fileName
    self.line = line
    self.column = column
  }

  /// The place of an offset, where this is that of the first byte.
  package func moved(by offset: Int, in bytes: [UInt8]) -> SourcePlace {
    var place = self
    var previous: UInt8 = 0
    for byte in bytes.prefix(offset) {
      // A line ends with LF, CR, or both.
      if byte == UInt8(ascii: "\n"), previous == UInt8(ascii: "\r") {
        place.column = 1
      } else if byte.isLineBreak {
        place.line += 1
        place.column = 1
      } else {
        place.column += 1
      }
      previous = byte
    }
    return place
  }

  /// Whether a `#sourceLocation` can name it, which cannot contain escapes.
  var canBeNamed: Bool {
    line > 0 && column > 0 && !fileName.isEmpty
      && !fileName.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 32 }
  }
}
