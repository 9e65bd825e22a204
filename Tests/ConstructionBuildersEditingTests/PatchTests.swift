import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

/// The differences of two documents.
struct PatchTests {
  @Test func patches_sayWhatWasChanged() throws {
    let edit = try edit(
      #"{"id": 1, "nick": "n", "lines": [{"sku": "a", "quantity": "2"}], "a/b~c": 1}"#
    ) { (user: inout UserBuilder) in
      user.lines?[0].quantity = 3
      user.nick = nil
      user.name = "m"
    }
    #expect(
      edit.changes.map { "\($0)" } == [
        "nick: removed \"n\"", #"lines[0].quantity: "2" → "3""#, "name: added \"m\"",
      ])
    #expect(
      "\(try edit.mergePatch())"
        == #"{"nick":null,"lines":[{"sku":"a","quantity":"3"}],"name":"m"}"#)
    #expect(
      "\(edit.jsonPatch(testing: true))"
        == #"[{"op":"test","path":"/nick","value":"n"},{"op":"remove","path":"/nick"},"#
        + #"{"op":"test","path":"/lines/0/quantity","value":"2"},"#
        + #"{"op":"replace","path":"/lines/0/quantity","value":"3"},"#
        + #"{"op":"add","path":"/name","value":"m"}]"#)
  }

  @Test func pointers_escapeTildesAndSlashes() throws {
    let edit = try edit(#"{"a/b~c": 1}"#, [String: Int].self) { $0["a/b~c"] = 2 }
    #expect("\(edit.jsonPatch())" == #"[{"op":"replace","path":"/a~1b~0c","value":2}]"#)
  }

  @Test func elements_areAddedAndRemovedAtKnownIndices() throws {
    let added = try edit("[1, 2, 5]", [Int].self) { $0.insert(contentsOf: [3, 4], at: 2) }
    #expect(
      "\(added.jsonPatch())"
        == #"[{"op":"add","path":"/2","value":3},{"op":"add","path":"/3","value":4}]"#)
    let removed = try edit("[1, 2, 3, 5]", [Int].self) { $0.removeSubrange(1...2) }
    #expect(
      "\(removed.jsonPatch())" == #"[{"op":"remove","path":"/2"},{"op":"remove","path":"/1"}]"#)
    #expect("\(try removed.mergePatch())" == "[1,5]")
    let same = try edit("[1]", [Int].self) { _ in }
    #expect("\(try same.mergePatch())" == "[1]")
  }

  @Test func nullInAMergePatch_isRefused() throws {
    let nulled = try edit(#"{"nick": "n"}"#, UserBuilder.self, nil, .lenient, .null) {
      $0.nick = nil
    }
    #expect(throws: BuildFailure.self) { try nulled.mergePatch() }
    let added = try edit("{}") { (user: inout UserBuilder) in
      user.extra = ["a": [.null], "b": .null]
    }
    let failure = #expect(throws: BuildFailure.self) { try added.mergePatch() }
    #expect(failure?.findings.map(\.path) == ["extra.b"])
  }
}
