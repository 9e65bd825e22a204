import Foundation

extension FindingTally {
  /// Findings of one kind at one place, in however many responses.
  public struct Row: Sendable {
    /// The place, with `[*]` for every index: `results[*].id`.
    ///
    /// A key of more than 100 bytes is cut, and so is a path of more than 24 steps: keys may come from outside.
    public let path: String

    /// One of the findings, the first that was seen, without anything that arrived. It has the whole path, index
    /// included.
    public let example: Finding

    /// How many responses had such a finding.
    public private(set) var responses = 0

    /// How many such findings there were: more than one response may have for an array.
    public private(set) var findings = 0

    /// When the first response with such a finding came.
    public private(set) var firstSeen: Date

    /// When the last one came.
    public private(set) var lastSeen: Date

    let key: RowKey

    /// The last response that was counted, by its number in the tally.
    private var lastResponse = 0
  }
}

extension FindingTally.Row {
  init(_ finding: Finding, at date: Date) {
    self.init(example: finding.redacted, firstSeen: date, lastSeen: date)
  }

  private init(example: Finding, firstSeen: Date, lastSeen: Date) {
    var example = example
    example.path = example.path.cut
    self.example = example
    key = RowKey(example)
    path = example.path.withoutIndices
    self.firstSeen = firstSeen
    self.lastSeen = lastSeen
  }

  /// What kind of thing happened. Of findings that were counted and not listed, the kind is
  /// `.more(`the number of them`)`.
  public var kind: Finding.Kind {
    example.kind.count == nil ? example.kind : .more(findings)
  }

  /// What would have been right.
  public var expected: String { example.expected }

  /// The kind of value that was found instead, where something was.
  public var found: JSONKind? { example.found?.kind }

  /// Whether the values were used all the same.
  public var isRepair: Bool { example.isRepair }

  /// The same row before anything was counted.
  var empty: Self { Self(example: example, firstSeen: firstSeen, lastSeen: lastSeen) }

  mutating func count(_ number: Int, inResponse response: Int, at date: Date) {
    findings.increase(by: number)
    if lastResponse != response {
      lastResponse = response
      responses.increase(by: 1)
    }
    see(date, date)
  }

  mutating func merge(_ other: Self) {
    findings.increase(by: other.findings)
    responses.increase(by: other.responses)
    see(other.firstSeen, other.lastSeen)
  }

  private mutating func see(_ first: Date, _ last: Date) {
    if first < firstSeen { firstSeen = first }
    if last > lastSeen { lastSeen = last }
  }
}

extension FindingTally.Row: Codable {
  private enum CodingKeys: CodingKey { case example, responses, findings, firstSeen, lastSeen }

  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      example: try container.decode(Finding.self, forKey: .example).redacted,
      firstSeen: try container.decode(Date.self, forKey: .firstSeen),
      lastSeen: try container.decode(Date.self, forKey: .lastSeen))
    responses = max(0, try container.decode(Int.self, forKey: .responses))
    findings = max(0, try container.decode(Int.self, forKey: .findings))
  }

  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(example, forKey: .example)
    try container.encode(responses, forKey: .responses)
    try container.encode(findings, forKey: .findings)
    try container.encode(firstSeen, forKey: .firstSeen)
    try container.encode(lastSeen, forKey: .lastSeen)
  }
}

extension FindingTally.Row: Hashable {
  @_documentation(visibility: internal)
  public static func == (left: Self, right: Self) -> Bool {
    left.example == right.example && left.responses == right.responses
      && left.findings == right.findings && left.firstSeen == right.firstSeen
      && left.lastSeen == right.lastSeen
  }

  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(findings)
  }
}

extension Int {
  /// Counts on, and stays at the largest number there is: what is merged may come from anywhere.
  mutating func increase(by count: Int) {
    let (sum, overflows) = addingReportingOverflow(Swift.max(count, 0))
    self = overflows ? .max : sum
  }
}
