import ConstructionBuilders
import ConstructionBuildersStreams
import Testing

@testable import TestSupport

/// A value at a path, in documents that may be the value itself and were cut off.
struct CutOffWholeTests {
  @Test(arguments: [
    (
      #"{"data": {"name": "Scott", "age"#, "Scott",
      ["data: the body ends early at line 1, column 32"]
    ),
    (#"{"name": "Scott", "age"#, "Scott", ["the body ends early at line 1, column 23"]),
    (#"{"name": "Scott"}"#, "Scott", []),
    (#"{"data": {"name": "Scott"}}"#, "Scott", []),
    // The key is there.
    (
      #"{"name": "Scott", "data": {"#, nil,
      [
        "data: the body ends early at line 1, column 28",
        "data.name: required String is missing, the body ends early",
      ]
    ),
  ])
  func cutOffDocument_isAtThePathOrTheDocument(
    _ json: String, _ name: String?, _ findings: [String]
  ) throws {
    let sut = try JSONRoot<NameBuilder>(cutOff: json, at: "data", orWhole: true)
    expect(sut.value?.name, equals: name, "\(json)")
    expect(sut.findings, say: findings, "\(json)")
  }

  @Test func array_isAtThePathOrTheDocument() throws {
    for json in [#"{"data": [1, 2, "#, "[1, 2, "] {
      let sut = try JSONRoot<[Int]>(cutOff: json, at: "data", orWhole: true)
      expect(sut.value, equals: [1, 2])
    }
  }
}

private struct NameBuilder: ConstructionBuilder {
  @Field var name: String?
  init(fields: JSONFields) { _name = fields["name"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}
