internal import ConstructionBuildersC

/// How much of the running thread's stack is left.
///
/// Reading and building recurse with the document. Before each level they compare the place of a
/// local variable with `limit`. Below it, they continue on a thread with a stack of its own.
@safe @usableFromInline
enum ThreadStack {
  /// The address below which no further level should begin on this thread: a quarter of the stack,
  /// and at most 128 kB, stay for one level and what it calls.
  ///
  /// 1 where the size of the stack is not known. An odd address says that no other thread can be
  /// had: see `refuse()`.
  @usableFromInline
  static var limit: UInt {
    let known = unsafe construction_builders_thread().pointee.stack_limit
    if known != 0 { return known }
    let limit = measuredLimit
    setLimit(limit)
    return limit
  }

  private static func setLimit(_ limit: UInt) {
    unsafe construction_builders_thread().pointee.stack_limit = limit
  }

  /// Whether the running function stands below a limit.
  ///
  /// `@inline(__always)`: AddressSanitizer would move the variable to the heap if its address were
  /// passed on.
  @inlinable @inline(__always)
  static func isBelow(_ limit: UInt) -> Bool {
    var marker: UInt8 = 0
    return unsafe withUnsafeMutablePointer(to: &marker) { UInt(bitPattern: $0) < limit }
  }

  /// The same by the frame of the function, which takes longer.
  ///
  /// AddressSanitizer keeps local variables elsewhere: there, a new thread would seem to be short
  /// of stack as well, and so would the next.
  static func isFrameBelow(_ limit: UInt) -> Bool { construction_builders_frame() < limit }

  /// Says that no thread could be made to continue on, so that levels from here on are refused.
  ///
  /// The level that asked stands above this function, by no more than a few frames: it is one of
  /// them, wherever in it that is asked.
  static func refuse() {
    setLimit(max(limit, construction_builders_frame() &+ (4 << 10)) | 1)
  }

  /// Says that there are threads again.
  static func allow() {
    if limit & 1 == 1 { setLimit(0) }
  }

  /// Whether levels below a limit are refused.
  static func isRefusing(at limit: UInt) -> Bool { limit & 1 == 1 && isBelow(limit) }

  /// Runs `body` without a limit, where the stack of the running code is not that of its thread.
  static func withoutLimit<Result>(_ body: () -> Result) -> Result {
    let limit = limit
    setLimit(1)
    defer { setLimit(limit) }
    return body()
  }

  /// Whether the running code has another stack than its thread, as a coroutine has.
  static var isOutside: Bool { bounds.map(isOutside) ?? true }

  private static func isOutside(_ bounds: Range<UInt>) -> Bool {
    isFrameBelow(bounds.lowerBound) || !isFrameBelow(bounds.upperBound)
  }

  /// The addresses of the thread's stack; nil if the system does not tell.
  private static var bounds: Range<UInt>? {
    let stack = construction_builders_thread_stack()
    return stack.lowest < stack.end ? stack.lowest..<stack.end : nil
  }

  private static var measuredLimit: UInt {
    guard let bounds, !isOutside(bounds) else { return 1 }
    return (bounds.lowerBound + min(128 << 10, UInt(bounds.count) / 4)) & ~1
  }
}
