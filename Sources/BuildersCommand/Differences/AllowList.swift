import ConstructionBuilders

/// Changes that are allowed for a time.
///
/// ```
/// # id or pattern -- last day -- reason
/// became-null|GET a.example/users/{id}|name -- 2026-12-31 -- the backend team rolls it back
/// new-value|* -- 2027-06-30 -- kinds are open
/// ```
struct AllowList: Sendable {
  struct Entry: Equatable, Sendable {
    let line: Int
    let pattern: String
    /// The last day on which it counts, such as `2026-12-31`.
    let lastDay: String
    let reason: String

    /// Whether a change has the id, or one of the pattern.
    func fits(_ change: Change) -> Bool { change.id[...].matches(pattern) }
  }

  private(set) var entries: [Entry] = []

  /// - Throws: ``InputError`` with the line that is wrong.
  init(_ text: String, named name: String) throws(InputError) {
    // Some editors begin a text with a byte order mark.
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in lines.enumerated() {
      let line = line.trimmed
      if line.isEmpty || line.hasPrefix("#") { continue }
      var parts = line.split(separator: " -- ").map { String($0.trimmed) }
      let (reason, lastDay) = (parts.popLast() ?? "", parts.popLast() ?? "")
      // A key may contain the separator.
      let pattern = parts.joined(separator: " -- ")
      guard !pattern.isEmpty, lastDay.utf8.count == 10,
        TextFormats(of: lastDay, among: .date) == .date
      else {
        throw InputError(
          description: """
            \(name):\(index + 1): expected 'id -- last day -- reason', with a day such as 2026-12-31
            """)
      }
      entries.append(
        Entry(line: index + 1, pattern: pattern, lastDay: lastDay, reason: reason))
    }
  }

  /// The entry that allows a change; nil if none does.
  func entry(for change: Change, today: String) -> Entry? {
    entries.first { $0.lastDay >= today && $0.fits(change) }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = drop { $0 == " " || $0 == "\t" }
    while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
    return rest
  }
}
