import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// A value at a path, in documents that may be the value itself.
struct WholeDocumentTests {
  /// Documents, the name that `at: "data", orWhole: true` reads, and the problem.
  static let objects: [(json: String, name: String?, problem: String?)] = [
    (#"{"data": {"name": "Scott"}}"#, "Scott", nil),
    (#"{"name": "Scott"}"#, "Scott", nil),
    (#"{"name": "Jean", "data": {"name": "Scott"}}"#, "Scott", nil),
    (#"{"data": {}}"#, nil, "data.name: required String is missing"),
    (#"{}"#, nil, "name: required String is missing"),
    // The key is there.
    (#"{"name": "Scott", "data": null}"#, nil, "data: required object is null"),
    (#"{"name": "Scott", "data": 7}"#, nil, "data: expected object, found number 7"),
    (#"{"name": "Scott", "data": []}"#, nil, "data: expected object, found array []"),
    ("[]", nil, "expected object, found array []"),
    ("null", nil, "required object is null"),
    ("7", nil, "expected object, found number 7"),
  ]

  @Test(arguments: objects)
  func object_isAtThePathOrTheDocument(
    row: (json: String, name: String?, problem: String?)
  ) throws {
    try check(GuestBuilder.self, row)
    try check(DirectGuestBuilder.self, row)
  }

  private func check<Builder: ConstructionBuilder>(
    _ type: Builder.Type, _ row: (json: String, name: String?, problem: String?)
  ) throws where Builder.Model == Guest, Builder.Failure == BuildFailure {
    let problems = [row.problem].compactMap(\.self).map { problem in
      problem.contains(":") ? problem : "line 1, column 1: \(problem)"
    }
    let build = type.build(json: row.json, at: "data", orWhole: true)
    expect(try? build.get().name, equals: row.name)
    expect(build, fails: problems)
    let report = type.report(json: Data(row.json.utf8), at: "data", orWhole: true)
    expect(try? report.result.get().name, equals: row.name)
    expect(report.findings, say: problems)
    let root = try JSONRoot<Builder>(json: row.json, at: "data", orWhole: true)
    expect(try? root.build().get().name, equals: row.name)
    expect(root.findings, say: problems)
    let value = JSONRoot<Builder>(value: try untyped(row.json), at: "data", orWhole: true)
    expect(value.findings, say: [row.problem].compactMap(\.self))
  }

  /// The whole document is read as without a path.
  @Test func wholeDocument_isReadAsWithoutAPath() {
    for json in [#"{"name": 7, "friends": [7]}"#, #"{"friends": 7}"#, "7", "[{]", ""] {
      let (whole, plain) = (
        GuestBuilder.report(json: json, at: "data", orWhole: true), GuestBuilder.report(json: json)
      )
      expect(whole.result, equals: plain.result)
      expect(whole.findings, equals: plain.findings)
      let builds = (
        DirectGuestBuilder.build(json: json, at: "data", orWhole: true),
        DirectGuestBuilder.build(json: json)
      )
      expect(builds.0, equals: builds.1)
      let arrays = (
        [GuestBuilder].report(json: json, at: "data", orWhole: true),
        [GuestBuilder].report(json: json)
      )
      expect(arrays.0.result, equals: arrays.1.result)
      expect(arrays.0.findings, equals: arrays.1.findings)
    }
  }

  /// Documents, the names that `at: "data", "items", orWhole: true` reads, and the problems.
  static let arrays: [(json: String, names: [String]?, problems: [String])] = [
    (#"{"data": {"items": [{"name": "Scott"}]}}"#, ["Scott"], []),
    (#"[{"name": "Scott"}]"#, ["Scott"], []),
    ("[]", [], []),
    (#"{"data": {"items": [7]}}"#, nil, ["data.items[0]: expected object, found number 7"]),
    (#"[7]"#, nil, ["[0]: expected object, found number 7"]),
    // The first key is there, so the document is not the array.
    (
      #"{"data": [{"name": "Scott"}]}"#, nil,
      [
        #"data: expected object, found array [{"name": "Scott"}]"#
      ]
    ),
    (#"{"data": {}}"#, nil, ["data.items: required array is missing"]),
    (#"{"data": null}"#, nil, ["data: required object is null"]),
    (
      #"{"items": []}"#, nil,
      [
        #"line 1, column 1: expected array, found object {"items": []}"#
      ]
    ),
  ]

  @Test(arguments: arrays)
  func array_isAtThePathOrTheDocument(
    row: (json: String, names: [String]?, problems: [String])
  ) throws {
    let build = [GuestBuilder].build(json: row.json, at: "data", "items", orWhole: true)
    expect(try? build.get().map(\.name), equals: row.names)
    expect(build, fails: row.problems)
    let report = [GuestBuilder].report(json: row.json, at: "data", "items", orWhole: true)
    expect(try? report.result.get().map(\.name), equals: row.names)
    expect(report.findings, say: row.problems)
  }

  @Test func firstStepThatIsAnIndex_isThereIfTheElementIs() throws {
    for (json, value) in [("[[1], [2]]", [1]), ("[]", []), (#"{"0": 1}"#, nil)]
      as [(String, [Int]?)]
    {
      let sut = try JSONRoot<[Int]>(json: json, at: 0, orWhole: true)
      expect(sut.value, equals: value)
    }
    expect(try JSONRoot<[Int]>(json: "[7]", at: -1, orWhole: true).value, equals: [7])
  }

  @Test func withoutOrWhole_thePathIsNeeded() {
    expect(
      GuestBuilder.build(json: #"{"name": "Scott"}"#, at: "data"),
      fails: "data: required object is missing")
    expect(
      [GuestBuilder].build(json: #"{"name": "Scott"}"#, at: "data"),
      fails: "data: required array is missing")
  }

  /// A document in a string is looked into where that is allowed.
  @Test func embeddedDocument_isLookedInto() throws {
    for json in [#""{\"data\": {\"name\": \"Scott\"}}""#, #""{\"name\": \"Scott\"}""#] {
      let report = GuestBuilder.report(
        json: json, at: "data", orWhole: true, coercion: .forgiving)
      expect(try report.result.get().name, equals: "Scott")
      expect(report.findings.map(\.kind), equals: [.coerced])
    }
  }

  @Test func repeatedKey_countsByItsLastValue() throws {
    let report = GuestBuilder.report(
      json: #"{"data": 7, "data": {"name": "Scott"}}"#, at: "data", orWhole: true)
    expect(try report.result.get().name, equals: "Scott")
    expect(report.findings, say: "data: the key is repeated, and its last value counts")
  }
}
