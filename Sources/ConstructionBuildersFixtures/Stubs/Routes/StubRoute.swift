/// A route of a ``StubServer``. It prints as the requests that it answers.
///
/// ```swift
/// let login = server.post("/login", reply: .status(204))
/// login.requests.count      // 0
/// ```
public struct StubRoute: Sendable, CustomStringConvertible {
  private let index: Int
  private let state: ServerState

  init(_ index: Int, of state: ServerState) {
    self.index = index
    self.state = state
  }

  /// The requests that the route has answered, in order.
  public var requests: [StubRequest] { state.contents.withLock { $0.uses[index].requests } }

  public var description: String {
    state.contents.withLock { $0.routes[index].matcher.description }
  }
}
