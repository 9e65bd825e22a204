/// A string as it was sent, with the place of each byte of its text.
final class EscapedText {
  private let string: ArraySlice<UInt8>

  /// Where each byte of the text begins in the string, and where the last one ends.
  private lazy var places = Self.places(in: string)

  /// - Parameter string: A JSON string, with its quotation marks.
  init(_ string: ArraySlice<UInt8>) { self.string = string }

  /// What stands in the string for some bytes of its text.
  func escaped(_ range: Range<Int>) -> ArraySlice<UInt8> {
    string[places[range.lowerBound]..<places[range.upperBound]]
  }

  private static func places(in string: ArraySlice<UInt8>) -> [Int] {
    var places: [Int] = []
    var position = string.startIndex + 1
    let end = string.endIndex - 1
    while position < end {
      let (length, count) = character(at: position, in: string)
      for _ in 0..<count { places.append(position) }
      position += length
    }
    return places + [end]
  }

  /// How many bytes a character takes in the string, and in its text.
  private static func character(
    at position: Int, in string: ArraySlice<UInt8>
  ) -> (length: Int, count: Int) {
    guard string[position] == UInt8(ascii: "\\") else { return (1, 1) }
    guard string[position + 1] == UInt8(ascii: "u") else { return (2, 1) }
    let digits = String(decoding: string[position + 2..<position + 6], as: UTF8.self)
    switch UInt16(digits, radix: 16) ?? 0 {
    case 0..<0x80: return (6, 1)
    case 0x80..<0x800: return (6, 2)
    // The other half of the pair follows.
    case 0xD800..<0xDC00: return (12, 4)
    default: return (6, 3)
    }
  }
}
