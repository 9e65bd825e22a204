import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Formats in all places where one can be given.
struct FormatPlacesTests {
  @Test(arguments: InputKind.allCases)
  func pathsAndAliases(_ input: InputKind) throws {
    let sut = try places(
      #"{"meta": "", "list": ["-", 60], "born": "12", "replies": {"children": [60, "x"]}}"#, input)
    expect(sut.$missing.outcome, equals: .null)
    expect(sut.$second.wrappedValue, equals: Date(timeIntervalSince1970: 60))
    expect(sut.$first.outcome, equals: .null)
    expect(sut.$alias.wrappedValue, equals: 12)
    expect(sut.$children.wrappedValue, equals: [Date(timeIntervalSince1970: 60)])
    expect(
      sut.findings, say: "born: read from born instead of made",
      #"replies.children[1]: expected Date in seconds since 1970, found string "x""#)
    let empty = try places("{}", input)
    expect(empty.findings, say: [])
    expect(empty.$missing.outcome, equals: .missing)
    let wrong = try places(#"{"meta": 7, "list": {}, "replies": ""}"#, input)
    expect(
      wrong.findings.map(\.description),
      equals: [
        "meta: expected object, found number 7", "list: expected array, found object {}",
        #"replies: expected object, found string """#,
      ])
    #expect(throws: BuildFailure.self) { try places(#"{"meta": ""}"#, input).required.get() }
  }

  private func places(_ json: String, _ input: InputKind) throws -> PlacesBuilder {
    switch input {
    case .bytes: try PlacesBuilder(json: json)
    case .dictionary: PlacesBuilder(dictionary: try dictionary(json))
    }
  }

  @Test func requiredNull_namesTheWordOfAStep() throws {
    let sut = try PlacesBuilder(json: #"{"meta": ""}"#)
    guard case .failure(let failure) = sut.required else {
      Issue.record("no failure")
      return
    }
    expect(failure.findings, say: #"meta: required object is null ("")"#)
  }

  @Test func enumerationsAndOpenOnes() throws {
    try expect(
      "1", .sent(as: .string), gives: Rank.low,
      ["value: read number 1 as Rank; its declared form is a string"])
    try expect(#""1""#, .sent(as: .string), .strict, gives: Rank.low)
    try expect(
      #""7""#, .sent(as: .string), .strict, gives: Open<Rank>.unknown(7),
      [#"value: expected Rank, found string "7", which is not one of its cases"#])
    try expect(#""-""#, FieldFormat<Rank>.null("-"), is: .null)
    try expect(
      #"["1", "-"]"#, .each(.null("-", or: .sent(as: .string))), gives: [.low, nil] as [Rank?])
    try expect(
      #"[["1"], ["x"]]"#, FieldFormat<[Set<Rank>]>.each(.each(.sent(as: .string))),
      gives: [[.low], []], [#"value[1][0]: expected Rank as a string, found string "x""#])
  }

  @Test func manyBadElements_areCounted() throws {
    let json =
      "["
      + String(repeating: "\"x\",", count: inputSize(debug: 3_000, release: 30_000, all: 100_000))
      + "1]"
    for sut in try InFormat.both(json, FieldFormat<[Int]>.each(.sent(as: .number))) {
      expect(sut.value, equals: [1])
      expect(sut.$value.findings.count, equals: 101)
    }
  }
}

private enum Rank: Int { case low = 1 }
extension Rank: Capturable {}

private struct PlacesBuilder: ConstructionBuilder {
  @Field var missing: Int?
  @Field var first: Date?
  @Field var second: Date?
  @Field var alias: Int?
  @Field var children: [Date]?

  init(fields: JSONFields) {
    _missing = fields["meta", "count", as: .null("")]
    _first = fields["list", 0, as: .null("-", or: .secondsSince1970)]
    _second = fields["list", 1, as: .secondsSince1970]
    _alias = fields[anyOf: "made", "born", as: .sent(as: .string)]
    _children = fields["replies", "children", as: .each(.secondsSince1970)]
  }

  var required: Result<Int, BuildFailure> { construct({ $0 }, $missing) }

  func build() -> Result<Int, BuildFailure> { construct({ $0 ?? 0 }, $missing.optional) }
}
