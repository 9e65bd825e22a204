import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

/// The findings of many responses, in few lines.
struct FindingTallyTests {
  private static let monday = Date(timeIntervalSince1970: 1_772_438_400)

  private static func hours(_ number: Double) -> Date { monday.addingTimeInterval(number * 3_600) }

  private static func coerced(_ path: FieldPath, _ excerpt: String = "\"secret\"") -> Finding {
    Finding(
      path: path, kind: .coerced, expected: "Int",
      found: FoundValue(kind: .string, excerpt: excerpt),
      isRepair: true)
  }

  @Test func description_ofManyResponses_isAsAPersonReadsIt() {
    var sut = FindingTally()
    for response in 0..<1_400 {
      var findings: [Finding] = []
      if response < 1_340 {
        findings = [Self.coerced("results[0].id"), Self.coerced("results[7].id", "\"8\"")]
      }
      if response.isMultiple(of: 100) {
        findings.append(Finding(path: "total", kind: .null, expected: "Int"))
      }
      if response == 1_399 {
        findings.append(Finding(path: "results", kind: .more(2_000), expected: ""))
      }
      sut.add(findings, at: Self.hours(Double(response) / 10))
    }
    expect(
      sut.description,
      equals: """
        1 400 responses, 1 341 with findings, 2026-03-02T08:00:00Z to 2026-03-08T03:54:00Z
          results[*].id: read string as Int, 2 680 times in 1 340 of 1 400 responses
          total: required Int is null, in 14 of 1 400 responses
          results: 2 000 more findings, not listed one by one, in 1 of 1 400 responses
        """)
  }

  @Test func description_ofFew_isAsAPersonReadsIt() {
    var sut = FindingTally(limit: 0)
    expect(sut.description, equals: "no responses")
    sut.add([], at: Self.monday)
    expect(
      sut.description,
      equals: "1 response, none with findings, 2026-03-02T08:00:00Z to 2026-03-02T08:00:00Z")
    sut.add([Self.coerced("id")], at: Self.monday)
    expect(
      sut.description,
      equals: """
        2 responses, 1 with findings, 2026-03-02T08:00:00Z to 2026-03-02T08:00:00Z
          and 1 more finding not listed
        """)
  }

  @Test func row_hasPlaceFactsTimesAndAnExampleThatTellsNothing() throws {
    var sut = FindingTally()
    sut.add([Self.coerced("results[3].id")], at: Self.hours(2))
    sut.add([], at: Self.hours(3))
    sut.add([Self.coerced("results[0].id"), Self.coerced("results[1].id")], at: Self.hours(1))

    let row = try #require(sut.rows.first)
    expect(sut.rows.count, equals: 1)
    expect(row.path, equals: "results[*].id")
    expect(row.kind, equals: .coerced)
    expect(row.expected, equals: "Int")
    expect(row.found, equals: .string)
    #expect(row.isRepair)
    expect(row.responses, equals: 2)
    expect(row.findings, equals: 3)
    expect(row.firstSeen, equals: Self.hours(1))
    expect(row.lastSeen, equals: Self.hours(2))
    expect(row.example.path, equals: "results[0].id")
    expect(row.example.description, equals: "results[0].id: read string as Int")
    expect(sut.firstSeen, equals: Self.hours(1))
    expect(sut.lastSeen, equals: Self.hours(3))
    expect(sut.responses, equals: 3)
    expect(sut.responsesWithFindings, equals: 2)
  }

