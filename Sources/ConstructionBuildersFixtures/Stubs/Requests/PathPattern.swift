/// A path with wildcards and names, and optionally a host.
struct PathPattern: Sendable, CustomStringConvertible {
  let description: String

  /// The query of the pattern, in its order. A name may occur several times.
  let query: [(name: String, value: String)]

  /// The scheme, the host and the port, when the pattern has them, as in a URL.
  private let origin: String?
  private let path: String
  private let segments: [Segment]

  init(_ text: String) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var address = halves.first.map(String.init) ?? ""
    query = (halves.count == 2 ? halves[1] : "").split(separator: "&").map { item in
      let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map { $0.removingPercentEncoding ?? String($0) }
      return (pair[0], pair.count == 2 ? pair[1] : "")
    }

    var base = ""
    if let scheme = address.range(of: "://"), !address[..<scheme.lowerBound].contains("/") {
      let end = address[scheme.upperBound...].firstIndex(of: "/") ?? address.endIndex
      base = address[..<end].lowercased()
      address = String(address[end...])
    }
    origin = base.isEmpty ? nil : URL(string: base).map(Self.origin) ?? base
    path = "/" + address.drop { $0 == "/" }
    description = base + path
    segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      .map { Segment(String($0)) }
  }

  func compare(_ request: StubRequest) -> RequestMatcher.Comparison {
    var comparison = RequestMatcher.Comparison()
    if let origin, case let found = Self.origin(of: request.url), origin != found {
      comparison.mismatches.append(
        RequestMatcher.Mismatch("host", expected: origin, found: found, distance: 8))
    }
    if let parameters = match(request.segments) {
      comparison.parameters = parameters
    } else {
      let distance = 3 + 2 * pathDistance(segments.map(\.text), request.segments)
      comparison.mismatches.append(
        RequestMatcher.Mismatch(
          "path", expected: path, found: request.escapedPath, distance: distance))
    }
    return comparison
  }

  private static func origin(of url: URL) -> String {
    let port = url.port.map { ":\($0)" } ?? ""
    let host = url.host(percentEncoded: false) ?? ""
    // The host of an IPv6 address comes without its brackets.
    let written = host.contains(":") ? "[\(host)]" : host
    return "\(url.scheme ?? "")://\(written)\(port)".lowercased()
  }

  /// The parameters; nil when the path does not match.
  ///
  /// What follows a `**` is matched as early as possible. So only the last one is ever tried again,
  /// one segment later.
  private func match(_ path: [String]) -> [String: String]? {
    var places = segments.map { _ in 0 }
    var (next, place) = (0, 0)
    var stars: (next: Int, place: Int)?
    while next < segments.count || place < path.count {
      if next < segments.count, segments[next].text == "**" {
        next += 1
        stars = (next, place)
      } else if next < segments.count, place < path.count,
        segments[next].matches(path[place])
      {
        places[next] = place
        next += 1
        place += 1
      } else if let last = stars, last.place < path.count {
        (next, place) = (last.next, last.place + 1)
        stars = (next, place)
      } else {
        return nil
      }
    }
    // Of two names that are alike, the first one counts.
    return zip(segments, places).reversed().reduce(into: [:]) { found, step in
      if let name = step.0.name { found[name] = path[step.1] }
    }
  }
}

/// A segment of a pattern.
private struct Segment: Sendable {
  let text: String
  /// The name in `{name}`; nil for another segment.
  let name: String?
  /// The decoded pieces between the stars.
  private let pieces: [String]

  init(_ text: String) {
    self.text = text
    let isNamed = text.count > 2 && text.hasPrefix("{") && text.hasSuffix("}")
    name = isNamed ? String(text.dropFirst().dropLast()) : nil
    pieces = text.split(separator: "*", omittingEmptySubsequences: false)
      .map { $0.removingPercentEncoding ?? String($0) }
  }

  /// Whether it is named, or has the pieces between the stars in order, the first and the last at
  /// its ends.
  func matches(_ text: String) -> Bool {
    if name != nil { return !text.isEmpty }
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
      return pieces == [text]
    }
    guard text.hasPrefix(first), text.hasSuffix(last), text.count >= first.count + last.count else {
      return false
    }
    var rest = text.dropFirst(first.count).dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let range = rest.range(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }
}
