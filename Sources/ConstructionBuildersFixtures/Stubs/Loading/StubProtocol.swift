/// Receives the requests of a session; the subclass identifies the server.
///
/// A `URLProtocol` is not Sendable, so a `Load` does the work.
class StubProtocol: URLProtocol {
  private var load: Load?

  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  /// Starts the load. FoundationNetworking also calls this when a suspended task is resumed.
  override func startLoading() {
    if let load {
      load.resume()
    } else {
      load = Load(self, for: ServerSlot.state(behind: type(of: self)))
      load?.start()
    }
  }

  /// Stops the load. FoundationNetworking also calls this when a task is suspended.
  override func stopLoading() {
    #if canImport(FoundationNetworking)
      if task?.state == .suspended { return load?.suspend() ?? () }
    #endif
    load?.stop()
  }
}
