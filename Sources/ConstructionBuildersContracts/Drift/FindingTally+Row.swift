public import ConstructionBuilders
public import Foundation

extension FindingTally {
  /// Findings of one kind at one place, in any number of responses.
  public struct Row: Sendable {
    /// The path, with `[*]` for every index: `results[*].id`.
    ///
    /// A key of more than 100 bytes is cut, and so is a path of more than 24 steps, because keys
    /// can come from the input.
    public let path: String

    /// The first of the findings, without any value from the input. Its path includes indices.
    public let example: Finding

    /// The number of responses with such a finding.
    public private(set) var responses = 0

    /// The number of such findings. One response can have several, in an array.
    public private(set) var findings = 0

    /// The date of the first response with such a finding.
    public private(set) var firstSeen: Date

    /// The date of the last response with such a finding.
    public private(set) var lastSeen: Date

    let key: RowKey

    /// The number, in the tally, of the last response that was counted.
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

  /// What happened. For findings that were only counted, it is `.more` with their number.
  public var kind: Finding.Kind {
    example.kind.count == nil ? example.kind : .more(findings)
  }

  /// What was expected.
  public var expected: String { example.expected }

  /// The kind of value that was found instead, if any.
  public var found: JSONKind? { example.found?.kind }

  /// Whether the values were used nevertheless.
  public var isRepair: Bool { example.isRepair }

  /// The same row with its counts at zero.
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
