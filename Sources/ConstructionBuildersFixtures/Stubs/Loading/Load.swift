/// One request: it is read, matched, and answered after its delay.
///
/// Each load has a queue of its own, so that a slow reply delays no other request.
final class Load: Sendable {
  private let channel: ClientChannel
  private let server: ServerState?
  private let request: URLRequest
  private let view: Locked<TaskView>
  private let queue = DispatchQueue(label: "ConstructionBuildersFixtures.Load")
  private let timeout: Timeout
  /// The timeout for the whole load, which never restarts.
  private let resourceTimeout: Timeout?

  /// The number of redirects after which a loop is assumed.
  private static let mostRedirects = 20

  /// - Precondition: Called in `startLoading`.
  init(_ loading: URLProtocol, for server: ServerState?) {
    let view = TaskView(loading.task)
    let channel = ClientChannel(loading, view)
    let request = loading.request
    self.channel = channel
    self.server = server
    self.request = request
    self.view = Locked(view)
    let fail: @Sendable () -> Void = {
      channel.send(.failure(URLError(.timedOut, nil, request.stubURL)))
    }
    // A request with the default timeout has that of its session.
    let isDefault = request.timeoutInterval == 60
    timeout = Timeout((isDefault ? view.timeout : nil) ?? request.timeoutInterval, fail)
    resourceTimeout = view.resourceTimeout.map { Timeout($0, fail) }
  }

  func start() {
    timeout.restart()
    resourceTimeout?.restart()
    queue.async { self.begin() }
  }

  /// Stops the load without calling the client.
  func stop() {
    channel.close()
    timeout.cancel()
    resourceTimeout?.cancel()
  }

  /// Stops the request timeout until the load is resumed. The channel holds events back. The
  /// resource timeout continues.
  func suspend() { timeout.suspend() }

  /// Continues after a suspension.
  func resume() {
    timeout.resume()
    channel.resume()
  }

  private func begin() {
    let view = view.withLock { $0 }
    guard let server else {
      return send(
        .failure(
          URLError(
            .unsupportedURL, "The stub server of this session is gone: keep a reference to it",
            request.stubURL)))
    }
    let body =
      request.httpBody ?? view.upload ?? request.httpBodyStream.map { Data(reading: $0) }
    let request = StubRequest(self.request, body: body, sessionHeaders: view.sessionHeaders)
    if let refusal = view.refusal {
      perform(server.problem(refusal, request), for: request, of: server)
    } else {
      perform(server.reply(to: request), for: request, of: server)
    }
  }

  private func perform(
    _ reply: StubReply, for request: StubRequest, of server: ServerState, redirects: Int = 0
  ) {
    after(reply.delay) {
      switch reply.kind {
      case .failure(let error):
        self.send(.failure(error))
      case .response(let response):
        if let words = response.refusal(to: request) {
          self.perform(server.problem(words, request), for: request, of: server)
        } else {
          self.run(response.steps(for: request.url)[...])
        }
      case .redirect(let location, let status):
        guard redirects < Self.mostRedirects else {
          let words =
            "\(Self.mostRedirects) redirects were followed, the last one to \(request.url)"
          return self.send(.failure(URLError(.httpTooManyRedirects, words, request.url)))
        }
        guard let next = request.redirected(to: location, status: status) else {
          let words = "The redirect of \(request) leads nowhere: \"\(location)\" is not an address"
          return self.perform(server.problem(words, request), for: request, of: server)
        }
        self.perform(server.reply(to: next), for: next, of: server, redirects: redirects + 1)
      case .stall, .sequence, .impossible:
        // `ServerState` has resolved the last two. Nothing more comes, and the timeout ends it.
        break
      }
    }
  }

  /// Sends each step after its delay.
  private func run(_ steps: ArraySlice<Step>) {
    guard let step = steps.first else { return }
    after(step.delay) {
      self.send(step.event)
      self.run(steps.dropFirst())
    }
  }

  private func send(_ event: ClientChannel.Event) {
    channel.send(event)
    guard event.isLast else { return timeout.restart() }
    timeout.cancel()
    resourceTimeout?.cancel()
  }

  /// Continues after a delay, unless the load has ended by then.
  private func after(_ delay: Duration, _ work: @escaping @Sendable () -> Void) {
    let next: @Sendable () -> Void = { [channel] in
      if !channel.isClosed { work() }
    }
    if delay > .zero {
      queue.asyncAfter(deadline: .now() + delay / .seconds(1), execute: next)
    } else {
      queue.async(execute: next)
    }
  }
}

extension URLRequest {
  /// The URL, or a placeholder.
  fileprivate var stubURL: URL { url ?? URL(filePath: "/") }
}
