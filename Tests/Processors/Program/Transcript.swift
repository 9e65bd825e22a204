/// What is written of the documents. Every processor has to write the same.
struct Transcript {
  private var bytes: [UInt8] = []

  // What the summary counts.
  var documents = 0
  var entries = 0
  var cuts = 0
  var numbers = 0
  var texts = 0
  var lookUps = 0

  /// Scans that ended otherwise in parts than at once.
  var differences = 0

  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    unsafe bytes.append(contentsOf: text)
  }

  mutating func write(_ number: some BinaryInteger) {
    write(" ")
    write(String(number))
  }

  /// Sixteen hexadecimal digits.
  mutating func write(bits: UInt64) {
    write(" ")
    for shift in stride(from: 60 as UInt64, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: bits >> shift & 0xF)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  mutating func write(_ double: Double?) {
    if let double { write(bits: double.bitPattern) } else { write(" -") }
  }

  mutating func endLine() {
    write("\n")
    if bytes.count > 1 << 16 { flush() }
  }

  mutating func flush() {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { unsafe writeBytes(start, bytes.count) }
    }
    bytes.removeAll(keepingCapacity: true)
  }
}

/// A digest of many words: FNV-1a.
struct Digest {
  private(set) var bits: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ word: UInt64) {
    bits = (bits ^ word) &* 0x0000_0100_0000_01B3
    // Without this, the upper half of a word would never reach the lower half of the digest.
    bits ^= bits >> 32
  }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    for byte in text.utf8 { add(UInt64(byte)) }
  }
}
