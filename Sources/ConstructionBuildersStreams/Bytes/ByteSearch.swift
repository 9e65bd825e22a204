#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(ucrt)
  import ucrt
#elseif canImport(WASILibc)
  import WASILibc
#endif

extension UnsafeRawBufferPointer {
  /// The index of the first byte that is `byte`, from an index on; nil if there is none.
  ///
  /// - Precondition: 0 ≤ `index`.
  func firstIndex(of byte: UInt8, from index: Int) -> Int? {
    guard let base = baseAddress, index < count else { return nil }
    // Trusts memchr to look at no more than `count - index` bytes.
    let found = unsafe memchr(base + index, Int32(byte), count - index)
    return unsafe found.map { unsafe UnsafeRawPointer($0) - base }
  }
}
