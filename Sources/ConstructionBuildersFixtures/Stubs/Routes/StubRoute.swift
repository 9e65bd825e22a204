/// A route of a ``StubServer``, as it was added.
///
/// ```swift
/// let login = server.post("/login", reply: .status(204))
/// login.requests.count      // 0
/// "\(login)"                // POST /login
/// ```
public struct StubRoute: Sendable, CustomStringConvertible {
  private let index: Int
  private let state: ServerState

  init(_ index: Int, of state: ServerState) {
    self.index = index
    self.state = state
  }

  /// The requests that this route has answered, in order.
  public var requests: [StubRequest] { state.contents.withLock { $0.uses[index].requests } }

  /// Whether it has answered any.
  public var isUsed: Bool { !requests.isEmpty }

  /// What the route expects, in words.
  public var description: String {
    state.contents.withLock { $0.routes[index].matcher.description }
  }
}
