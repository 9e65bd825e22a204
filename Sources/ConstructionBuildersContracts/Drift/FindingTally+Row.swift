public import ConstructionBuilders
public import Foundation

extension FindingTally {
  /// Findings of one kind at one place, in any number of responses.
  public struct Row: Hashable, Sendable {
    /// The path, with `[*]` for every index: `results[*].id`.
    ///
    /// In a type that contains itself it begins with the name of the type, `Comment.edited`, if the
    /// findings were added with a contract. The row is then about all comments, at any depth.
    ///
    /// A key of more than 100 bytes is cut, and so is a path of more than 24 steps, because keys
    /// can come from the input.
    public var path: String { example.path.withoutIndices(in: type) }

    /// The first of the findings, without any value from the input. Its path includes indices.
    ///
    /// Of several on the first date, it is the one whose indices come first, in whatever order they
    /// were counted. In a type that contains itself, its path begins in the innermost object of
    /// that type.
    public private(set) var example: Finding

    /// The number of responses with such a finding.
    public private(set) var responses = 0

    /// The number of such findings. One response can have several, in an array.
    public private(set) var findings = 0

    /// The date of the first response with such a finding.
    public private(set) var firstSeen: Date

    /// The date of the last response with such a finding.
    public private(set) var lastSeen: Date

    let key: RowKey

    /// The type that contains itself in which the path begins; nil for the document.
    private var type: String? { key.type }
  }
}

extension FindingTally.Row {
  init(_ finding: Finding, in type: String?, at date: Date) {
    self.init(example: finding.asExample, type: type, firstSeen: date, lastSeen: date)
  }

  private init(example: Finding, type: String?, firstSeen: Date, lastSeen: Date) {
    self.example = example
    key = RowKey(example, in: type)
    self.firstSeen = firstSeen
    self.lastSeen = lastSeen
  }

  /// What happened. For findings that were only counted, it is `.more` with their number.
  public var kind: Finding.Kind {
    example.kind.count == nil ? example.kind : .more(findings)
  }

  /// What was expected.
  public var expected: String { example.expected }

  /// The JSON type of the value that was found instead, if any.
  public var found: JSONType? { example.found?.kind }

  /// Whether the values were used nevertheless.
  public var isRepair: Bool { example.isRepair }

  /// The same row with its counts at zero.
  var empty: Self { Self(example: example, type: type, firstSeen: firstSeen, lastSeen: lastSeen) }

  mutating func count(
    _ finding: Finding, _ number: Int, isFirstOfResponse: Bool, at date: Date
  ) {
    if date < firstSeen || date == firstSeen && finding.precedes(example) {
      example = finding.asExample
    }
    findings.increase(by: number)
    if isFirstOfResponse { responses.increase(by: 1) }
    see(date, date)
  }

  mutating func merge(_ other: Self) {
    if other.firstSeen < firstSeen
      || other.firstSeen == firstSeen && other.example.precedes(example)
    {
      example = other.example
    }
    findings.increase(by: other.findings)
    responses.increase(by: other.responses)
    see(other.firstSeen, other.lastSeen)
  }

  private mutating func see(_ first: Date, _ last: Date) {
    if first < firstSeen { firstSeen = first }
    if last > lastSeen { lastSeen = last }
  }
}

extension Finding {
  /// The finding as a row keeps it: without values, and with a path of bounded length.
  fileprivate var asExample: Finding {
    var example = redacted
    example.path = path.cut
    return example
  }

  /// Whether a finding comes before another one of the same row: by its indices, and else by what
  /// examples keep of the text.
  fileprivate func precedes(_ other: Finding) -> Bool {
    if let order = path.cut.precedes(sameRow: other.path.cut) { return order }
    if kind.count != other.kind.count { return (kind.count ?? 0) < (other.kind.count ?? 0) }
    if location != other.location {
      return location.numbers.lexicographicallyPrecedes(other.location.numbers)
    }
    let (own, others) = (redacted.reason, other.redacted.reason)
    return own != others && (own == nil || others.map { keyPrecedes(own ?? "", $0) } ?? false)
  }
}

extension TextLocation? {
  fileprivate var numbers: [Int] { map { [$0.line, $0.column] } ?? [] }
}

extension FindingTally.Row: Codable {
  private enum CodingKeys: CodingKey {
    case type, example, responses, findings, firstSeen, lastSeen
  }

  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      example: try container.decode(Finding.self, forKey: .example).asExample,
      type: try container.decodeIfPresent(String.self, forKey: .type),
      firstSeen: try container.decode(Date.self, forKey: .firstSeen),
      lastSeen: try container.decode(Date.self, forKey: .lastSeen))
    responses = max(0, try container.decode(Int.self, forKey: .responses))
    findings = max(0, try container.decode(Int.self, forKey: .findings))
  }

  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(type, forKey: .type)
    try container.encode(example, forKey: .example)
    try container.encode(responses, forKey: .responses)
    try container.encode(findings, forKey: .findings)
    try container.encode(firstSeen, forKey: .firstSeen)
    try container.encode(lastSeen, forKey: .lastSeen)
  }
}
