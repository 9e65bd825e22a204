/// What stands between a brace or bracket and its partner, in a text that may be no JSON.
struct BracketedText {
  /// Behind the partner; nil if there is none.
  private(set) var end: Int?

  /// A closing one where another one should be; nil if there is none.
  private(set) var wrong: Int?

  /// Whether a brace or bracket stands in quotation marks, or one of all these in a comment: if the
  /// text is no JSON, nobody can tell whether they are quotation marks and comments.
  private(set) var isQuoting = false

  /// - Precondition: an opening one is at `start`.
  init(from start: Int, in bytes: [UInt8], upTo limit: Int, hasComments: Bool) {
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
      case UInt8(ascii: "/") where hasComments:
        position = endOfComment(from: position, in: bytes)
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

  /// Where the last byte of a comment is, or `start` if none begins there; the end of the text if
  /// it is not closed.
  private mutating func endOfComment(from start: Int, in bytes: ArraySlice<UInt8>) -> Int {
    let marks = bytes[start...].prefix(2)
    let isLine = marks.elementsEqual("//".utf8)
    guard isLine || marks.elementsEqual("/*".utf8) else { return start }
    var position = start + 2
    while position < bytes.endIndex {
      switch bytes[position] {
      case UInt8(ascii: "\n") where isLine, UInt8(ascii: "\r") where isLine: return position
      case UInt8(ascii: "*") where !isLine:
        if bytes[position...].prefix(2).elementsEqual("*/".utf8) { return position + 1 }
      case let byte where Self.isBracket(byte) || "\"'`".utf8.contains(byte): isQuoting = true
      default: break
      }
      position += 1
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
