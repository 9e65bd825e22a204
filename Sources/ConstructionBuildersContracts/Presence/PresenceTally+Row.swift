public import ConstructionBuilders
public import Foundation

extension PresenceTally {
  /// How often something was seen, and when.
  public struct Count: Hashable, Sendable, Codable {
    /// How often it was seen.
    public private(set) var number: Int

    /// The date of the first document with it.
    public private(set) var firstSeen: Date

    /// The date of the last document with it.
    public private(set) var lastSeen: Date
  }

  /// The values at one place, in any number of documents.
  public struct Row: Hashable, Sendable {
    /// The path, with `[*]` for every index, and `*` for every key that is data. Empty for the
    /// document itself.
    public let path: String

    private var counts: [PresenceOutcome: Count] = [:]

    init(path: String, counts: [PresenceOutcome: Count] = [:]) {
      self.path = path
      self.counts = counts
    }
  }
}

extension PresenceTally.Row {
  /// How often the value was looked for: present, null or missing.
  ///
  /// The fields of an object that is missing were not looked for.
  public var asked: Int { number { $0.isAsked } }

  /// How often there was a value other than null.
  public var present: Int { number { $0.isPresent } }

  /// How often the key was missing; nil if never.
  public var missing: PresenceTally.Count? { counts[.missing] }

  /// How often the value was repaired, by the findings; nil if never.
  ///
  /// Findings of the kind `.more` have no place, and are not counted.
  public var repaired: PresenceTally.Count? { counts[.repaired] }

  /// How often the value was unusable, by the findings; nil if never. See ``repaired``.
  public var unusable: PresenceTally.Count? { counts[.unusable] }

  /// How often the value was of a JSON type, such as null; nil if never.
  ///
  /// ```swift
  /// row.sent(as: .null)?.firstSeen     // the day on which it first was null
  /// ```
  public func sent(as kind: JSONType) -> PresenceTally.Count? { counts[PresenceOutcome(kind)] }

  subscript(outcome: PresenceOutcome) -> PresenceTally.Count? { counts[outcome] }

  /// The counts of what was seen at all, in the order of declaration.
  var seen: [(outcome: PresenceOutcome, count: PresenceTally.Count)] {
    PresenceOutcome.allCases.compactMap { outcome in counts[outcome].map { (outcome, $0) } }
  }

  private func number(where isCounted: (PresenceOutcome) -> Bool) -> Int {
    seen.reduce(into: 0) { if isCounted($1.outcome) { $0.increase(by: $1.count.number) } }
  }

  mutating func merge(_ other: Self) {
    counts.merge(other.counts) { $0.merged(with: $1) }
  }
}

extension PresenceTally.Count {
  init(number: Int, at date: Date) {
    self.init(number: number, firstSeen: date, lastSeen: date)
  }

  fileprivate func merged(with other: Self) -> Self {
    var sum = number
    sum.increase(by: other.number)
    return Self(
      number: sum, firstSeen: min(firstSeen, other.firstSeen),
      lastSeen: max(lastSeen, other.lastSeen))
  }
}
