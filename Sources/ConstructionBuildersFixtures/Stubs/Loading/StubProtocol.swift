import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Where a session hands over a request: the subclass says for which server.
///
/// A `URLProtocol` is not Sendable; what happens to the request is up to its `Load`, and this is
/// only the door.
class StubProtocol: URLProtocol {
  private var load: Load?

  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  /// Starts the load; or goes on with it, when FoundationNetworking resumes a task that was
  /// suspended.
  override func startLoading() {
    if let load {
      load.resume()
    } else {
      load = Load(self, for: ServerSlot.state(behind: type(of: self)))
      load?.start()
    }
  }

  /// Ends the load; FoundationNetworking also calls it when a task is suspended.
  override func stopLoading() {
    #if canImport(FoundationNetworking)
      if task?.state == .suspended { return load?.suspend() ?? () }
    #endif
    load?.stop()
  }
}
