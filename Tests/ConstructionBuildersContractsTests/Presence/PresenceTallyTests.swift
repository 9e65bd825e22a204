import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// The presence of fields in many documents.
struct PresenceTallyTests {
  private static let contract = UserContract.contract()

  private static func day(_ number: Int) -> Date {
    Date(timeIntervalSince1970: 1_772_352_000 + Double(number) * 86_400)
  }

  private static func presence(_ json: String, on day: Int = 0) -> PresenceTally {
    contract.presence(in: json, findings: [], at: Self.day(day))
  }

  private static func tally(
    _ documents: [(json: String, day: Int)], limit: Int = 500
  ) -> PresenceTally {
    var tally = PresenceTally(limit: limit)
    for document in documents { tally.merge(presence(document.json, on: document.day)) }
    return tally
  }

  private static let documents: [(json: String, day: Int)] = [
    (#"{"userId": 1, "friends": [{"userId": 2}, {"friends": [{"friends": [{}]}]}]}"#, 3),
    (#"{"userId": "1", "name": null, "prices": {"a": {"amount": 1}}}"#, 1),
    ("{", 9), ("7", 0), (#"{"contact": {"email": "a"}, "place": [1]}"#, 4),
    (#"{"contact": {}, "friends": [{"title": "x", "friends": []}, null]}"#, 2),
  ]

  @Test func documentsThatAreNoLongerJSON_areADifference() {
    let good = Self.tally(Array(repeating: ("{}", 1), count: 40))
    let cutOff = Self.tally(Array(repeating: ("{", 2), count: 40))
    expect(
      cutOff.differences(from: good).map(\.description),
      equals: ["the document: could not be read as JSON in 40 of 40; could always be read in 40"])
    expect(good.differences(from: cutOff), equals: [])
    expect(Self.tally([("{", 2)]).differences(from: good), equals: [])
  }

  @Test func emptyTally_saysSo() {
    expect(PresenceTally().description, equals: "no documents")
    expect(PresenceTally().firstSeen, equals: nil)
  }

  @Test func merge_countsAndDates() throws {
    let sut = Self.tally(Self.documents)
    expect(sut.documents, equals: 6)
    expect(sut.malformed, equals: 1)
    expect(sut.firstSeen, equals: Self.day(0))
    expect(sut.lastSeen, equals: Self.day(9))
    let row = try #require(sut.row(at: "User.userId"))
    expect(row.asked, equals: 9)
    expect(row.present, equals: 3)
    expect(row.missing?.number, equals: 6)
    expect(row.missing?.firstSeen, equals: Self.day(2))
    expect(row.missing?.lastSeen, equals: Self.day(4))
    expect(row.sent(as: .null), equals: nil)
    expect(row.sent(as: .number)?.firstSeen, equals: Self.day(3))
    expect(row.description, equals: "User.userId: string in 1, number in 2, missing in 6 of 9")
  }

  /// With any limit: which rows are left out does not depend on the order either.
  @Test(arguments: [0, 1, 2, 5, 9, 20, 500])
  func merge_isTheSameInAnyOrderAndGrouping(limit: Int) {
    var random = SplitMix64(seed: 7)
    let all = Self.tally(Self.documents, limit: limit)
    #expect(all.rows.count <= limit)
    expect(all.moreValues > 0, equals: limit < 14)
    for _ in 0..<volume(20, all: 50) {
      let shuffled = Self.documents.shuffled(using: &random)
      let cut = Int.random(in: 0...shuffled.count, using: &random)
      var grouped = Self.tally(Array(shuffled[..<cut]), limit: limit)
      grouped.merge(Self.tally(Array(shuffled[cut...]), limit: limit))
      expect(grouped, equals: all)
    }
  }

  @Test func limit_keepsTheFirstRows_andCountsTheOthers() {
    let all = Self.tally(Self.documents)
    let sut = Self.tally(Self.documents, limit: 4)
    expect(sut.rows, equals: Array(all.rows.prefix(4)))
    expect(sut.moreValues, equals: all.rows.dropFirst(4).reduce(0) { $0 + $1.asked })
    expect(sut.description, contains: "and \(sut.moreValues) more values not listed")
    expect(PresenceTally(limit: -1).limit, equals: 0)
    expect(PresenceTally(limit: .max).limit, equals: 10_000)
  }

  // MARK: - Codable

  @Test func codedTally_isTheSame() throws {
    let sut = Self.tally(Self.documents, limit: 9)
    let data = try JSONEncoder().encode(sut)
    try expect(JSONDecoder().decode(PresenceTally.self, from: data), equals: sut)
  }

  @Test func tallyFromOutside_isBounded() throws {
    let count = #"{"number": 9223372036854775807, "firstSeen": 0, "lastSeen": 0}"#
    let none = #"{"number": -3, "firstSeen": 0, "lastSeen": 0}"#
    let rows = """
      {"path": "b", "counts": {"string": \(count), "number": \(count), "later": \(count)}},
      {"path": "a", "counts": {"null": \(none), "missing": \(count)}},
      {"path": "", "counts": {"later": \(count)}}
      """
    let json = """
      {"limit": 1, "documents": -1, "malformed": -1, "moreValues": -1, "rows": [\(rows)]}
      """
    var sut = try JSONDecoder().decode(PresenceTally.self, from: Data(json.utf8))
    expect(sut.rows.map(\.path), equals: ["a"])
    expect(sut.rows[0].sent(as: .null), equals: nil)
    expect(sut.documents, equals: 0)
    expect(sut.moreValues, equals: .max)
    sut.merge(sut)
    expect(sut.rows[0].asked, equals: .max)
    expect(sut.differences(from: sut), equals: [])
  }

  // MARK: - Differences

  private static func tally(_ count: Int, of json: String, on day: Int = 0) -> PresenceTally {
    var tally = PresenceTally(limit: 500)
    let one = presence(json, on: day)
    for _ in 0..<count { tally.merge(one) }
    return tally
  }

  private static func differences(_ old: PresenceTally, _ new: PresenceTally) -> [String] {
    new.differences(from: old).map(\.description)
  }

  @Test func fieldThatStopsArriving_vanished() {
    let old = Self.tally(20, of: #"{"name": "a"}"#, on: 1)
    let new = Self.tally(30, of: "{}", on: 2)
    expect(
      Self.differences(old, new),
      equals: [
        """
        User.name: vanished: was present in 20 of 20, until 2026-03-02T08:00:00Z; is missing in 30 of 30
        """
      ])
    expect(
      Self.differences(new, old),
      equals: [
        """
        User.name: appeared: present in 20 of 20, since 2026-03-02T08:00:00Z; in 0 of 30 before
        """
      ])
    expect(new.differences(from: old).map(\.severity), equals: [.warning])
    expect(old.differences(from: new).map(\.severity), equals: [.harmless])
  }

  @Test func fieldThatBecomesNull_isNamed() {
    let old = Self.tally(20, of: #"{"name": "a"}"#, on: 1)
    var new = Self.tally(30, of: #"{"name": null}"#, on: 2)
    expect(
      Self.differences(old, new),
      equals: [
        """
        User.name: became null: was present in 20 of 20, until 2026-03-02T08:00:00Z; is null in 30 of 30
        """
      ])
    new.merge(Self.tally(10, of: #"{"name": "a"}"#, on: 4))
    expect(
      Self.differences(old, new),
      equals: ["User.name: null in 30 of 40, since 2026-03-03T08:00:00Z; in 0 of 20 before"])
  }

  @Test func fieldThatIsMissingForTheFirstTime_isNamed() {
    let old = Self.tally(100, of: #"{"name": "a"}"#)
    var new = Self.tally(20, of: "{}", on: 3)
    new.merge(Self.tally(60, of: #"{"name": "a"}"#, on: 2))
    expect(
      Self.differences(old, new),
      equals: ["User.name: missing in 20 of 80, since 2026-03-04T08:00:00Z; in 0 of 100 before"])
    expect(Self.differences(new, old), equals: [])
  }

  @Test func fieldOfAnotherKind_changed() {
    let old = Self.tally(40, of: #"{"userId": 7}"#)
    let new = Self.tally(40, of: #"{"userId": "7"}"#, on: 1)
    let words = "string in 40 of 40, since 2026-03-02T08:00:00Z; in 0 of 40 before"
    expect(
      Self.differences(old, new), equals: ["User.userId: changed from number to string: \(words)"])
    var both = new
    both.merge(old)
    expect(
      Self.differences(old, both),
      equals: ["User.userId: string in 40 of 80, since 2026-03-02T08:00:00Z; in 0 of 40 before"])
    expect(Self.differences(both, new), equals: [])
  }

  @Test func fieldsOfAnObjectThatVanished_areNotNamed() {
    let old = Self.tally(20, of: #"{"contact": {"email": "a"}}"#)
    let differences = Self.tally(20, of: "{}").differences(from: old)
    expect(differences.map(\.path), equals: ["User.contact"])
  }

  @Test(arguments: [
    (17, 17, true), (16, 16, false), (100, 4, true), (100, 3, false), (1_000, 2, true),
    (1_000, 1, false), (1, 1_000, false), (2, 1_000, true), (4, 100, true), (27, 1, false),
  ])
  func smallSample_givesNoAlarm(before: Int, now: Int, isTold: Bool) {
    let old = Self.tally(before, of: #"{"name": "a"}"#)
    let new = Self.tally(now, of: "{}")
    expect(Self.differences(old, new).isEmpty, equals: !isTold)
  }

  @Test(arguments: [(200, false), (220, true)])
  func fieldThatWasSeldomThere_needsMore(now: Int, isTold: Bool) {
    var old = Self.tally(10, of: #"{"name": "a"}"#)
    old.merge(Self.tally(90, of: "{}"))
    expect(Self.differences(old, Self.tally(now, of: "{}")).isEmpty, equals: !isTold)
  }

  @Test func nothingNew_isNoDifference() {
    let sut = Self.tally(Self.documents)
    expect(sut.differences(from: sut), equals: [])
    expect(sut.differences(from: PresenceTally()), equals: [])
    expect(PresenceTally().differences(from: sut), equals: [])
  }
}
