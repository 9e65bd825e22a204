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
  }

  private(set) var entries: [Entry] = []

  /// - Throws: ``InputError`` with the line that is wrong.
  init(_ text: String, named name: String) throws(InputError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let line = line.trimmed
      if line.isEmpty || line.hasPrefix("#") { continue }
      let parts = line.split(separator: " -- ").map { String($0.trimmed) }
      let isDate = parts.count > 1 && TextFormats(of: parts[1], among: .date) == .date
      guard parts.count == 3, isDate else {
        throw InputError(
          description: """
            \(name):\(index + 1): expected 'id -- last day -- reason', with a day such as 2026-12-31
            """)
      }
      entries.append(
        Entry(line: index + 1, pattern: parts[0], lastDay: parts[1], reason: parts[2]))
    }
  }

  init() {}

  /// The entry that allows a change; nil if none does.
  func entry(for change: Change, today: String) -> Entry? {
    entries.first { $0.lastDay >= today && change.id[...].matches($0.pattern) }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    while let last = rest.last, last == " " || last == "\t" || last == "\r" { rest.removeLast() }
    return rest
  }
}
