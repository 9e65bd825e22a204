/// Which requests of a recording are surveyed.
struct RequestFilter: Sendable {
  /// A pattern for the URL without its query, in which `*` stands for any text; nil for all.
  var url: String?
  /// Nil for all.
  var method: String?
  /// The statuses that are taken; nil for all.
  var statuses: ClosedRange<Int>? = 200...299

  func takes(method: String, url: String, status: Int) -> Bool {
    if let wanted = self.method, wanted.lowercased() != method.lowercased() { return false }
    if let statuses, !statuses.contains(status) { return false }
    guard let pattern = self.url else { return true }
    let plain = url.prefix { $0 != "?" && $0 != "#" }
    return pattern.contains("*") ? plain.matches(pattern) : plain.contains(pattern)
  }

  /// The statuses that a text such as `200`, `2xx`, `200-299` or `any` stands for; nil if it is
  /// none of these.
  static func statuses(_ text: String) -> ClosedRange<Int>?? {
    if text == "any" { return .some(nil) }
    if let one = Int(text), 100...999 ~= one { return one...one }
    if text.count == 3, text.hasSuffix("xx"), let digit = Int(text.prefix(1)), digit > 0 {
      return digit * 100...digit * 100 + 99
    }
    let ends = text.split(separator: "-").map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last else {
      return nil
    }
    return first...last
  }
}

extension Substring {
  /// Whether the text is what a pattern says, in which `*` stands for any text.
  func matches(_ pattern: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, hasPrefix(first) else { return false }
    if parts.count == 1 { return self == first }
    var rest = dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
