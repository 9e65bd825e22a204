/// The template of an endpoint: method, host and path, such as `GET a.example/users/{id}`.
///
/// Segments that are data by their text are `{id}`: numbers, UUIDs, hashes. That depends on nothing
/// else, so captures can be surveyed in parts. Query and fragment are left out, because they can be
/// private.
struct Endpoint: Hashable, Sendable {
  let method: String
  let host: String
  let segments: [String]

  static let variable = "{id}"

  /// - Parameter templates: The templates of paths that the person has stated. The first that fits
  ///   counts.
  /// - Returns: Nil if the text is no URL with a host, such as `data:text/plain,a://b`.
  init?(method: String, url: String, templates: [String] = []) {
    guard let end = url.firstIndex(of: ":"), url[end...].hasPrefix("://") else { return nil }
    let rest = url[end...].dropFirst(3)
    let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    // A user and a password are never kept.
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    guard !host.isEmpty else { return nil }
    let path = rest[authority.endIndex...].prefix { $0 != "?" && $0 != "#" }
    let segments = path.split(separator: "/").map(String.init)
    self.method = method.uppercased()
    self.host = host.lowercased()
    self.segments =
      templates.lazy.compactMap { Self.segments(segments, by: $0) }.first
      ?? segments.map { DataText.isData($0) ? Self.variable : $0 }
  }

  /// Reads a name.
  init?(name: String) {
    let parts = name.split(separator: " ", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    let segments = parts[1].split(separator: "/").map(String.init)
    guard let host = segments.first else { return nil }
    (method, self.host, self.segments) = (String(parts[0]), host, Array(segments.dropFirst()))
  }

  init(method: String, host: String, segments: [String]) {
    (self.method, self.host, self.segments) = (method, host, segments)
  }

  var path: String { "/" + segments.joined(separator: "/") }

  var name: String { "\(method) \(host)\(path)" }

  /// Whether it is what a person has named: with or without host, with or without method.
  func isNamed(_ text: String) -> Bool {
    [name, "\(method) \(path)", "\(host)\(path)", path].contains(text)
  }

  /// Whether it can be one of those that a person has named: segments such as `{id}` stand for any.
  func fits(_ text: String) -> Bool {
    if isNamed(text) { return true }
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let last = parts.last, parts.count == 1 || parts[0] == method else { return false }
    let path = last.hasPrefix("/") ? last[...] : last.drop { $0 != "/" }
    guard last.hasPrefix("/") || last.prefix(while: { $0 != "/" }) == host else { return false }
    return Self.segments(segments, by: String(path)) != nil
  }

  /// The template, if it fits the segments of a path.
  private static func segments(_ segments: [String], by template: String) -> [String]? {
    let parts = template.split(separator: "/").map(String.init)
    guard parts.count == segments.count else { return nil }
    let fits = zip(parts, segments).allSatisfy {
      $0 == $1 || $0.hasPrefix("{") && $0.hasSuffix("}")
    }
    return fits ? parts : nil
  }
}
