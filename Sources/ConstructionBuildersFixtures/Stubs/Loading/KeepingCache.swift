import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Caches nothing, and keeps a server for as long as there is a session that was made for it.
///
/// A test may well have let go of its server when the first request comes. A configuration, which
/// sessions copy, can hold no object but such as this one.
// @unchecked: `state` is a constant and Sendable, and the superclass is Sendable.
final class KeepingCache: URLCache, @unchecked Sendable {
  private let state: ServerState

  init(_ state: ServerState) {
    self.state = state
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
