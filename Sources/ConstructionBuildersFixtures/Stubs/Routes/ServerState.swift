import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The routes of a server, the requests it has received, and the problems it has found.
final class ServerState: Sendable {
  let contents = Locked(Contents())

  struct Contents: Sendable {
    var routes: [Route] = []
    /// The use of each route, by the index of the route.
    var uses: [Use] = []
    var requests: [StubRequest] = []
    var unmatched: [UnmatchedRequest] = []
    /// Mistakes in the stubs, in the order in which they were found.
    var problems: [String] = []
    /// The indices of the unmatched requests and of the problems that were reported already.
    var reportedUnmatched: Set<Int> = []
    var reportedProblems: Set<Int> = []
  }

  struct Route: Sendable {
    let matcher: RequestMatcher
    let reply: @Sendable (StubRequest) throws -> StubReply
  }

  struct Use: Sendable {
    var requests: [StubRequest] = []
    /// The length of the longest sequence of replies that was started.
    var sequenceLength = 0
  }

  /// Adds a route, and returns its index.
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

  /// Records a request and returns its reply: a response, a failure, a redirect or a stall.
  ///
  /// Matchers and closures are called without the lock, because they may use the server.
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

  /// Records a mistake in the stubs, and returns it as the failure of a request.
  func problem(_ words: String, _ request: StubRequest) -> StubReply {
    contents.withLock { $0.problems.append(words) }
    return .failure(with: URLError(.cannotParseResponse, words, request.url))
  }

  /// The indices of the routes that answered no request, and that no later route with the same
  /// description overrides.
  var unusedRoutes: [Int] {
    let (routes, uses) = contents.withLock { ($0.routes, $0.uses) }
    let words = routes.map(\.matcher.description)
    return routes.indices.filter { index in
      uses[index].requests.isEmpty && !words[(index + 1)...].contains(words[index])
    }
  }

  /// The unused routes that no other problem explains.
  ///
  /// A route that contradicts itself has a problem of its own, and the nearest route of an
  /// unmatched request is part of that report.
  var unexplainedRoutes: [Int] {
    let (routes, unmatched) = contents.withLock { ($0.routes, $0.unmatched) }
    let nearest = Set(unmatched.filter(\.isNear).compactMap(\.nearestRoute))
    return unusedRoutes.filter { index in
      let matcher = routes[index].matcher
      return matcher.problems.isEmpty && !nearest.contains(matcher.description)
    }
  }
}

extension URLError {
  /// An error of the `NSURLErrorDomain` with a description of its own.
  init(_ code: URLError.Code, _ words: String?, _ url: URL) {
    var info: [String: Any] = [NSURLErrorFailingURLErrorKey: url]
    info[NSLocalizedDescriptionKey] = words
    self.init(code, userInfo: info)
  }
}
