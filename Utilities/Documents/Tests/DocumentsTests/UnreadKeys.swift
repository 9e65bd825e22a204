import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import Testing

/// A section of the article *Keys that appear, fields that vanish*.
@Suite struct UnreadKeys {
  typealias UserBuilder = Contracts.UserBuilder

  private static let json = """
    {
      "id": 1, "name": "Ann", "Roles": ["admin"], "avatar": {"url": "https://example.com/a"},
      "meta": {"joined": "2024-05-06", "source": "web"}
    }
    """

  private static let bodies = [
    json, #"{"id": 2, "name": "Bob", "Roles": []}"#, #"{"id": 3, "name": "Eve", "role"#,
  ]

  @Sendable static func one(print: (Any) -> Void) {
    // Code: ConstructionBuildersContracts.md, "Overview"
  }

  @Sendable static func new(print: (Any) -> Void) {
    let contract = UserBuilder.contract()
    var (tally, lastMonth) = (UnreadTally(), UnreadTally())
    for body in bodies { tally.merge(contract.unread(in: body)) }
    lastMonth.merge(contract.unread(in: #"{"avatar": 1, "meta": {"source": 1}}"#))
    // Code: UnreadAndVanished.md, "Unread keys of a document", block 3
  }

  @Test func tally_countsOverDocuments() {
    let bodies = Self.bodies
    let contract = UserBuilder.contract()
    // Code: UnreadAndVanished.md, "Unread keys of a document", block 2

    let lines = "\(tally)".split(separator: "\n")
    #expect(lines[0] == "3 documents, unread keys:")
    #expect(
      lines[1] == "  Roles: in 2 of 2 objects, nothing reads it; nearest: roles, missing in 2")
  }

  /// It is only compiled.
  private static func record(_ data: Data, log: @escaping @Sendable (String) -> Void) {
    // Code: UnreadAndVanished.md, "Unread keys of a document", block 4
  }
}