  /// Findings that share no row.
  @Test func rows_areTold_byPathKindExpectationAndWhatWasFound() {
    var sut = FindingTally()
    let null = FoundValue(kind: .null, excerpt: nil)
    sut.add(
      [
        Self.coerced("a[0].id"), Self.coerced("a.id"), Self.coerced("b[0].id"),
        Self.coerced("a[0][1].id"), Self.coerced(FieldPath([.key("a"), .key("*"), .key("id")])),
        Finding(path: "a[0].id", kind: .coerced, expected: "String", found: null, isRepair: true),
        Finding(path: "a[0].id", kind: .coerced, expected: "Int", found: null, isRepair: true),
        Finding(path: "a[0].id", kind: .imprecise, expected: "Int", found: null, isRepair: true),
        Finding(path: "a[0].id", kind: .imprecise, expected: "Int", found: null, isRepair: false),
      ], at: Self.monday)
    expect(sut.rows.count, equals: 9)
    expect(
      Set(sut.rows.map(\.path)),
      equals: ["a[*].id", "a.id", "b[*].id", "a[*][*].id", #"a["*"].id"#])
  }

  @Test func add_givesWhatIsNew() {
    var sut = FindingTally()
    let first = sut.add(
      [Self.coerced("a[0]"), Self.coerced("a[1]"), Self.coerced("b")], at: Self.monday)
    expect(first.map(\.path), equals: ["a[*]", "b"])
    expect(first.map(\.findings), equals: [2, 1])
    #expect(sut.add([Self.coerced("a[7]")], at: Self.monday).isEmpty)
  }

  @Test func rows_ofHostileKeys_areBounded() throws {
    var sut = FindingTally(limit: 50)
    for number in 0..<20_000 {
      let key = String(repeating: "k\(number)", count: 30)
      sut.add([Self.coerced(FieldPath([.key("map"), .key(key)]))], at: Self.monday)
    }
    sut.add(
      [Self.coerced(FieldPath([.key("map"), .key(String(repeating: "k0", count: 30))]))],
      at: Self.monday)
    expect(sut.rows.count, equals: 50)
    expect(sut.moreFindings, equals: 19_950)
    expect(sut.rows[0].findings, equals: 2)
    #expect(try JSONEncoder().encode(sut).count < 50_000)
    expect(sut.description, endsWith: "and 19 950 more findings not listed")
  }

  @Test func path_ofHostileLength_isCut() throws {
    var sut = FindingTally()
    let long = FieldPath([.key(String(repeating: "é", count: 1_000_000)), .key("id")])
    let deep = FieldPath(Array(repeating: .key("reply"), count: 500))
    sut.add([Self.coerced(long), Self.coerced(deep), Self.coerced(deep + "id")], at: Self.monday)
    expect(sut.rows.count, equals: 2)
    expect(sut.rows.map(\.findings), equals: [2, 1])
    expect(
      sut.rows[0].path,
      equals: Array(repeating: "reply", count: 23).joined(separator: ".") + #"["…"]"#)
    expect(sut.rows[1].path, equals: #"[""# + String(repeating: "é", count: 48) + #"…"].id"#)
    for row in sut.rows { #expect(row.example.description.utf8.count < 300) }
  }

  @Test func merge_isTheSameAsAddingAllToOne() {
    let responses = (0..<60).map { number in
      (0..<number % 4).map {
        Self.coerced(FieldPath(stringLiteral: ["a[\($0)].id", "b", "c[0]"][($0 + number) % 3]))
      }
    }
    var whole = FindingTally()
    var parts = Array(repeating: FindingTally(), count: 3)
    for (number, findings) in responses.enumerated() {
      whole.add(findings, at: Self.hours(Double(number)))
      parts[number % 3].add(findings, at: Self.hours(Double(number)))
    }
    var merged = parts[2]
    merged.merge(parts[0])
    merged.merge(parts[1])
    expect(merged, equals: whole)

    merged.add([Self.coerced("b")], at: Self.hours(99))
    whole.add([Self.coerced("b")], at: Self.hours(99))
    expect(merged, equals: whole)
  }

  @Test func merge_intoAFullTally_countsTheRest() {
    var sut = FindingTally(limit: 1)
    sut.add([Self.coerced("a")], at: Self.monday)
    var other = FindingTally(limit: 1)
    other.add([Self.coerced("b"), Self.coerced("c")], at: Self.hours(1))
    sut.merge(other)
    expect(sut.rows.map(\.path), equals: ["a"])
    expect(sut.moreFindings, equals: 2)
    expect(sut.responses, equals: 2)
  }

  @Test func merge_withNothing_changesNothing() {
    var sut = FindingTally()
    sut.add([Self.coerced("a")], at: Self.monday)
    let before = sut
    sut.merge(FindingTally())
    expect(sut, equals: before)
  }

  @Test func coding_keepsEverything() throws {
    var sut = FindingTally(limit: 2)
    sut.add([Self.coerced("a[1]"), Self.coerced("b")], at: Self.monday)
    sut.add([Self.coerced("a[1]"), Self.coerced("c")], at: Self.hours(1))
    var again = try JSONDecoder().decode(FindingTally.self, from: JSONEncoder().encode(sut))
    expect(again, equals: sut)
    expect(again.hashValue, equals: sut.hashValue)
    let secret = String(decoding: try JSONEncoder().encode(sut), as: UTF8.self)
    expect(secret, lacks: "secret")

    again.add([Self.coerced("a[9]")], at: Self.hours(2))
    expect(again.rows[0].findings, equals: 3)
    expect(again.rows[0].responses, equals: 3)
  }

  @Test func decoding_ofATallyFromAnywhere_staysWithinBounds() throws {
    var many = FindingTally()
    for number in 0..<40 { many.add([Self.coerced(.init([.key("k\(number)")]))], at: Self.monday) }
    let json = String(decoding: try JSONEncoder().encode(many), as: UTF8.self)
      .replacing(#""limit":500"#, with: #""limit":10"#)
      .replacing(#""responses":40"#, with: #""responses":-40"#)
    var sut = try JSONDecoder().decode(FindingTally.self, from: Data(json.utf8))
    expect(sut.rows.count, equals: 10)
    expect(sut.moreFindings, equals: 30)
    expect(sut.responses, equals: 0)

    let huge = json.replacing(#""moreFindings":0"#, with: #""moreFindings":\#(Int.max)"#)
    sut.merge(try JSONDecoder().decode(FindingTally.self, from: Data(huge.utf8)))
    expect(sut.moreFindings, equals: .max)
  }

  @Test func responses_ofARealBuilder_areCounted() throws {
    var sut = FindingTally()
    for name in ["\"Scott\"", "7", "8"] {
      let json = #"{"name": \#(name), "friends": [{"name": "Jean"}, {"name": 1}, {}]}"#
      sut.add(try GuestBuilder(json: json).findings, at: Self.monday)
    }
    expect(
      sut.rows.map(\.description),
      equals: [
        "friends[*].name: read number as String", "friends[*].name: required String is missing",
        "name: read number as String",
      ])
    expect(sut.rows.map(\.responses), equals: [3, 3, 2])
  }
}

private struct GuestBuilder: ConstructionBuilder {
  struct Guest {
    let name: String
    let friends: [Guest]
  }

  @Field var name: String?
  @Field var friends: [GuestBuilder]?

  init(fields: JSONFields) {
    _name = fields["name"]
    _friends = fields["friends"]
  }

  func build() -> Result<Guest, BuildFailure> {
    construct(Guest.init, $name, $friends.or([]))
  }
}
