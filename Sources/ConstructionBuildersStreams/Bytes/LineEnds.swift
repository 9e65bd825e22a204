/// How many lines end in a part of some bytes: with a line feed, a carriage return, or the two
/// together.
func lineEnds(in bytes: [UInt8], _ range: Range<Int>) -> Int {
  unsafe bytes.withUnsafeBytes { bytes in
    let part = unsafe UnsafeRawBufferPointer(rebasing: bytes[range])
    var count = 0
    unsafe forEach(UInt8(ascii: "\n"), in: part) { _ in count += 1 }
    unsafe forEach(UInt8(ascii: "\r"), in: part) { index in
      let isPair = unsafe index + 1 < part.count && part[index + 1] == UInt8(ascii: "\n")
      count += isPair ? 0 : 1
    }
    return count
  }
}

/// Calls `body` with the index of each byte that is `byte`. Most documents have few of them.
private func forEach(
  _ byte: UInt8, in bytes: UnsafeRawBufferPointer, _ body: (Int) -> Void
) {
  var index = 0
  while let position = unsafe bytes.firstIndex(of: byte, from: index) {
    body(position)
    index = position + 1
  }
}
