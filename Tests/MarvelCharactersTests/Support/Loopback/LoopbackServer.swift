import Foundation

/// A real HTTP server on 127.0.0.1, at a port that the system chooses, for as long as a test wants it.
///
/// Each connection has a thread of its own and is kept alive, as HTTP/1.1 has it.
final class LoopbackServer: Sendable {
  typealias Handler = @Sendable (LoopbackRequest) -> LoopbackReply

  let port: UInt16
  private let listener: LoopbackSocket
  private let state = Protected(State())

  private struct State {
    var requests: [LoopbackRequest] = []
    var connections: [Int: LoopbackSocket] = [:]
    var connectionCount = 0
    var isStopped = false
  }

  /// A server that answers each request with what the handler makes of it.
  ///
  /// - Throws: What the system has against it; never nothing, so that a test cannot be left out in silence.
  init(_ handler: @escaping Handler) throws {
    Self.isReachedWithoutProxy()
    listener = try LoopbackSocket.listening()
    port = try listener.port()
    Thread.detachNewThread { [self] in
      while let connection = listener.accept() {
        guard let number = add(connection) else { break }
        Thread.detachNewThread { [self] in
          serve(connection, handler)
          remove(number)
        }
      }
    }
  }

  /// Such as `http://127.0.0.1:40123`.
  var base: String { "http://127.0.0.1:\(port)" }

  /// What has been asked for so far, in the order in which it came.
  var requests: [LoopbackRequest] { state.withLock(\.requests) }

  /// How many connections have been made.
  var connectionCount: Int { state.withLock(\.connectionCount) }

  /// Ends all connections, and takes no more.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      // Inside of the lock, so that none is closed meanwhile and its number given to another.
      for connection in state.connections.values { connection.shutDown() }
    }
    // Not every system wakes who waits for a connection when the socket is closed.
    LoopbackSocket.knock(at: port)
  }

  private func add(_ connection: LoopbackSocket) -> Int? {
    let number: Int? = state.withLock { state in
      guard !state.isStopped else { return nil }
      state.connectionCount += 1
      state.connections[state.connectionCount] = connection
      return state.connectionCount
    }
    if number == nil {
      connection.close()
      listener.close()
    }
    return number
  }

  private func remove(_ number: Int) {
    state.withLock { state in
      state.connections.removeValue(forKey: number)?.close()
    }
  }

  private func serve(_ connection: LoopbackSocket, _ handler: Handler) {
    while let request = LoopbackRequest(from: connection) {
      state.withLock { $0.requests.append(request) }
      guard handler(request).send(to: connection) else { return }
    }
  }
}

extension LoopbackServer {
  /// On Linux, `URLSession` goes by the proxies of the environment, and none of them knows this machine's loopback.
  private static func isReachedWithoutProxy() { _ = hasException }

  private static let hasException: Bool = {
    let environment = ProcessInfo.processInfo.environment
    guard ["http_proxy", "all_proxy", "ALL_PROXY"].contains(where: { environment[$0] != nil })
    else { return false }
    let others = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
    return setenv("no_proxy", others.isEmpty ? "127.0.0.1" : "\(others),127.0.0.1", 1) == 0
  }()
}

/// A value that several threads use, one at a time.
// @unchecked: `value` is touched inside of `lock.withLock` and nowhere else.
final class Protected<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}

/// Calls `body` with a server that is there no longer than the call.
func withServer<Result>(
  _ handler: @escaping LoopbackServer.Handler, run body: (LoopbackServer) async throws -> Result
) async throws -> Result {
  let server = try LoopbackServer(handler)
  defer { server.stop() }
  return try await body(server)
}
