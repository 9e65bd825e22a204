extension [UInt8] {
  /// The byte of an escape such as `%3D` at an index; nil if there is none.
  func percentDecoded(at index: Int) -> UInt8? {
    guard self[index] == UInt8(ascii: "%"), index + 2 < count,
      let high = Self.digit(self[index + 1]), let low = Self.digit(self[index + 2])
    else { return nil }
    return high << 4 | low
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }
}
