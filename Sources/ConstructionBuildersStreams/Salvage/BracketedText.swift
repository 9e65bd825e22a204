/// What stands between a brace or bracket and its partner, in a text that may be no JSON.
struct BracketedText {
  /// Behind the partner; nil if there is none.
  private(set) var end: Int?

  /// A closing one where another one should be; nil if there is none.
  private(set) var wrong: Int?

  /// Whether a brace or bracket stands in quotation marks: if the text is no JSON, nobody can tell
  /// whether they are quotation marks.
  private(set) var isQuoting = false

  /// - Precondition: an opening one is at `start`.
  init(from start: Int, in bytes: [UInt8], upTo limit: Int) {
    let bytes = bytes[..<limit]
    var closings: [UInt8] = []
    var position = start
    while position < limit {
      let byte = bytes[position]
      switch byte {
      case _ where Self.isOpening(byte): closings.append(byte + 2)
      case _ where Self.isBracket(byte):
        guard closings.last == byte else {
          wrong = position
          return
        }
        closings.removeLast()
        if closings.isEmpty {
          end = position + 1
          return
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        position = endOfQuotation(by: byte, from: position + 1, in: bytes)
      default: break
      }
      position += 1
    }
  }

  /// Where the quotation mark is that ends a quotation; the end of the text if none does.
  private mutating func endOfQuotation(
    by mark: UInt8, from start: Int, in bytes: ArraySlice<UInt8>
  ) -> Int {
    var position = start
    while position < bytes.endIndex, bytes[position] != mark {
      if Self.isBracket(bytes[position]) { isQuoting = true }
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return position
  }

  static func isBracket(_ byte: UInt8) -> Bool {
    isOpening(byte) || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
  }

  static func isOpening(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }
}
