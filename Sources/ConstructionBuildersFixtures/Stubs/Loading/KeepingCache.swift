/// A cache without capacity, which keeps a server alive while a session may need it.
///
/// A test may have released its server when the first request comes. Sessions copy their
/// configuration, and the cache is one of the few objects that a configuration can hold.
// @unchecked: `slot` is a constant and Sendable, and the superclass is Sendable.
final class KeepingCache: URLCache, @unchecked Sendable {
  private let slot: ServerSlot

  init(_ slot: ServerSlot) {
    self.slot = slot
    super.init(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
  }
}
