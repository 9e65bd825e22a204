import Foundation

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
  guard let base = bytes.baseAddress else { return }
  var index = 0
  // Trusts memchr to look at no more than `bytes.count - index` bytes.
  while let found = unsafe memchr(base + index, Int32(byte), bytes.count - index) {
    let position = unsafe UnsafeRawPointer(found) - base
    body(position)
    index = position + 1
  }
}
