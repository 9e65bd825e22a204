import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

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
/// Code under test is given ``session``, a session made with ``configuration``, or no session at
/// all: inside of ``withShared(isolation:_:)`` the server answers `URLSession.shared`.
///
/// A request that no route matches fails with an error that names the nearest one, and is in
/// ``unmatched``. Servers share nothing, and tests with servers of their own run in parallel.
public final class StubServer: Sendable {
  /// What the addresses of a test can begin with. Any other host is answered as well, unless a
  /// route names one.
  public let baseURL: URL

  let slot = ServerSlot()
  private let ownSession = Locked<URLSession?>(nil)

  /// The base that a server has when none is given, `https://stub.test`: no such host can exist.
  public static let standardBaseURL = URL(string: "https://stub.test") ?? URL(filePath: "/")

  /// A server without routes.
  ///
  /// ```swift
  /// let server = StubServer()
  /// let url = server.baseURL.appending(path: "v1/characters")
  /// ```
  public init(baseURL: URL = StubServer.standardBaseURL) {
    self.baseURL = baseURL
  }

  /// A session without a delegate whose requests come here; always the same one.
  ///
  /// ```swift
  /// let (data, _) = try await server.session.data(from: url)
  /// ```
  public var session: URLSession {
    ownSession.withLock { session in
      if let session { return session }
      let new = URLSession(configuration: configuration)
      session = new
      return new
    }
  }

  /// A new configuration, for a session of your own whose requests come here.
  ///
  /// ```swift
  /// let configuration = server.configuration
  /// configuration.timeoutIntervalForRequest = 0.05
  /// let session = URLSession(configuration: configuration, delegate: delegate, delegateQueue: nil)
  /// ```
  ///
  /// Leave its `protocolClasses` and its `urlCache` as they are: the one leads to the server, the
  /// other caches nothing and keeps the server for as long as the session may need it.
  public var configuration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [slot.protocolClass]
    configuration.urlCache = KeepingCache(slot)
    return configuration
  }
}

extension StubServer {
  var state: ServerState { slot.state }

  /// Every request that has come, in order, those that no route matched included, and those that
  /// followed a redirect.
  ///
  /// ```swift
  /// server.requests.map(\.method)      // ["GET", "POST"]
  /// ```
  public var requests: [StubRequest] { state.contents.withLock { $0.requests } }

  /// The last request that has come.
  ///
  /// ```swift
  /// server.lastRequest?.json?["name"]      // "Cyclops"
  /// ```
  public var lastRequest: StubRequest? { requests.last }

  /// The requests that no route matched, each with the route that came nearest.
  ///
  /// ```swift
  /// for request in server.unmatched { print(request) }
  /// ```
  public var unmatched: [UnmatchedRequest] { state.contents.withLock { $0.unmatched } }

  /// The routes that no request has matched, but for those that a later route with the same words
  /// stands in for.
  ///
  /// ```swift
  /// server.unused.map(\.description)      // ["POST /login"]
  /// ```
  public var unused: [StubRoute] { state.unusedRoutes.map { StubRoute($0, of: state) } }
}
