import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

/// The differences of two documents.
struct PatchTests {
  @Test func aChangeOfTheWholeDocument_hasNoPath() throws {
    let edit = try edit(#""a""#, String.self) { $0 = "b" }
    expect(edit.changes.map { "\($0)" }, equals: [#""a" → "b""#])
  }

  @Test func patches_sayWhatWasChanged() throws {
    let edit = try edit(
      #"{"id": 1, "nick": "n", "lines": [{"sku": "a", "quantity": "2"}], "a/b~c": 1}"#
    ) { (user: inout UserBuilder) in
      user.lines?[0].quantity = 3
      user.nick = nil
      user.name = "m"
    }
    expect(
      edit.changes.map { "\($0)" },
      equals: [
        "nick: removed \"n\"", #"lines[0].quantity: "2" → "3""#, "name: added \"m\"",
      ])
    expect(
      "\(try edit.mergePatch())",
      equals: #"{"nick":null,"lines":[{"sku":"a","quantity":"3"}],"name":"m"}"#)
    expect(
      "\(edit.jsonPatch(testing: true))",
      equals: #"[{"op":"test","path":"/nick","value":"n"},{"op":"remove","path":"/nick"},"#
        + #"{"op":"test","path":"/lines/0/quantity","value":"2"},"#
        + #"{"op":"replace","path":"/lines/0/quantity","value":"3"},"#
        + #"{"op":"add","path":"/name","value":"m"}]"#)
  }

  @Test func pointers_escapeTildesAndSlashes() throws {
    let edit = try edit(#"{"a/b~c": 1}"#, [String: Int].self) { $0["a/b~c"] = 2 }
    expect("\(edit.jsonPatch())", equals: #"[{"op":"replace","path":"/a~1b~0c","value":2}]"#)
  }

  @Test func elements_areAddedAndRemovedAtKnownIndices() throws {
    let added = try edit("[1, 2, 5]", [Int].self) { $0.insert(contentsOf: [3, 4], at: 2) }
    expect(
      "\(added.jsonPatch())",
      equals: #"[{"op":"add","path":"/2","value":3},{"op":"add","path":"/3","value":4}]"#)
    let removed = try edit("[1, 2, 3, 5]", [Int].self) { $0.removeSubrange(1...2) }
    expect(
      "\(removed.jsonPatch())",
      equals: #"[{"op":"remove","path":"/2"},{"op":"remove","path":"/1"}]"#)
    expect("\(try removed.mergePatch())", equals: "[1,5]")
    let same = try edit("[1]", [Int].self) { _ in }
    expect("\(try same.mergePatch())", equals: "[1]")
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
    expect(
      failure?.findings,
      say: "extra.b: rejected: the value becomes null, which removes a member in a merge patch: "
        + "send a JSON Patch")
  }

  /// A key and a string are others if their code points are, though they look the same.
  @Test func equivalentKeysAndStrings_areToldApart() throws {
    let (one, two) = ("\u{E9}", "e\u{301}")
    let change = try edit("{\"name\": \"\(one)\"}") { (user: inout UserBuilder) in user.name = two }
    expect(Array(change.data), equals: Array("{\"name\": \"\(two)\"}".utf8))
    let strings = try edit("{\"tags\": [\"\(one)\", \"\(two)\"], \"extra\": [\"\(one)\"]}") {
      (user: inout UserBuilder) in
      user.tags?.reverse()
      user.extra = [.string(two)]
    }
    expect(
      Array(strings.data),
      equals: Array("{\"tags\": [\"\(two)\", \"\(one)\"], \"extra\": [\"\(two)\"]}".utf8))
    expect(strings.changes.count, equals: 3)

    let json = "[{\"\(one)\": 1, \"\(two)\": 2, \"a\": null}, {\"sku\": \"a\"}]"
    let lines = try edit(json, [JSONValue].self) { $0.removeFirst() }
    expect(
      Array("\(lines.jsonPatch(testing: true))".utf8),
      equals: Array(
        #"""
        [{"op":"test","path":"/0/\#(one)","value":1},{"op":"test","path":"/0/\#(two)","value":2},\#
        {"op":"test","path":"/0/a","value":null},{"op":"remove","path":"/0"}]
        """#.utf8))
    let copied = try edit(
      "{\"lines\": [{\"\(one)\": 1, \"\(two)\": null}]}"
    ) { (user: inout UserBuilder) in user.lines = user.lines.map { $0 + $0 } }
    expect(
      Array("\(copied.jsonPatch())".utf8),
      equals: Array(
        #"""
        [{"op":"add","path":"/lines/1","value":{}},{"op":"add","path":"/lines/1/\#(one)","value":1},\#
        {"op":"add","path":"/lines/1/\#(two)","value":null}]
        """#.utf8))
    let same = try edit(json, [JSONValue].self) { _ in }
    #expect(throws: BuildFailure.self) { try same.mergePatch() }
    let failure = #expect(throws: BuildFailure.self) { try copied.mergePatch() }
    let reason =
      "two keys consist of the same letters, composed differently, and the patch can have only one"
    expect(
      failure?.findings.map { "\($0)" },
      equals: [
        "lines[0]: rejected: \(reason)", "lines[1]: rejected: \(reason)",
      ])
  }
}
