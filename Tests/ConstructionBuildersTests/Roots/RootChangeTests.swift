import ConstructionBuilders
import Testing

@testable import TestSupport

/// A root that a test edits.
struct RootChangeTests {
  static let json = #"[7, {"name": "Scott"}, null, {"name": "Jean"}, {"name": 8}]"#

  @Test func editedElement_leavesTheOthersAtTheirIndicesInTheSource() throws {
    var sut = try JSONRoot<[GuestBuilder]>(json: Self.json)
    sut.value?[0].name = nil
    sut.value?[1].name = nil
    expect(
      sut.findings, say: "[0]: expected object, found number 7",
      "[1].name: required String is missing", "[2]: required object is null",
      "[3].name: required String is missing", "[4].name: read number 8 as String")
    try expect(sut.build().get().map(\.name), equals: ["8"])
    sut.value?[1].name = "Ororo"
    expect(
      sut.build { $0.requiringAll }, fails: "[0]: expected object, found number 7",
      "[1].name: required String is missing", "[2]: required object is null")
  }

  @Test func editedElementInDepth_leavesTheOthersAtTheirIndicesInTheSource() throws {
    var sut = try JSONRoot<[[GuestBuilder]]>(
      json: #"[7, [null, {"name": "a"}, {"name": "b", "friends": [7, {"name": "c"}]}]]"#)
    sut.value?[0][1].friends?[0].name = nil
    sut.value?[0][0].name = nil
    expect(
      sut.findings, say: "[0]: expected array, found number 7", "[1][0]: required object is null",
      "[1][1].name: required String is missing",
      "[1][2].friends[0]: expected object, found number 7",
      "[1][2].friends[1].name: required String is missing")
  }

  @Test func editedMember_leavesTheOthersOnRecord() throws {
    var sut = try JSONRoot<[String: GuestBuilder]>(
      json: #"{"a": {"name": "Scott"}, "b": 7, "c": {}, "d": {"name": "Jean"}}"#)
    sut.value?["a"]?.name = nil
    expect(
      sut.findings, say: "a.name: required String is missing", "b: expected object, found number 7",
      "c.name: required String is missing")
  }

  @Test func settingTheValue_clearsTheFindings() throws {
    var sut = try JSONRoot<[Int]>(json: #"["1", []]"#)
    sut.value = [1]
    expect(sut.findings, equals: [])
    expect(sut.outcome, equals: .value)
    sut.value = nil
    expect(sut.outcome, equals: .missing)
    expect(sut.build(), fails: "required array is missing")
  }

  @Test func settingAnUnusableRoot_buildsIt() throws {
    var sut = try JSONRoot<[GuestBuilder]>(json: "null")
    sut.value = [GuestBuilder(dictionary: ["name": "Jean"])]
    try expect(sut.build().get().map(\.name), equals: ["Jean"])
    expect(sut.findings, equals: [])
  }
}
