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

  /// The key of a request whose secrets were removed.
  init(method: String, url: URL, body: RequestBody, _ secrets: KnownSecrets) {
    let components = URLComponents(url: url, resolvingAgainstBaseURL: true)
    let scheme = components?.scheme?.lowercased()
    let port = components?.port ?? (scheme == "https" ? 443 : 80)
    self.method = method
    origin = "\(components?.host?.lowercased() ?? ""):\(port)"
    segments = StubRequest.segments(of: components)
    query = QueryItem.items(of: components?.percentEncodedQuery ?? "", secrets)
    self.body = body
  }

  /// The keys of a request that a server has received, by the ways to read its body, which need not
  /// say its type, the likeliest first. A recording has one of them.
  static func keys(of request: StubRequest, _ secrets: KnownSecrets) -> [RequestKey] {
    var cleaner = SecretCleaner(secrets.names)
    for (name, value) in request.headers where cleaner.isSecret(name, of: value, in: .header) {
      _ = cleaner.removeHeader(value, name)
    }
    let address = request.url.absoluteString
    let cleaned = cleaner.cleaned(address, as: .address) ?? address
    func key(_ cleaner: SecretCleaner, _ body: ((String) -> String) -> RequestBody) -> RequestKey {
      let values = SecretValues(cleaner.values)
      let rest = secrets.removed(from: cleaned, and: values)
      return RequestKey(
        method: request.method.uppercased(), url: URL(string: rest) ?? request.url,
        body: body { secrets.removed(from: $0, and: values) }, secrets)
    }
    guard let data = request.body, !data.isEmpty, let text = String(data: data, encoding: .utf8)
    else { return [key(cleaner) { _ in RequestBody(request.body, secrets) }] }
    let sent = request.header("Content-Type").flatMap { MediaType($0).isMultipart ? $0 : nil }
    func key(ofType type: String?, _ cleaner: SecretCleaner) -> RequestKey {
      var cleaner = cleaner
      let body = cleaner.cleaned(body: text, ofType: type) ?? text
      return key(cleaner) { RequestBody(Data($0(body).utf8), ofType: type, secrets) }
    }
    // By its type, or without its text by its decoded items.
    var itemCleaner = cleaner
    let items = QueryItem.decoded(items: text).map { item in
      let isSecret = itemCleaner.isSecret(item.name, of: item.value)
      if isSecret { _ = itemCleaner.remove(item.value, item.name) }
      return QueryItem(
        name: itemCleaner.cleaned(anyText: item.name) ?? item.name,
        value: isSecret ? item.value : itemCleaner.cleaned(anyText: item.value) ?? item.value)
    }
    let ofItems = key(itemCleaner) { removed in
      RequestBody(
        formOf: items.map { QueryItem(name: removed($0.name), value: removed($0.value)) }, secrets)
    }
    let hasItems = text.utf8.contains(UInt8(ascii: "="))
    var types = hasItems ? [sent, RequestBody.formType] : [sent]
    // Only lines are read in another way as a plain text.
    if hasItems, sent == nil, text.utf8.contains(UInt8(ascii: "\n")) { types.append("text/plain") }
    // Whether or not the values of the items were removed from the text.
    let cleaners = itemCleaner.values == cleaner.values ? [cleaner] : [cleaner, itemCleaner]
    return cleaners.flatMap { cleaner in types.map { key(ofType: $0, cleaner) } } + [ofItems]
  }

  var path: String { segments.escapedPath }

  var withAnyBody: RequestKey {
    var key = self
    key.body = .any
    return key
  }

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
    add("path", path, found.path, 3 + 2 * pathDistance(segments, found.segments))
    return mismatches + query.mismatches(in: found.query, as: "query")
      + body.mismatches(in: found.body)
  }
}
