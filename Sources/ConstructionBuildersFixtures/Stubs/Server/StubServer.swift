/// Answers the requests of its own sessions, without a network.
///
/// ```swift
/// let server = StubServer()
/// server.get("/v1/public/characters", reply: .json(["code": 200]))
///
/// let url = server.baseURL.appending(path: "v1/public/characters")
/// let (data, response) = try await server.session.data(from: url)
///
/// server.requests.map(\.path)      // ["/v1/public/characters"]
/// try server.verify()
/// ```
///
/// Pass ``session`` to the code under test, or a session made with ``configuration``. Code that
/// uses `URLSession.shared` needs neither: run it inside `withShared`.
///
/// A request without a matching route fails with an error that names the nearest route, and is in
/// ``unmatched``. Servers share nothing, so tests with servers of their own run in parallel.
public final class StubServer: Sendable {
  /// A base for the URLs of a test. The server answers every other host, too.
  public let baseURL: URL

  let slot = ServerSlot()
  private let ownSession = Locked<URLSession?>(nil)

  /// Makes a server without routes, by default at `https://stub.test`: no such host can exist.
  public init(baseURL: URL? = nil) {
    self.baseURL = baseURL ?? URL(string: "https://stub.test") ?? URL(filePath: "/")
  }

  /// A session without a delegate whose requests this server answers; always the same one.
  public var session: URLSession {
    ownSession.withLock { session in
      if let session { return session }
      let new = URLSession(configuration: configuration)
      session = new
      return new
    }
  }

  /// A new configuration for a session of your own whose requests this server answers.
  ///
  /// ```swift
  /// let configuration = server.configuration
  /// configuration.timeoutIntervalForRequest = 0.05
  /// let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  /// ```
  ///
  /// Keep its `protocolClasses`, which lead to the server, and its `urlCache`, which keeps it
  /// alive.
  public var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [slot.protocolClass]
    configuration.urlCache = KeepingCache(slot)
    return configuration
  }
}

extension StubServer {
  var state: ServerState { slot.state }

  /// All requests received, in order, including unmatched requests and those after a redirect.
  public var requests: [StubRequest] { state.contents.withLock { $0.requests } }

  /// The last request received.
  public var lastRequest: StubRequest? { requests.last }

  /// The requests that no route matched, each with the nearest route.
  public var unmatched: [UnmatchedRequest] {
    state.contents.withLock { $0.mistakes.compactMap(\.unmatched) }
  }
}
