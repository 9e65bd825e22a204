import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request on its way: it is read, answered, and its reply sent when its time has come.
///
/// All of it happens on a queue of its own, so that a reply that takes its time holds up nobody.
final class Load: Sendable {
  private let channel: ClientChannel
  private let server: ServerState?
  private let request: URLRequest
  private let view: Locked<TaskView>
  private let queue = DispatchQueue(label: "ConstructionBuildersFixtures.Load")
  private let timeout: Timeout
  /// The time for all of it, which begins only once.
  private let resourceTimeout: Timeout?

  /// The redirects that are followed before it looks like a circle.
  private static let mostRedirects = 20

  /// - Precondition: called in `startLoading`.
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
    timeout = Timeout(request.timeoutInterval, session: view.timeout, fail)
    resourceTimeout = view.resourceTimeout.map { Timeout($0, fail) }
  }

  func start() {
    timeout.restart()
    resourceTimeout?.restart()
    queue.async { self.begin() }
  }

  /// Ends the load without a word to the client.
  func stop() {
    channel.close()
    timeout.cancel()
    resourceTimeout?.cancel()
  }

  /// Nothing has to come in time until the load is resumed; the channel keeps back what comes. The time for all
  /// of it goes on.
  func suspend() { timeout.suspend() }

  /// Goes on after a suspension.
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
          let words = "The redirect of \(request) leads nowhere: \"\(location)\" is no address"
          return self.perform(server.problem(words, request), for: request, of: server)
        }
        self.perform(server.reply(to: next), for: next, of: server, redirects: redirects + 1)
      case .stall, .sequence, .impossible:
        // The server has resolved the last two. Nothing more comes, and the timeout ends it.
        break
      }
    }
  }

  /// Sends the steps, each when it is due.
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

  /// Goes on after a time, unless the load has ended by then.
  private func after(_ delay: Duration, _ work: @escaping @Sendable () -> Void) {
    let next: @Sendable () -> Void = { [channel] in
      if !channel.isClosed { work() }
    }
    if delay > .zero {
      queue.asyncAfter(deadline: .now() + delay.seconds, execute: next)
    } else {
      queue.async(execute: next)
    }
  }
}

extension Duration {
  /// The same in seconds.
  fileprivate var seconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18
  }
}

extension URLRequest {
  /// The address, or that of nothing.
  fileprivate var stubURL: URL { url ?? URL(filePath: "/") }
}
