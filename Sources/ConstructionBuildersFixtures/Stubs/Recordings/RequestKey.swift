/// What a request has in common with its recording: method, host, path, query and body.
///
/// Headers and fragments do not count. The order of the query does not, nor do its secrets.
struct RequestKey: Hashable, Sendable {
  /// In capital letters: what records a request may have written it so.
  let method: String
  /// The host and the port, also the usual one; nil where any host matches.
  var origin: String?
  let segments: [String]
  let query: [QueryItem]
  var body: RequestBody

  init(method: String, url: URL, body: RequestBody) {
    // As in the recording, from which the secrets were removed.
    let cleaned = URL(string: Secrets.removed(from: url.absoluteString, as: .address).text) ?? url
    let components = URLComponents(url: cleaned, resolvingAgainstBaseURL: true)
    let scheme = components?.scheme?.lowercased()
    let port = components?.port ?? (scheme == "https" ? 443 : 80)
    self.method = method
    origin = "\(components?.host?.lowercased() ?? ""):\(port)"
    segments = StubRequest.segments(of: components)
    query = QueryItem.items(of: components?.percentEncodedQuery ?? "")
    self.body = body
  }

  init(_ request: StubRequest) {
    self.init(
      method: request.method.uppercased(), url: request.url, body: RequestBody(request.body))
  }

  var path: String { segments.escapedPath }

  /// The same on any host.
  var onAnyHost: RequestKey {
    var key = self
    key.origin = nil
    return key
  }

  /// The differences of `found` from this key of a recorded request. The host counts only if the
  /// recording has it.
  func mismatches(
    in found: RequestKey, countingHost: Bool
  ) -> [RequestMatcher.Mismatch] {
    var mismatches: [RequestMatcher.Mismatch] = []
    func add(
      _ place: String, _ expected: String, _ found: String, _ distance: @autoclosure () -> Int
    ) {
      guard expected != found else { return }
      mismatches.append(
        RequestMatcher.Mismatch(place, expected: expected, found: found, distance: distance()))
    }
    add("method", method, found.method, 6)
    if countingHost { add("host", origin ?? "", found.origin ?? "", 8) }
    add("path", path, found.path, 3 + 2 * editDistance(path, found.path))
    return mismatches + query.mismatches(in: found.query, as: "query")
      + body.mismatches(in: found.body)
  }
}
