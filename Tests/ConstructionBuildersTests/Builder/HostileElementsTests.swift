import Foundation
import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Elements without number and without use: few are put in words, and all are counted.
struct HostileElementsTests {
  @Test(arguments: InputKind.allCases)
  func manyBadElements_areFewWords(_ input: InputKind) throws {
    let json = "[\(Array(repeating: "{}", count: 10_000).joined(separator: ","))]"
    let reading = try read([Wordy].self, json, from: input)
    expect(reading.findings.count, equals: 101)
    expect(reading.findings.last?.kind, equals: .more(9_900))
    expect(reading.findings[99].description, equals: "value[99]: expected Wordy, found object {}")
    // Once for each finding that is kept, and never for what is only counted.
    expect(Wordy.count(during: { _ = try? read([Wordy].self, json, from: input) }), equals: 1_000)
  }

  @Test(arguments: InputKind.allCases)
  func manyBadMembers_areFewWords(_ input: InputKind) throws {
    let members = (0..<2_000).map { #""k\#($0)": 1"# }.joined(separator: ",")
    let count = Wordy.count { _ = try? read([String: Wordy].self, "{\(members)}", from: input) }
    // The first member with a finding is read before the others are sorted.
    expect(count, equals: 1_001)
    let reading = try read([String: Wordy].self, "{\(members)}", from: input)
    expect(reading.findings.last?.kind, equals: .more(1_900))
  }

  @Test(arguments: InputKind.allCases)
  func arraysOfArraysOfBadElements_keepAThousandWordsAndTheCount(_ input: InputKind) throws {
    let squares = inputSize(debug: 2, release: 5, all: 20)
    let cube = nested(nested(nested("{}", 100), 30), squares)
    let reading = try read([[[Int]]].self, cube, from: input)
    expect(reading.findings.count, equals: 101)
    expect(
      reading.findings[99].description, equals: "value[0][0][99]: expected Int, found object {}")
    expect(reading.findings.last?.kind, equals: .more(3_000 * squares - 100))

    let sut = try One<[[[Int]]]>(json: #"{"value": \#(cube)}"#)
    let notes = try #require(sut.$value.note?.elements)
    expect(notes.total, equals: FindingCounts(problems: 3_000 * squares))
    expect(notes.words, equals: 1_000)
  }

  @Test func findings_areLimitedOfEachSort() throws {
    let row = nested(#""1""#, 60) + "," + nested("{}", 60)
    let json = #"{"value": [\#(row),\#(row),\#(row)]}"#
    let sut = try One<[[Int]]>(json: json)
    let notes = try #require(sut.$value.note?.elements)
    expect(notes.total, equals: FindingCounts(problems: 180, repairs: 180))
    expect(notes.words, equals: 360)
    expect(sut.findings.count, equals: 101)
    expect(sut.findings.count { $0.isRepair }, equals: 0)
    expect(sut.findings.last?.kind, equals: .more(260))
    expect(
      failureLines(try CompleteOne<[Int]>(json: json).build()).last,
      equals: "value: 80 more findings")
  }

  /// Beyond a thousand problems, the fields of builders keep kind and outcome, without an excerpt.
  @Test(arguments: InputKind.allCases)
  func fieldsBehindAThousandFindings_keepTheirOutcomes(_ input: InputKind) throws {
    let json = nested(#"{"value": "x"}"#, 1_001) + "," + nested(#"{"value": "1"}"#, 1_001)
    let text = #"{"value": [\#(json)], "other": [{"value": "x"}]}"#
    let sut =
      input == .dictionary
      ? Pair(dictionary: try dictionary(text)) : try Pair(json: text)
    let (bad, repaired) = try (#require(sut.value?[0]), #require(sut.value?[1]))
    expect(bad[999].findings, say: #"value: expected Int, found string "x""#)
    expect(bad[1_000].findings, say: "value: expected Int")
    expect(bad[1_000].$value.outcome, equals: .unusable)
    expect(bad[1_000].build(), fails: "value: expected Int")
    expect(repaired[999].findings, say: #"value: read string "1" as Int"#)
    expect(repaired[1_000].findings, say: "value: read a value as Int")
    #expect(repaired[1_000].$value.outcome == .coerced && repaired[1_000].value == 1)
    // Another array is not affected.
    expect(sut.$other.findings, say: #"other[0].value: expected Int, found string "x""#)
  }

  @Test func problemsBehindManyRepairs_comeFirst() throws {
    let repairs = Array(repeating: #""1""#, count: 150).joined(separator: ",")
    let sut = try One<[Int]>(json: #"{"value": [\#(repairs), "x", 2, "y"]}"#)
    let lines = sut.findings.map(\.description)
    expect(lines.count, equals: 101)
    expect(lines[97], equals: #"value[97]: read string "1" as Int"#)
    expect(lines[98], equals: #"value[150]: expected Int, found string "x""#)
    expect(lines[99], equals: #"value[152]: expected Int, found string "y""#)
    expect(lines[100], equals: "value: 52 more findings")
  }

  @Test func unbuildableElementBehindManyLosses_isCounted() throws {
    let rows = Array(repeating: #"["1"]"#, count: 150).joined(separator: ",")
    let complete = try CompleteOne<[One<Int>]>(
      json: #"{"value": [[{"value": 1}, 7],\#(rows), [1, {}]]}"#)
    let lines = failureLines(complete.build())
    expect(lines.first, equals: "value[0][1]: expected object, found number 7")
    // 151 lost before, one lost in the last row, and one that cannot be built.
    expect(lines.last, equals: "value: 53 more findings")
  }

  /// Beyond a thousand problems, those of an element are counted when it fails, and not kept.
  @Test(arguments: [10, 400, inputSize(debug: 1_000, release: 1_000, all: 3_000)])
  func elementsThatCannotBeBuilt_areAllCounted(count: Int) throws {
    // Three findings each: two that were noted and one of building, or one of a part.
    let elements = (0..<count).map { index in
      index % 2 == 0
        ? #"{"id": "1", "name": []}"# : #"{"id": 1, "name": "a", "size": 2, "next": {"id": "x"}}"#
    }
    let json = #"{"value": [\#(elements.joined(separator: ","))]}"#
    let sut = try One<[Part]>(json: json)
    let findings = sut.findings
    let all = findings.count + (findings.last?.kind.count ?? 1) - 1
    expect(all, equals: count / 2 * 3 + count / 2 * 3)
    expect(findings.count, equals: min(101, 3 * count))
    let report = sut.report()
    expect(report.findings, equals: findings)
    try expect(report.result.get().count, equals: count / 2)
    expect(Set(findings).count, equals: findings.count)
  }

  @Test func dictionaryOfValuesThatAreNoJSON_isRefusedInOnePass() {
    let members = Dictionary(
      uniqueKeysWithValues: (0..<20_000).map { ("k\($0)", Date(timeIntervalSince1970: 0) as Any) })
    let sut = One<JSONValue>(dictionary: ["value": members])
    expect(sut.value, equals: nil)
    expect(sut.$value.finding?.kind, equals: .mismatch)
  }

  /// At each level another copy of what is in it would be made: 512 times 200 kB.
  @Test func deepValue_isWrittenInOnePass() throws {
    let text = String(repeating: "x", count: 200_000)
    let json = nested("\"\(text)\"", 1, depth: 500)
    try expect(One<JSONValue>(json: #"{"value": \#(json)}"#).value?.description, equals: json)
  }

  /// The paths differ in one index, which is neither near the beginning nor at the end.
  @Test func deepElementsThatCannotBeBuilt_areEachNamedOnce() throws {
    let open = String(repeating: #"{"next": ["#, count: 30)
    let elements = Array(repeating: #"{"next": [{"next": 7}]}"#, count: 100).joined(separator: ",")
    let json = open + elements + String(repeating: "]}", count: 30)
    let lines = failureLines(Link.build(json: json))

    let prefix = String(repeating: "next[0].", count: 29)
    expect(lines.count, equals: 100)
    expect(Set(lines).count, equals: 100)
    expect(lines.first, equals: "\(prefix)next[0].next[0].next: expected array, found number 7")
    expect(lines.last, equals: "\(prefix)next[99].next[0].next: expected array, found number 7")
    try expect(Link(json: json).findings, say: lines)
  }

  private func nested(_ element: String, _ count: Int, depth: Int = 1) -> String {
    (0..<depth).reduce(element) { inner, _ in
      "[\(Array(repeating: inner, count: count).joined(separator: ","))]"
    }
  }
}

extension ElementNotes {
  /// How many findings about elements have words, at all depths.
  fileprivate var words: Int {
    parts.reduce(0) { $0 + ($1.note?.own.count ?? 0) + ($1.note?.elements?.words ?? 0) }
  }
}

/// Links within links, none of which may be missing.
private struct Link: ConstructionBuilder {
  @Field var next: [Link]?

  init(fields: JSONFields) { _next = fields["next"] }

  func build() -> Result<Int, BuildFailure> { construct({ $0.reduce(1, +) }, $next.requiringAll) }
}

private struct Pair: ConstructionBuilder {
  @Field var value: [[One<Int>]]?
  @Field var other: [One<Int>]?

  init(fields: JSONFields) {
    _value = fields["value"]
    _other = fields["other"]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0.count }, $value) }
}

private final class Part: ConstructionBuilder {
  @Field var id: Int?
  @Field var name: String?
  @Field var size: Int?
  @Field var next: Part?

  init(fields: JSONFields) {
    _id = fields["id"]
    _name = fields["name"]
    _size = fields["size"]
    _next = fields["next"]
  }

  func build() -> Result<Int, BuildFailure> {
    construct({ id, _, _, _ in id }, $id, $name, $size, $next.optional)
  }
}

/// A type that can use nothing, and counts how often it is asked for words.
private struct Wordy: Capturable, Equatable {
  @TaskLocal static var counter: Counter?

  final class Counter: @unchecked Sendable {
    // Only one task has it, and uses it from one place at a time.
    var count = 0
  }

  static var expectation: String {
    counter?.count += 1
    return "Wordy"
  }

  static func capture(_ node: JSONNode) -> Captured<Wordy> { .unusable(node) }

  static func count(during body: () -> Void) -> Int {
    let counter = Counter()
    $counter.withValue(counter, operation: body)
    return counter.count
  }
}
