import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// A value inside a document, without builders for what is around it.
struct RootPathTests {
  @Test(arguments: RootInput.allCases)
  func valueAtAPath_hasPathsFromTheRootOfTheDocument(input: RootInput) throws {
    let json = #"{"data": {"results": [{"name": "Scott"}, {}, 7]}}"#
    let sut = try input.read([GuestBuilder].self, json, at: "data.results")

    try expect(sut.build().get().map(\.name), equals: ["Scott"])
    expect(
      sut.findings, say: "data.results[1].name: required String is missing",
      "data.results[2]: expected object, found number 7")
    expect(
      sut.build { $0.requiringAll }, fails: "data.results[1].name: required String is missing",
      "data.results[2]: expected object, found number 7")
  }

  /// Documents, paths into them, what an array of numbers there is, and the finding.
  static let steps: [(json: String, path: FieldPath, value: [Int]?, finding: String?)] = [
    (#"{"a": [1]}"#, "a", [1], nil),
    (#"[[1], [2]]"#, "[1]", [2], nil),
    (#"[[0], [[3]]]"#, "[1][0]", [3], nil),
    (#"[{"a": [4]}]"#, "[0].a", [4], nil),
    (#"{"a": {"b": "x"}}"#, "a.b", nil, #"a.b: expected array, found string "x""#),
    (#"{"a": {}}"#, "a.b", nil, "a.b: required array is missing"),
    (#"{}"#, "a.b", nil, "a: required object is missing"),
    (#"{"a": null}"#, "a.b", nil, "a: required object is null"),
    (#"{"a": null}"#, "a", nil, "a: required array is null"),
    (#"{"a": 7}"#, "a[0]", nil, "a: expected array, found number 7"),
    (#"[]"#, "[0]", nil, "[0]: required array is missing"),
    (#"[[1]]"#, "[2][0]", nil, "[2]: required array is missing"),
  ]

  @Test(arguments: RootInput.allCases, steps)
  func step_leadsToTheValueOrSaysWhyNot(
    input: RootInput, row: (json: String, path: FieldPath, value: [Int]?, finding: String?)
  ) throws {
    let sut = try input.read([Int].self, row.json, at: row.path)
    expect(sut.value, equals: row.value)
    expect(sut.finding?.description, equals: row.finding)
    expect(sut.findings, say: [row.finding].compactMap(\.self))
    expect(sut.build(), fails: [row.finding].compactMap(\.self))
  }

  /// The first step cannot be taken in the root, whose path is empty.
  @Test(
    arguments: [
      ("7", "a", "expected object, found number 7"), ("null", "a", "required object is null"),
      ("{}", "[0]", "expected array, found object {}"),
      ("null", "[0]", "required array is null"),
    ] as [(String, FieldPath, String)])
  func rootThatIsNotWhatTheFirstStepNeeds_isNamedWithItsPlace(
    json: String, path: FieldPath, text: String
  ) throws {
    for input in RootInput.allCases {
      let sut = try input.read([Int].self, json, at: path)
      let expected = input == .value ? text : "line 1, column 1: \(text)"
      expect(sut.findings, say: expected)
      expect(sut.build(), fails: expected)
    }
  }

  @Test(arguments: RootInput.allCases)
  func repairedStep_isOnRecord(input: RootInput) throws {
    let sut = try input.read([Int].self, #"{"a": "{\"b\": [1]}"}"#, at: "a.b", .forgiving)
    expect(sut.value, equals: [1])
    expect(sut.findings, say: #"a: read string "{\"b\": [1]}" as object"#)
  }

  @Test func setValue_hasThePathThatWasAskedFor() throws {
    var sut = try JSONRoot<[Int]>(json: "{}", at: "data", "results")
    expect(sut.build(), fails: "data: required object is missing")
    sut.value = [1]
    expect(sut.build(), equals: .success([1]))
    expect(sut.findings, equals: [])
    sut.value = nil
    expect(sut.build(), fails: "data.results: required array is missing")
  }

  @Test func builderAtAPath_failsUnderThePathWithItsOwnName() throws {
    let sut = try JSONRoot<GuestBuilder>(json: #"{"data": [{}]}"#, at: "data", 0)
    expect(
      sut.build(),
      equals: .failure(
        BuildFailure(
          model: "Guest", Finding(path: "data[0].name", kind: .missing, expected: "String"))))
  }
}
