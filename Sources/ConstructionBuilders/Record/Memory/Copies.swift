/// Whether two values are copies of one: whether they have the same type and the same bits.
///
/// What it says of other equal values may be false, which costs time.
package func areCopies<Value, Other>(_ value: Value, _ other: Other) -> Bool {
  guard Value.self == Other.self else { return false }
  let areSame = unsafe withUnsafeBytes(of: value) { first in
    unsafe withUnsafeBytes(of: other) { second in
      unsafe haveSameBits(first.baseAddress, second.baseAddress, count: first.count)
    }
  }
  return areSame || areCopiesApartFromGaps(value, other)
}

/// The same without the bytes between the parts of a value, which a copy may leave out: both are
/// copied to where there were zeros.
private func areCopiesApartFromGaps<Value, Other>(_ value: Value, _ other: Other) -> Bool {
  let size = MemoryLayout<Value>.stride
  return unsafe withUnsafeTemporaryAllocation(
    byteCount: 2 * size, alignment: max(8, MemoryLayout<Value>.alignment)
  ) { buffer in
    unsafe buffer.initializeMemory(as: UInt8.self, repeating: 0)
    guard let first = buffer.baseAddress else { return true }
    let second = unsafe first + size
    // NB: not `initializeMemory(as:to:)`. It copies the value to the stack first, and then every
    // byte from there, also those of the gaps.
    _ = unsafe withUnsafePointer(to: value) {
      unsafe first.initializeMemory(as: Value.self, from: $0, count: 1)
    }
    _ = unsafe withUnsafePointer(to: other) {
      unsafe second.initializeMemory(as: Other.self, from: $0, count: 1)
    }
    defer {
      unsafe first.assumingMemoryBound(to: Value.self).deinitialize(count: 1)
      unsafe second.assumingMemoryBound(to: Other.self).deinitialize(count: 1)
    }
    return unsafe haveSameBits(UnsafeRawPointer(first), UnsafeRawPointer(second), count: size)
  }
}

/// Trusts that each pointer leads to so many bytes, which are initialised.
@unsafe
private func haveSameBits(
  _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?, count: Int
) -> Bool {
  guard let first = unsafe first, let second = unsafe second else { return true }
  var offset = 0
  while offset + 8 <= count {
    let words = unsafe (
      first.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
      second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    )
    guard words.0 == words.1 else { return false }
    offset += 8
  }
  while offset < count {
    let bytes = unsafe (
      first.load(fromByteOffset: offset, as: UInt8.self),
      second.load(fromByteOffset: offset, as: UInt8.self)
    )
    guard bytes.0 == bytes.1 else { return false }
    offset += 1
  }
  return true
}
