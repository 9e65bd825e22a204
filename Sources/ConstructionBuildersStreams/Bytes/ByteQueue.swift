import ConstructionBuilders

/// The bytes of a stream that have arrived and were not taken yet.
struct ByteQueue {
  private var storage: [UInt8] = []
  private var kept = KeptBytes()

  /// The first byte that was not taken.
  private var start = 0

  /// How many bytes were taken.
  private(set) var taken = 0

  var count: Int { storage.count - start }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    discardTaken()
    unsafe storage.append(contentsOf: bytes)
  }

  /// Removes what was taken, if that is most of what is kept: each byte is moved once on average.
  private mutating func discardTaken() {
    guard start > storage.count / 2 else { return }
    storage.removeSubrange(..<start)
    start = 0
    kept.forget()
  }

  /// Takes bytes from the front.
  ///
  /// They share the memory of the queue. A queue that changes while they are in use copies what is
  /// left of it.
  mutating func take(_ count: Int) -> ArraySlice<UInt8> {
    let slice = storage[start..<start + count]
    drop(count)
    return slice
  }

  /// Takes bytes that may be kept.
  mutating func takeOwn(_ count: Int) -> ArraySlice<UInt8> {
    let bytes = kept.part(start..<start + count, of: storage)
    drop(count)
    return bytes
  }

  mutating func drop(_ count: Int) {
    start += count
    taken = taken.saturatingSum(count)
    guard start == storage.count else { return }
    start = 0
    storage.removeAll(keepingCapacity: storage.capacity <= 1 << 20)
    kept.forget()
  }

  subscript(index: Int) -> UInt8 { storage[start + index] }

  /// The bytes that are there.
  var bytes: ArraySlice<UInt8> { storage[start...] }

  /// The index of the first of some bytes, from an index on.
  func firstIndex(of byte: UInt8, from index: Int) -> Int? {
    let first = start + index
    let place = unsafe storage.withUnsafeBytes { unsafe $0.firstIndex(of: byte, from: first) }
    return place.map { $0 - start }
  }
}

extension ArraySlice<UInt8> {
  /// Whether there is nothing but white space.
  var isBlank: Bool { allSatisfy(WhiteSpace.contains) }
}
