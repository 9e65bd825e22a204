import HeapCount

/// What one decode asks of the heap.
struct HeapUse: Codable {
  /// Calls of `malloc` and its relatives.
  let allocations: Int

  /// The most bytes in use at once, above those in use before.
  let peak: Int

  /// Counts what `body` does; nil where the platform does not let it be counted.
  static func during(_ body: () throws -> Void) rethrows -> HeapUse? {
    guard heap_count_is_available() else { return nil }
    heap_count_start()
    defer { _ = heap_count_stop() }
    try body()
    let count = heap_count_stop()
    return HeapUse(allocations: count.allocations, peak: count.peak)
  }
}
