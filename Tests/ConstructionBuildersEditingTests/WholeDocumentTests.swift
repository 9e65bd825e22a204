import ConstructionBuilders
import ConstructionBuildersEditing
import TestSupport
import Testing

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
    expect(
      String(decoding: try sent.edited(user).data, as: UTF8.self), equals: expected)
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
    #expect(throws: BuildFailure.self) { try sent.edited(value) }
  }
}
