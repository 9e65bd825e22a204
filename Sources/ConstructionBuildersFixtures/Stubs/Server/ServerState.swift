import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The routes of a server, and what has come to it.
///
/// It lives as long as the server or a session that was made for it.
final class ServerState: Sendable {
  /// The protocol class that is this server's alone.
  let slot: StubProtocol.Type
  let contents = Locked(Contents())

  struct Contents: Sendable {
    var routes: [Route] = []
    /// What has come of each route.
    var uses: [Use] = []
    var requests: [StubRequest] = []
    var unmatched: [UnmatchedRequest] = []
    /// What is wrong with the stubs themselves, in the order of its appearance.
    var problems: [String] = []
    /// Which of the unmatched requests, and of the problems, have been told.
    var toldUnmatched: Set<Int> = []
    var toldProblems: Set<Int> = []
  }

  struct Route: Sendable {
    let matcher: RequestMatcher
    let reply: @Sendable (StubRequest) throws -> StubReply
  }

  struct Use: Sendable {
    var requests: [StubRequest] = []
    /// How many replies the longest sequence had that was sent.
    var sequenceLength = 0
  }

  init() {
    slot = Slots.new()
    Slots.owners.withLock { $0[ObjectIdentifier(slot)] = WeakState(state: self) }
  }

  deinit {
    let key = ObjectIdentifier(slot)
    Slots.owners.withLock { $0[key] = nil }
  }

  /// The server that a protocol class belongs to, if it is still there.
  static func owner(of slot: AnyClass) -> ServerState? {
    Slots.owners.withLock { $0[ObjectIdentifier(slot)]?.state }
  }

  /// Adds a route, and gives its index.
  func add(
    _ matcher: RequestMatcher, _ reply: @escaping @Sendable (StubRequest) throws -> StubReply
  ) -> Int {
    contents.withLock { contents in
      contents.routes.append(Route(matcher: matcher, reply: reply))
      contents.uses.append(Use())
      contents.problems += matcher.problems
      return contents.routes.count - 1
    }
  }

  /// Records a request and answers it: a response, a failure, a redirect, or nothing for ever.
  ///
  /// Matchers and closures are called without a lock, since they may ask the server.
  func reply(to request: StubRequest) -> StubReply {
    let (position, routes) = contents.withLock { contents in
      contents.requests.append(request)
      return (contents.requests.count - 1, contents.routes)
    }
    for (index, route) in routes.enumerated().reversed() {
      let comparison = route.matcher.compare(request)
      guard comparison.isMatch, route.matcher.problems.isEmpty else { continue }
      var request = request
      request.parameters = comparison.parameters
      let turn = contents.withLock { [request] contents in
        contents.requests[position] = request
        contents.uses[index].requests.append(request)
        return contents.uses[index].requests.count - 1
      }
      return reply(of: route, index: index, turn: turn, to: request)
    }
    let unmatched = UnmatchedRequest(request, among: routes.map(\.matcher))
    contents.withLock { $0.unmatched.append(unmatched) }
    return .failure(with: URLError(.unsupportedURL, "\(unmatched)", request.url))
  }

  private func reply(of route: Route, index: Int, turn: Int, to request: StubRequest) -> StubReply {
    var reply: StubReply
    do { reply = try route.reply(request) } catch let error as URLError {
      return .failure(with: error)
    } catch {
      return problem("The reply of \(route.matcher) failed: \(error)", request)
    }
    if case .sequence(let replies) = reply.kind {
      contents.withLock { contents in
        let longest = max(contents.uses[index].sequenceLength, replies.count)
        contents.uses[index].sequenceLength = longest
      }
      reply = replies[min(turn, replies.count - 1)]
    }
    if case .impossible(let words) = reply.kind {
      return problem("The reply of \(route.matcher) cannot be sent: \(words)", request)
    }
    return reply
  }

  /// Records what is wrong with the stubs, and makes it the failure of a request.
  func problem(_ words: String, _ request: StubRequest) -> StubReply {
    contents.withLock { $0.problems.append(words) }
    return .failure(with: URLError(.cannotParseResponse, words, request.url))
  }

  /// The indices of the routes without a request that no later route with the same words overrides.
  var unusedRoutes: [Int] {
    let (routes, uses) = contents.withLock { ($0.routes, $0.uses) }
    let words = routes.map(\.matcher.description)
    return routes.indices.filter { index in
      uses[index].requests.isEmpty && !words[(index + 1)...].contains(words[index])
    }
  }

  /// Those of them of which nothing has been said: that a route answers nothing has been told where
  /// it contradicts itself, or is what a request without a route was meant for.
  var unexplainedRoutes: [Int] {
    let (routes, unmatched) = contents.withLock { ($0.routes, $0.unmatched) }
    let nearest = Set(unmatched.filter(\.isNear).compactMap(\.nearestRoute))
    return unusedRoutes.filter { index in
      let matcher = routes[index].matcher
      return matcher.problems.isEmpty && !nearest.contains(matcher.description)
    }
  }
}

/// A state that is not kept.
struct WeakState: Sendable {
  weak var state: ServerState?
}

extension URLError {
  /// An error of the `NSURLErrorDomain` with words of its own.
  init(_ code: URLError.Code, _ words: String?, _ url: URL) {
    var info: [String: Any] = [NSURLErrorFailingURLErrorKey: url]
    info[NSLocalizedDescriptionKey] = words
    self.init(code, userInfo: info)
  }
}
