/// Writes bytes as gzip, RFC 1952, in stored blocks: they are not smaller, but have to be decoded.
func gzipped(_ bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
  var rest = bytes[...]
  repeat {
    let block = rest.prefix(65_535)
    rest = rest.dropFirst(65_535)
    let count = UInt16(block.count)
    result.append(rest.isEmpty ? 1 : 0)
    result += littleEndian(count) + littleEndian(~count) + block
  } while !rest.isEmpty
  return result + littleEndian(checksum(of: bytes)) + littleEndian(UInt32(bytes.count))
}

private func littleEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
  (0..<Number.bitWidth / 8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}

/// CRC-32 of ISO 3309.
private func checksum(of bytes: [UInt8]) -> UInt32 {
  var sum = UInt32.max
  for byte in bytes {
    sum ^= UInt32(byte)
    for _ in 0..<8 {
      let isOdd = sum & 1 == 1
      sum >>= 1
      if isOdd { sum ^= 0xEDB8_8320 }
    }
  }
  return ~sum
}
