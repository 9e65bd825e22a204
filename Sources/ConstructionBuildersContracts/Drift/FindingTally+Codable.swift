import ConstructionBuilders
import Foundation

extension FindingTally: Codable {
  private enum CodingKeys: CodingKey {
    case limit, responses, responsesWithFindings, moreFindings, firstSeen, lastSeen, rows
  }

  /// Reads a tally that may come from outside.
  ///
  /// It keeps at most as many rows as the limit allows, and reads negative numbers as 0.
  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(limit: try container.decode(Int.self, forKey: .limit))
    let rows = try container.decode([Row].self, forKey: .rows)
    restore(
      responses: try container.decode(Int.self, forKey: .responses),
      withFindings: try container.decode(Int.self, forKey: .responsesWithFindings),
      moreFindings: try container.decode(Int.self, forKey: .moreFindings),
      firstSeen: try container.decodeIfPresent(Date.self, forKey: .firstSeen),
      lastSeen: try container.decodeIfPresent(Date.self, forKey: .lastSeen), rows: rows)
  }

  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(limit, forKey: .limit)
    try container.encode(responses, forKey: .responses)
    try container.encode(responsesWithFindings, forKey: .responsesWithFindings)
    try container.encode(moreFindings, forKey: .moreFindings)
    try container.encodeIfPresent(firstSeen, forKey: .firstSeen)
    try container.encodeIfPresent(lastSeen, forKey: .lastSeen)
    try container.encode(rows, forKey: .rows)
  }
}

extension FindingTally: Hashable {
  /// Tallies are equal if they have counted the same findings, in any order.
  @_documentation(visibility: internal)
  public static func == (left: Self, right: Self) -> Bool {
    left.responses == right.responses && left.limit == right.limit
      && left.responsesWithFindings == right.responsesWithFindings
      && left.moreFindings == right.moreFindings && left.firstSeen == right.firstSeen
      && left.lastSeen == right.lastSeen && left.rows == right.rows
  }

  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) {
    hasher.combine(responses)
    hasher.combine(moreFindings)
    hasher.combine(unsorted.count)
  }
}
