import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

/// Edits of values at a path, in documents that may be the value itself.
struct WholeDocumentTests {
  @Test(arguments: [
    (#"{"data": {"name": "a", "x": 1.0}}"#, #"{"data": {"name": "Storm", "x": 1.0}}"#),
    (#"{"name": "a", "x": 1.0}"#, #"{"name": "Storm", "x": 1.0}"#),
    (#"{"name": "b", "data": {"x": 1}}"#, #"{"name": "b", "data": {"x": 1, "name": "Storm"}}"#),
  ])
  func edit_isWrittenWhereTheValueWas(json: String, expected: String) throws {
    let sent = try SentDocument<UserBuilder>(json: json, at: "data", orWhole: true)
    var user = sent.value
    user.name = "Storm"
    expect(String(decoding: try sent.edited(user).data, as: UTF8.self), equals: expected)
  }

  /// The key is there, and no object behind it.
  @Test func null_isNoObject() {
    #expect {
      try SentDocument<UserBuilder>(
        json: #"{"name": "a", "data": null}"#, at: "data", orWhole: true)
    } throws: {
      ($0 as? BuildFailure)?.findings.map(\.description) == ["data: required object is null"]
    }
  }

  /// Whoever reads the new document would look for the value behind the key.
  @Test func editThatBringsTheKey_isRefused() throws {
    let sent = try SentDocument<[String: Int]>(json: #"{"a": 1}"#, at: "data", orWhole: true)
    var value = sent.value
    value["b"] = 2
    expect(
      String(decoding: try sent.edited(value).data, as: UTF8.self), equals: #"{"a": 1,"b": 2}"#)
    value["data"] = 3
    expect(
      Self.refusal { try sent.edited(value) },
      equals: ["rejected: the value would be read at data instead"])
  }

  /// The same for a patch, whether it brings the key or removes it.
  @Test func patchThatMovesTheValue_isRefused() throws {
    let whole = try SentDocument<UserBuilder>(json: #"{"name": "a"}"#, at: "data", orWhole: true)
    let part = try SentDocument<UserBuilder>(
      json: #"{"name": "a", "data": {"name": "b"}}"#, at: "data", orWhole: true)
    let here = ["rejected: the value would be read at data instead"]
    let there = ["data: rejected: the value would be read from the whole document instead"]
    let brought: JSONValue = ["name": "b"]
    expect(
      Self.refusal { try whole.applying(mergePatch: ["data": brought]) }, equals: here)
    expect(
      Self.refusal {
        try whole.applying(jsonPatch: [["op": "add", "path": "/data", "value": brought]])
      }, equals: here)
    expect(Self.refusal { try part.applying(mergePatch: ["data": .null]) }, equals: there)
    expect(
      Self.refusal { try part.applying(jsonPatch: [["op": "remove", "path": "/data"]]) },
      equals: there)
    expect(try part.applying(mergePatch: ["data": ["name": "c"]]).value.name, equals: "c")
    expect(try whole.applying(mergePatch: ["name": "c"]).value.name, equals: "c")
  }

  private static func refusal<Result>(_ body: () throws -> Result) -> [String] {
    do {
      _ = try body()
      return []
    } catch {
      return (error as? BuildFailure)?.findings.map(\.description) ?? ["\(error)"]
    }
  }
}
