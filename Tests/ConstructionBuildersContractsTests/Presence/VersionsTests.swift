import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// Versions of a public file in which an optional field vanishes, and a date loses its zone.
///
/// Without presence, and in ISO 8601, builders find nothing.
struct VersionsTests {
  private struct ReleaseBuilder: ConstructionBuilder {
    @Field var name: String?
    @Field var published: Date?
    @Field var zoned: Date?
    @Field var notes: String?

    init(fields: JSONFields) {
      _name = fields["name"]
      _published = fields["published"]
      _zoned = fields["changed", as: .iso8601WithZone]
      _notes = fields["links", "notes"]
    }

    func build() -> Result<String, BuildFailure> {
      construct({ name, _, _ in name }, $name, $published, $notes.optional)
    }
  }

  /// The releases of one version of the file, on a day.
  private static func file(_ version: Int) -> String {
    let releases = (1...5 + version).map { number in
      let notes = version < 14 ? #"{"notes": "https://example.com/\#(number)"}"# : "{}"
      return """
        {
          "name": "1.\(number)", "published": "2026-03-01T08:00:00Z",
          "changed": "2026-03-02T08:00:00\(version < 20 ? "Z" : "")", "links": \(notes)
        }
        """
    }
    return "[\(releases.joined(separator: ","))]"
  }

  private static func day(_ version: Int) -> Date {
    Date(timeIntervalSince1970: 1_772_352_000 + Double(version) * 86_400)
  }

  private func tally(_ versions: some Sequence<Int>) throws -> PresenceTally {
    let contract = [ReleaseBuilder].contract()
    var tally = PresenceTally()
    for version in versions {
      let json = Self.file(version)
      let sut = try JSONRoot<[ReleaseBuilder]>(json: json)
      expect(
        sut.findings.map(\.kind),
        equals: (version < 20 ? [] : sut.findings.map { _ in .missingTimeZone })
      )
      try expect(sut.build().get().count, equals: 5 + version)
      tally.merge(contract.presence(in: json, findings: sut.findings, at: Self.day(version)))
    }
    return tally
  }

  private static let changes = [
    14: """
    [*].links.notes: vanished: was present in 18 of 18, until 2026-03-14T08:00:00Z; is missing in \
    19 of 19
    """,
    20: """
    [*].changed: repaired in 25 of 25, since 2026-03-21T08:00:00Z; in 0 of 24 before
    """,
  ]

  @Test func whatChanges_isNamedFromOneVersionToTheNext() throws {
    for version in 1..<28 {
      let differences = try tally([version]).differences(from: tally([version - 1]))
      expect(differences.map(\.description), equals: Self.changes[version].map { [$0] } ?? [])
    }
  }

  @Test func tallyOfAllVersions_tellsTheDays() throws {
    let row = try tally(0..<28).rows.first { $0.path == "[*].links.notes" }
    expect(row?.sent(as: .string)?.lastSeen, equals: Self.day(13))
    expect(row?.missing?.firstSeen, equals: Self.day(14))
  }
}
