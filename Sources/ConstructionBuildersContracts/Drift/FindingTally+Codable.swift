import ConstructionBuilders
import Foundation

extension FindingTally: Codable {
  enum CodingKeys: CodingKey {
    case limit, responses, responsesWithFindings, moreFindings, firstSeen, lastSeen, rows
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
