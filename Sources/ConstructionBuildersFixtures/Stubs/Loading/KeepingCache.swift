import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A cache that stores nothing, and keeps a server alive while a session may need it.
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

  override func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }

  override func getCachedResponse(
    for dataTask: URLSessionDataTask,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
  ) {
    completionHandler(nil)
  }

  override func storeCachedResponse(_ cachedResponse: CachedURLResponse, for request: URLRequest) {}

  override func storeCachedResponse(
    _ cachedResponse: CachedURLResponse, for dataTask: URLSessionDataTask
  ) {}
}
