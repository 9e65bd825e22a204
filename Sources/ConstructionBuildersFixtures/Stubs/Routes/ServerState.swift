/// The routes of a server, the requests it has received, and the problems it has found.
final class ServerState: Sendable {
  let contents = Locked(Contents())

  struct Contents: Sendable {
    /// The routes, in the order in which they were added.
    var routes: [Route] = []
    /// The use of each route. Apart from the routes, so that a copy of those copies no requests.
    var uses: [Use] = []
    var requests: [StubRequest] = []
    /// What was found, in that order.
    var mistakes: [Mistake] = []
  }

  struct Route: Sendable {
    let matcher: RequestMatcher
    let reply: @Sendable (StubRequest) throws -> StubReply
    /// What of the route was not used, if it says so itself.
    let unused: (@Sendable () -> String?)?
  }

  struct Use: Sendable {
    /// The requests that the route has answered.
    var requests: [StubRequest] = []
    /// The length of the longest sequence of replies that was started.
    var sequenceLength = 0
  }

  /// A mistake in the stubs, or a request without a route.
  struct Mistake: Sendable {
    let words: String
    var unmatched: UnmatchedRequest?
    /// Whether a test has reported it already.
    var isReported = false
  }

  /// Adds a route, and returns its index.
  func add(
    _ matcher: RequestMatcher, unused: (@Sendable () -> String?)? = nil,
    _ reply: @escaping @Sendable (StubRequest) throws -> StubReply
  ) -> Int {
    contents.withLock { contents in
      contents.routes.append(Route(matcher: matcher, reply: reply, unused: unused))
      contents.uses.append(Use())
      contents.mistakes += matcher.problems.map { Mistake(words: $0) }
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
    let words = unmatched.description
    contents.withLock { $0.mistakes.append(Mistake(words: words, unmatched: unmatched)) }
    return .failure(with: URLError(.unsupportedURL, words, request.url))
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
    contents.withLock { $0.mistakes.append(Mistake(words: words)) }
    return .failure(with: URLError(.cannotParseResponse, words, request.url))
  }
}

extension ServerState.Contents {
  /// The mistakes that were not reported yet, then the routes and replies that were not used.
  var problems: [String] {
    var last: [String: Int] = [:]
    for (index, route) in routes.enumerated() { last[route.matcher.description] = index }
    let nearest = Set(
      mistakes.compactMap(\.unmatched).filter(\.isNear).compactMap(\.nearestRoute))
    return inOrder(from: 0).map { mistakes[$0].words }
      + routes.indices.compactMap { index in
        let words = routes[index].matcher.description
        return unused(index, isExplained: last[words] != index || nearest.contains(words))
      }
  }

  /// The indices of the unreported mistakes from a place on: those of the stubs, then the requests
  /// without a route.
  private func inOrder(from start: Int) -> [Int] {
    let indices = mistakes.indices[start...].filter { !mistakes[$0].isReported }
    return indices.filter { mistakes[$0].unmatched == nil }
      + indices.filter { mistakes[$0].unmatched != nil }
  }

  /// Returns the unreported mistakes from a place on, at most one of them with given words, and
  /// marks them as reported.
  mutating func report(from start: Int, words: String? = nil) -> [String] {
    let indices = inOrder(from: start).filter { words == nil || mistakes[$0].words == words }
      .prefix(words == nil ? .max : 1)
    for index in indices { mistakes[index].isReported = true }
    return indices.map { mistakes[$0].words }
  }

  /// Why a route counts as not used; nil when it was, or when something else explains it: a later
  /// route with the same description, a contradiction in the route, or a request that was nearest
  /// to it.
  ///
  /// - Parameter isExplained: Whether a later route or a request explains it.
  private func unused(_ index: Int, isExplained: Bool) -> String? {
    let route = routes[index]
    if let unused = route.unused { return unused() }
    let (count, length) = (uses[index].requests.count, uses[index].sequenceLength)
    if count > 0 {
      return count < length
        ? "Not used: \(length - count) of the \(length) replies of \(route.matcher)" : nil
    }
    return isExplained || !route.matcher.problems.isEmpty ? nil : "Not used: \(route.matcher)"
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
