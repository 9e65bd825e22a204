import ConstructionBuildersTesting
import Foundation

/// A real HTTP server on 127.0.0.1, at a port of the system, for the time of a test.
///
/// Each connection has a thread, and is kept alive as in HTTP/1.1.
final class LoopbackServer: Sendable {
  typealias Handler = @Sendable (LoopbackRequest) -> LoopbackReply

  let port: UInt16
  private let listener: LoopbackSocket
  private let state = Locked(State())

  private struct State {
    var requests: [LoopbackRequest] = []
    var connections: [Int: LoopbackSocket] = [:]
    var connectionCount = 0
    var isStopped = false
  }

  /// Starts a server that answers each request with the handler.
  ///
  /// - Throws: The error of the system. A test that cannot start its server fails.
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

  /// The requests so far, in the order of arrival.
  var requests: [LoopbackRequest] { state.withLock(\.requests) }

  /// The number of connections so far.
  var connectionCount: Int { state.withLock(\.connectionCount) }

  /// Ends all connections, and accepts no more.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      // Inside the lock, so that no socket is closed meanwhile and its number reused.
      for connection in state.connections.values { connection.shutDown() }
    }
    // Some systems do not wake a thread that waits for a connection when the socket is closed.
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
  /// On Linux, `URLSession` uses the proxies of the environment, which cannot reach this machine.
  private static func isReachedWithoutProxy() { _ = hasException }

  private static let hasException: Bool = {
    let environment = ProcessInfo.processInfo.environment
    guard ["http_proxy", "all_proxy", "ALL_PROXY"].contains(where: { environment[$0] != nil })
    else { return false }
    let others = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
    return setenv("no_proxy", others.isEmpty ? "127.0.0.1" : "\(others),127.0.0.1", 1) == 0
  }()
}

/// Calls `body` with a server, which is stopped after the call.
func withServer<Result>(
  _ handler: @escaping LoopbackServer.Handler, run body: (LoopbackServer) async throws -> Result
) async throws -> Result {
  let server = try LoopbackServer(handler)
  defer { server.stop() }
  return try await body(server)
}
