import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// A field: the value, and what became of it.
struct FieldTests {
  @Test(arguments: [
    (#"{"value": "a"}"#, FieldOutcome.value), (#"{"value": 1}"#, .coerced), ("{}", .missing),
    (#"{"value": null}"#, .null), (#"{"value": []}"#, .unusable), (#"{"Value": "a"}"#, .missing),
  ])
  func outcome_isOneOfFive(_ json: String, _ outcome: FieldOutcome) throws {
    let sut = try One<String>(json: json)
    expect(sut.$value.outcome, equals: outcome)
    expect(sut.$value.finding == nil, equals: outcome == .value)
    expect(sut.value == nil, equals: outcome != .value && outcome != .coerced)
  }

  @Test func setting_clearsTheFinding() throws {
    var sut = try One<String>(json: #"{"value": []}"#)
    sut.value = "a"
    expect(sut.$value.outcome, equals: .value)
    expect(sut.$value.finding, equals: nil)
    expect(sut.findings, equals: [])
    expect(sut.build(), equals: .success("a"))
  }

  @Test func settingNil_ofAFieldAtAPath_keepsThePath() throws {
    var sut = try Deep(json: #"{"a": {"b": 1}}"#)
    expect(sut.build(), equals: .success(1))
    sut.value = nil
    expect(sut.$value.outcome, equals: .missing)
    expect(sut.build(), fails: "a.b: required Int is missing")
    sut.value = 7
    expect(sut.build(), equals: .success(7))
  }

  @Test func builder_staysUsableAfterAFailedBuild() throws {
    var sut = try One<Int>(json: #"{"value": "many"}"#)
    #expect(throws: BuildFailure.self) { try sut.build().get() }
    #expect(throws: BuildFailure.self) { try sut.build().get() }
    sut.value = 1
    expect(sut.build(), equals: .success(1))
  }

  @Test func fieldThatIsToStayEmpty_isMissingUnderTheNameOfItsProperty() throws {
    var sut = try Noted(json: #"{"name": "a", "note": "not read"}"#)
    expect(sut.note, equals: nil)
    expect(sut.$note.outcome, equals: .missing)
    expect(sut.build(), fails: "note: required String is missing")
    expect(sut.findings, say: "note: required String is missing")
    let outer = One<Noted>(dictionary: ["value": ["name": "a"]])
    expect(outer.build(), fails: "value.note: required String is missing")
    sut.note = "set"
    try expect(sut.build().get(), equals: "a set")
  }

  @Test func fields_areEqualByValueOutcomeAndFindings() throws {
    let first = try One<Int>(json: #"{"value": 1}"#).$value
    expect(first, equals: One<Int>(dictionary: ["value": 1]).$value)
    expect(first.hashValue, equals: One<Int>(dictionary: ["value": 1]).$value.hashValue)
    #expect(try first != One<Int>(json: #"{"value": "1"}"#).$value)
    #expect(try One<Int>(json: "{}").$value != One<Int>(json: #"{"value": null}"#).$value)
  }

  /// What happened to builders within a value, and to elements beside them, is compared too.
  @Test(
    arguments: [
      #"{"value": [{"value": 2}]}"#, #"{"value": [{"value": "1"}]}"#, #"{"value": [{}]}"#,
      #"{"value": [{"value": null}]}"#, #"{"value": [{"value": []}]}"#,
      #"{"value": ["{\"value\": 1}"]}"#, #"{"value": [{"value": 1}, 5]}"#,
      #"{"value": [5, {"value": 1}]}"#, #"{"value": {"value": 1}}"#,
    ])
  func fieldOfBuilders_isEqualOnlyToOneThatWasReadAlike(other: String) throws {
    func field(_ json: String) throws -> Field<[One<Int>]> {
      try One<[One<Int>]>(json: json, coercion: .forgiving).$value
    }
    let first = try field(#"{"value": [{"value": 1}]}"#)
    try expect(first, equals: field(#"{"value": [{"value": 1}]}"#))
    try expect(field(other), equals: field(other))
    #expect(try first != field(other))
  }

  @Test func rootsOfBuilders_areEqualOnlyIfNotedAtTheSamePath() throws {
    typealias Root = JSONRoot<[One<Int>]>
    let (noted, clean) = (#"[{"value": "1"}]"#, #"[{"value": 1}]"#)
    try expect(Root(json: noted), equals: Root(json: noted))
    #expect(try Root(json: noted) != Root(json: #"{"data": \#(noted)}"#, at: "data"))
    try expect(Root(json: clean), equals: Root(json: #"{"data": \#(clean)}"#, at: "data"))
  }

  /// Otherwise, each level of a value would build all levels within it.
  @Test(arguments: [true, false])
  func comparison_buildsNothing(isCompared: Bool) async throws {
    let json = #"{"next": [{"value": "1", "next": [{"value": []}]}]}"#
    let (left, right) = try (CountedBuilder(json: json), CountedBuilder(json: json))
    await confirmation(expectedCount: isCompared ? 0 : 3) { built in
      CountedBuilder.$built.withValue(built) {
        #expect(isCompared ? left == right : left.findings.count == 2)
      }
    }
  }

  @Test func partOfAnArrayThatIsSet_leavesTheRestOnRecord() throws {
    var sut = try One<[One<Int>]>(
      json: #"{"value": [5, {"value": "1"}, {"value": 2}, {"value": []}]}"#)
    sut.value?[1].value = nil
    expect(
      sut.findings, say: "value[0]: expected object, found number 5",
      #"value[1].value: read string "1" as Int"#, "value[2].value: required Int is missing",
      "value[3].value: expected Int, found array []")
    sut.value?[0].value = 1
    sut.value?[2].value = 3
    expect(
      sut.findings, say: "value[0]: expected object, found number 5",
      "value[2].value: required Int is missing")
  }

  @Test func elementWithoutAValue_staysOnRecordUntilItIsSet() throws {
    var sut = try One<[One<Int>?]>(
      json: #"{"value": [5, {"value": "1"}, null, {"value": 2}, "x"]}"#)
    sut.value?[3]?.value = nil
    expect(
      sut.findings, say: "value[0]: expected object, found number 5",
      #"value[1].value: read string "1" as Int"#, "value[3].value: required Int is missing",
      #"value[4]: expected object, found string "x""#)
    sut.value?[0] = One(dictionary: ["value": 7])
    sut.value?[1] = nil
    sut.value?[3]?.value = 8
    expect(sut.findings, say: #"value[4]: expected object, found string "x""#)
    expect(sut.build(), equals: .success([7, nil, nil, 8, nil]))
  }

  @Test func elementThatIsSet_isAsItWasSet() throws {
    var numbers = try One<[Int]>(json: #"{"value": ["1", [], "3"]}"#)
    numbers.value?[0] = 7
    expect(
      numbers.findings, say: "value[1]: expected Int, found array []",
      #"value[2]: read string "3" as Int"#)
    var nested = try One<[[Int]]>(json: #"{"value": [5, ["1", [], "3"]]}"#)
    nested.value?[0][1] = 7
    expect(
      nested.findings, say: "value[0]: expected array, found number 5",
      #"value[1][0]: read string "1" as Int"#, "value[1][1]: expected Int, found array []")
    var members = try One<[String: Int]>(json: #"{"value": {"a": "1", "b": [], "c": "3"}}"#)
    members.value?["a"] = 7
    members.value?["d"] = 8
    expect(
      members.findings, say: "value.b: expected Int, found array []",
      #"value.c: read string "3" as Int"#)
  }

  @Test func partOfARepairedBuilderThatIsSet_leavesTheRepairOnRecord() throws {
    var sut = try One<One<Int>>(json: #"{"value": "{\"value\": 1}"}"#, coercion: .forgiving)
    sut.value?.value = 2
    expect(sut.$value.outcome, equals: .coerced)
    expect(sut.findings, say: #"value: read string "{\"value\": 1}" as object"#)
  }

  @Test func arrayThatWasChangedInLength_isAsItWasSet() throws {
    var sut = try One<[Int]>(json: #"{"value": ["1", []]}"#)
    sut.value?.append(2)
    expect(sut.findings, equals: [])
    sut = try One<[Int]>(json: #"{"value": ["1", []]}"#)
    sut.value = [1]
    expect(sut.findings, equals: [])
    sut = try One<[Int]>(json: #"{"value": ["1", []]}"#)
    sut.value = nil
    expect(sut.findings, say: "value: required array is missing")
  }

  @Test func scalarThatIsChangedInPlace_isAsItWasSet() throws {
    var sut = try One<Int>(json: #"{"value": "1"}"#)
    sut.value? += 1
    expect(sut.$value.outcome, equals: .value)
    expect(sut.findings, equals: [])
  }

  @Test func field_isSendable() {
    func needsSendable(_ value: some Sendable) {}
    needsSendable(One<Int>(dictionary: [:]).$value)
  }
}

private struct Deep: ConstructionBuilder {
  @Field var value: Int?
  init(fields: JSONFields) { _value = fields["a", "b"] }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $value) }
}

private struct Noted: ConstructionBuilder {
  @Field var name: String?
  @Field var note: String?
  init(fields: JSONFields) {
    _name = fields["name"]
    _note = .missing
  }
  func build() -> Result<String, BuildFailure> {
    construct({ "\($0) \($1)" }, $name, $note)
  }
}

/// A builder whose `build()` tells that it ran.
private struct CountedBuilder: ConstructionBuilder, Equatable {
  // NB: no closure. With Swift 6.3.1 and -O, a task-local value of a function type is a crash.
  @TaskLocal static var built: Confirmation?
  @Field var value: Int?
  @Field var next: [CountedBuilder]?
  init(fields: JSONFields) {
    _value = fields["value"]
    _next = fields["next"]
  }
  func build() -> Result<Int, BuildFailure> {
    Self.built?()
    return construct({ a, _ in a }, $value.or(0), $next.or([]))
  }
}
