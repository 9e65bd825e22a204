extension Load {
  /// The next event for the client, and the delay before it.
  struct Step: Sendable {
    var delay: Duration = .zero
    let event: ClientChannel.Event
  }
}

extension StubReply.Response {
  /// Why this response cannot be sent.
  func refusal(to request: StubRequest) -> String? {
    guard 100...999 ~= status else {
      return "The reply of \(request) cannot be sent: \(status) is not an HTTP status"
    }
    return challengeRefusal
  }

  private var challengeRefusal: String? {
    #if canImport(FoundationNetworking)
      let challenge = headers.first { $0.key.lowercased() == "www-authenticate" }?.value
        .lowercased()
      guard status == 401, let challenge, challenge.contains("basic "), challenge.contains("realm")
      else { return nil }
      return "On Linux a request hangs after a 401 with a challenge of the scheme Basic: leave out "
        + "the header WWW-Authenticate"
    #else
      return nil
    #endif
  }

  /// The events of the response: the header, the chunks of the body, and the end, if there is one.
  func steps(for url: URL) -> [Load.Step] {
    guard
      let head = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    else {
      let words = "A response with the status \(status) cannot be made"
      return [Load.Step(event: .failure(URLError(.cannotParseResponse, words, url)))]
    }
    let sent = body.prefix(max(interruption?.bytes ?? body.count, 0))
    let size = chunkSize ?? max(sent.count, 1)
    let pieces = stride(from: sent.startIndex, to: sent.endIndex, by: size).map { start in
      Load.Step(delay: interval, event: .data(Data(sent[start...].prefix(size))))
    }
    let steps = [Load.Step(event: .response(head))] + pieces
    guard let interruption else { return steps + [Load.Step(event: .finish)] }
    return steps + (interruption.error.map { [Load.Step(event: .failure($0))] } ?? [])
  }
}

extension StubRequest {
  /// The request after a redirect; nil when the location is not a URL.
  func redirected(to location: String, status: Int) -> StubRequest? {
    guard let next = URL(written: location, relativeTo: url)?.absoluteURL else { return nil }
    var request = urlRequest
    request.url = next
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    guard status == 303 || (method == "POST" && (status == 301 || status == 302)) else {
      return StubRequest(request, body: body)
    }
    request.httpMethod = method == "HEAD" ? "HEAD" : "GET"
    request.httpBody = nil
    request.httpBodyStream = nil
    for name in ["Content-Type", "Content-Length"] {
      request.setValue(nil, forHTTPHeaderField: name)
    }
    return StubRequest(request, body: nil)
  }
}
