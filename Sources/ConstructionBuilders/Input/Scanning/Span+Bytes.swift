extension Span<UInt8> {
  var hasByteOrderMark: Bool {
    count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF
  }

  func firstIndex(where isFound: (UInt8) -> Bool) -> Int? {
    for index in indices where isFound(self[index]) { return index }
    return nil
  }

  /// The bytes in a range, as far as there are any.
  func array(_ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for index in range.clamped(to: indices) { bytes.append(self[index]) }
    return bytes
  }
}
