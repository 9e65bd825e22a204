import ConstructionBuilders
import Foundation

extension PresenceTally: Codable {
  enum CodingKeys: CodingKey {
    case limit, documents, malformed, moreValues, firstSeen, lastSeen, rows
  }

  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(limit, forKey: .limit)
    try container.encode(documents, forKey: .documents)
    try container.encode(malformed, forKey: .malformed)
    try container.encode(moreValues, forKey: .moreValues)
    try container.encodeIfPresent(firstSeen, forKey: .firstSeen)
    try container.encodeIfPresent(lastSeen, forKey: .lastSeen)
    try container.encode(rows, forKey: .rows)
  }
}

extension PresenceTally.Row: Codable {
  private enum CodingKeys: CodingKey { case path, counts }

  /// Outcomes that only a later version knows are left out.
  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let named = try container.decode([String: PresenceTally.Count].self, forKey: .counts)
    var counts: [PresenceOutcome: PresenceTally.Count] = [:]
    for (name, count) in named where count.number > 0 {
      if let outcome = PresenceOutcome(rawValue: name) { counts[outcome] = count }
    }
    self.init(path: try container.decode(String.self, forKey: .path), counts: counts)
  }

  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    let named = seen.map { ($0.outcome.rawValue, $0.count) }
    try container.encode(Dictionary(uniqueKeysWithValues: named), forKey: .counts)
  }
}
