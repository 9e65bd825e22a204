/// Why bytes are not a JSON document, and at which byte that showed.
struct MalformedJSON: Error, Equatable {
  let offset: Int
  let problem: Problem

  /// What can be wrong with a document. The sentences are in `Failure`.
  enum Problem: Equatable {
    case empty
    case onlyWhiteSpace
    case markup(isHTML: Bool)
    case notUTF8(encoding: String)
    case tooLarge
    case tooDeep
    case expected(Expectation)
    case endsEarly(Expectation)
    case trailing
    case leadingZero
    case controlCharacter(UInt8)
    case unknownEscape
    case badUnicodeEscape
    case loneSurrogate
    case invalidUTF8
  }

  /// What would have been right.
  enum Expectation: Equatable {
    case value, firstElement, firstKey, key, colon, memberEnd, elementEnd, stringEnd
    case digitAfterMinus, digitAfterPoint, digitInExponent
  }

  /// The line and column of `offset` in `bytes`, both from 1.
  ///
  /// Line feeds, carriage returns and the two together end a line; a column is a Unicode scalar,
  /// and a byte order mark takes none.
  func location(in bytes: UnsafeRawBufferPointer) -> TextLocation {
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
}
