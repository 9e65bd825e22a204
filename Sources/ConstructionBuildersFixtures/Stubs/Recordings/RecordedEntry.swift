/// An entry of a recording: a request as it is compared, and its reply.
struct RecordedEntry: Sendable, CustomStringConvertible {
  /// `GET https://example.com/v1/characters (log.entries[3])`
  let description: String
  let key: RequestKey
  let reply: StubReply
  /// The time from the request to the end of the response; zero if unknown.
  let time: Duration

  /// Nil for a request that an app does not send, such as one for a `data:` address.
  init?(_ entry: HAREntry, at index: Int, _ secrets: KnownSecrets) {
    let request = entry.request
    guard !request.isOfInfrastructure, let url = URL(written: request.address),
      let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme)
    else { return nil }
    let name = "log.entries[\(index)]"
    description = "\(request.method) \(request.address) (\(name))"
    key = RequestKey(
      method: request.method, url: url, body: request.comparedBody(secrets), secrets)
    reply = entry.response.reply(to: request.method, of: name)
    time = entry.time > 0 ? .milliseconds(min(entry.time, Self.longestTime)) : .zero
  }

  /// A day. No session waits longer, and a Duration cannot hold every number.
  private static let longestTime = 86_400_000.0
}
