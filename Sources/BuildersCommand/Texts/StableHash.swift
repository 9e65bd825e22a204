/// A hash that is the same on every machine and in every run.
///
/// Swift's `Hasher` has another seed in each process, so surveys of two machines could not be
/// merged. Nothing here relies on the hash being secret: two texts with the same hash cost
/// accuracy in one count, never safety.
enum StableHash {
  private static let factors: (UInt64, UInt64) = (0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB)

  /// The hash of some bytes, read eight at a time.
  static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = combined(UInt64(bytes.count), factors.1)
    var index = 0
    while index &+ 8 <= bytes.count {
      // Trusts the line above: there are eight bytes.
      let word = unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      hash = combined(hash, UInt64(littleEndian: word))
      index &+= 8
    }
    var rest = 0 as UInt64
    var shift = 0 as UInt64
    while index < bytes.count {
      unsafe rest |= UInt64(bytes[index]) << shift
      shift &+= 8
      index &+= 1
    }
    // Twice, because short texts would otherwise have much in common.
    return combined(combined(hash, rest), factors.0)
  }

  /// The hash of a text, as UTF-8.
  static func of(_ text: String) -> UInt64 {
    var text = text
    return text.withUTF8 { unsafe of(UnsafeRawBufferPointer($0)) }
  }

  /// The hash of two values in their order.
  static func combined(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = (left ^ factors.0).multipliedFullWidth(by: right &+ factors.1)
    return product.high ^ product.low
  }
}
