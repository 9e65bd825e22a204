/// Copies of parts of a buffer, so that an element that is kept does not keep the whole buffer.
///
/// Short parts that follow each other share one copy of 4 kB: a copy of each would take a tenth of
/// the time of a short element.
struct KeptBytes {
  private static var length: Int { 4_096 }

  private var copy: [UInt8] = []

  /// Where the copy begins in the buffer.
  private var start = 0

  /// A part of a buffer, which has not changed since the last call or the last `forget()`, except
  /// at its end.
  ///
  /// If the buffer is not much larger than the part, they share their memory. So they do if the
  /// buffer is short and full: what is kept of it can be all of it.
  mutating func part(_ range: Range<Int>, of buffer: [UInt8]) -> ArraySlice<UInt8> {
    let isFull = buffer.capacity <= min(2 * buffer.count, 4 * Self.length)
    if isFull || buffer.capacity <= 4 * range.count { return buffer[range] }
    if range.lowerBound < start || range.upperBound > start + copy.count {
      let isShort = range.count < Self.length / 4
      let end = isShort ? min(buffer.count, range.lowerBound + Self.length) : range.upperBound
      start = range.lowerBound
      // NB: `Array(buffer[…])` of all bytes would share the memory.
      copy = []
      copy.reserveCapacity(end - start)
      copy.append(contentsOf: buffer[start..<end])
    }
    return copy[range.lowerBound - start..<range.upperBound - start]
  }

  /// Says that the bytes of the buffer have moved.
  mutating func forget() { copy = [] }
}
