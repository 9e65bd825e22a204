import ConstructionBuilders
import Testing

@testable import TestSupport

/// What happens past the hundredth finding: nothing that was dropped is forgotten, and repairs are
/// no problems.
struct ElementLimitTests {
  @Test(arguments: [0, 99, 100, 150])
  func droppedInnerElement_failsHoweverManyRepairsCameBefore(_ repairs: Int) throws {
    let rows = Array(repeating: #"["1"]"#, count: repairs).joined(separator: ",")
    let json = #"{"value": [\#(rows)\#(repairs > 0 ? "," : "")[1, "x"]]}"#
    let failure = failureLines(try CompleteOne<[Int]>(json: json).build())
    expect(failure, equals: [#"value[\#(repairs)][1]: expected Int, found string "x""#])
  }

  @Test func failure_countsProblemsAndNoRepairs() throws {
    let repairs = Array(repeating: #""1""#, count: 1_000).joined(separator: ",")
    let json = #"{"value": [\#(repairs), "x"]}"#
    let problem = #"value[1000]: expected Int, found string "x""#
    try expect(CompleteOne<Int?>(json: json).build(), fails: problem)
    let sut = try CompleteOne<Int>(json: json)
    expect(sut.build(), fails: problem)
    expect(sut.findings.last?.kind, equals: .more(901))
  }

  @Test(arguments: [0, 100, 101, 150])
  func problemThatAClosureFound_isOnRecordHoweverManyRepairsThereAre(_ repairs: Int) throws {
    let numerals = Array(repeating: #""1""#, count: repairs).joined(separator: ",")
    let sut = try RefusedList(json: #"{"value": [\#(numerals)]}"#)
    expect(sut.build(), fails: "value[3].of: rejected: too many")
    let problems = sut.findings.filter { !$0.isRepair && $0.kind.count == nil }
    expect(problems.map(\.description), equals: ["value[3].of: rejected: too many"])
  }

  @Test(arguments: [3, 99, 100, 150])
  func ownErrorThatListsWhatIsWrongBelow_countsNothingTwice(_ count: Int) throws {
    let elements = Array(repeating: #"{"n": []}"#, count: count).joined(separator: ",")
    let sut = try One<OwnErrorBuilder>(json: #"{"value": {"list": [\#(elements)]}}"#)
    let findings = sut.findings
    expect(findings.count { $0.kind.count == nil }, equals: min(count, 100))
    expect(findings.compactMap(\.kind.count), equals: count > 100 ? [count - 100] : [])
  }

  @Test func dictionary_countsAllProblems() throws {
    let members = (0..<500).map { #""k\#($0)": "x""# }.joined(separator: ",")
    let sut = try CompleteMembers(json: #"{"value": {\#(members)}}"#)
    expect(failureLines(sut.build()).count, equals: 101)
    expect(failureLines(sut.build()).last, equals: "value: 400 more findings")
  }

  @Test func deeplyNestedBuilders_areNamedByTheirPlacesPastTheLimit() throws {
    let rows = Array(repeating: #"[[1, {}]]"#, count: 120).joined(separator: ",")
    let sut = try One<[[[One<Int>]]]>(json: #"{"value": [\#(rows)]}"#)
    let last = sut.value.map { $0.count }
    expect(last, equals: 120)
    let complete = try CompleteOne<[[One<Int>]]>(json: #"{"value": [\#(rows)]}"#)
    let lines = failureLines(complete.build())
    expect(lines.first, equals: "value[0][0][0]: expected object, found number 1")
    expect(lines.dropFirst().first, equals: "value[0][0][1].value: required Int is missing")
    expect(lines.last, equals: "value: 140 more findings")
  }

  @Test func builderThatIsItsOwnModel_isStillBuilt() throws {
    let json = #"{"value": [{"n": 1}, {}]}"#
    try expect(One<[SelfMade]>(json: json).build().get().count, equals: 1)
    try expect(
      CompleteOne<SelfMade>(json: json).build(), fails: "value[1].n: required Int is missing")
  }
}

private struct CompleteMembers: ConstructionBuilder {
  @Field var value: [String: Int]?
  init(fields: JSONFields) { _value = fields["value"] }
  func build() -> Result<[String: Int], BuildFailure> { construct({ $0 }, $value.requiringAll) }
}

private struct RefusedList: ConstructionBuilder {
  struct Refusal: FindingsError {
    let findings = [
      Finding(path: "[3].of", kind: .rejected, expected: "few", reason: "too many")
    ]
  }

  @Field var value: [Int]?
  init(fields: JSONFields) { _value = fields["value"] }
  func build() -> Result<Int, BuildFailure> {
    construct({ $0 }, $value.map { _ -> Int in throw Refusal() })
  }
}

private struct SelfMade: ConstructionBuilder {
  @Field var n: Int?
  init(fields: JSONFields) { _n = fields["n"] }
  func build() -> Result<SelfMade, BuildFailure> { construct({ _ in self }, $n) }
}

/// A builder with an error of its own, which lists what is wrong in the builders in it.
private struct OwnErrorBuilder: ConstructionBuilder {
  struct Refusal: FindingsError {
    let findings: [Finding]
  }

  @Field var list: [SelfMade]?
  init(fields: JSONFields) { _list = fields["list"] }
  func build() -> Result<Int, Refusal> {
    construct({ $0.count }, $list.requiringAll).mapError { Refusal(findings: $0.findings) }
  }
}
