import ConstructionBuilders
import Testing

@testable import TestSupport

/// Changing a `JSONValue` by its subscripts.
struct JSONValueEditingTests {
  private static let text = #"{"a":[1.0,{"b":"c"}],"d":{},"e":1e2,"f":null}"#

  private static func edited(_ change: (inout JSONValue) -> Void) throws -> String {
    var value = try JSONValue(json: text)
    change(&value)
    return value.description
  }

  @Test func setting_replacesInPlaceOrAppends() throws {
    try expect(
      Self.edited { $0["d"] = 7 }, equals: #"{"a":[1.0,{"b":"c"}],"d":7,"e":1e2,"f":null}"#)
    try expect(
      Self.edited { $0["z"] = "new" },
      equals: #"{"a":[1.0,{"b":"c"}],"d":{},"e":1e2,"f":null,"z":"new"}"#)
    try expect(
      Self.edited { $0["a"]?[1]?["b"] = .null },
      equals: #"{"a":[1.0,{"b":null}],"d":{},"e":1e2,"f":null}"#)
    try expect(
      Self.edited { $0["a"]?[1]?["x"] = true },
      equals: #"{"a":[1.0,{"b":"c","x":true}],"d":{},"e":1e2,"f":null}"#)
    try expect(
      Self.edited { $0["a"]?[0] = 2 }, equals: #"{"a":[2,{"b":"c"}],"d":{},"e":1e2,"f":null}"#)
    try expect(
      Self.edited { $0["a"]?[2] = 3 }, equals: #"{"a":[1.0,{"b":"c"},3],"d":{},"e":1e2,"f":null}"#)
  }

  @Test func settingNil_removes() throws {
    try expect(Self.edited { $0["a"] = nil }, equals: #"{"d":{},"e":1e2,"f":null}"#)
    try expect(Self.edited { $0["f"] = nil }, equals: #"{"a":[1.0,{"b":"c"}],"d":{},"e":1e2}"#)
    try expect(
      Self.edited { $0["a"]?[0] = nil }, equals: #"{"a":[{"b":"c"}],"d":{},"e":1e2,"f":null}"#)
    try expect(
      Self.edited { $0["a"]?[1]?["b"] = nil }, equals: #"{"a":[1.0,{}],"d":{},"e":1e2,"f":null}"#)
    try expect(
      Self.edited { $0["f"] = $0["e"] == $0["e"] ? nil : $0 },
      equals: #"{"a":[1.0,{"b":"c"}],"d":{},"e":1e2}"#)
  }

  /// Where a step is no object or array, or where nothing is, nothing changes and nothing traps.
  @Test func settingWhereNothingCanBe_changesNothing() throws {
    let changes: [(inout JSONValue) -> Void] = [
      { $0["z"] = nil }, { $0["z"]?["y"] = 1 }, { $0["e"]?["y"] = 1 }, { $0["e"]?[0] = 1 },
      { $0["f"]?["y"] = 1 }, { $0["a"]?["y"] = 1 }, { $0["d"]?[0] = 1 }, { $0[0] = 1 },
      { $0["a"]?[3] = 1 }, { $0["a"]?[-1] = 1 }, { $0["a"]?[.min] = 1 }, { $0["a"]?[.max] = 1 },
      { $0["a"]?[2] = nil }, { $0["a"]?[2]?["b"] = 1 }, { $0["d"]?["x"] = nil },
      { $0["a"]?[0]?[0] = nil },
    ]
    for change in changes { try expect(Self.edited(change), equals: Self.text) }
    for scalar: JSONValue in [.null, true, 1, "x"] {
      var value = scalar
      value["a"] = 1
      value[0] = 1
      expect(value, equals: scalar)
    }
  }

  @Test func members_setAndRemove() {
    var members = JSONValue.Members()
    members["b"] = 1
    let value: JSONValue = 1
    for isSame in [false, true] { members["a"] = isSame ? nil : value }
    members["c"] = .null
    members["b"] = 2
    expect(JSONValue.object(members).description, equals: #"{"b":2,"c":null}"#)
    members["b"]?["x"] = 1
    members["none"]?["x"] = 1
    members["d"] = [:]
    members["d"]?["x"] = [1]
    members["d"]?["x"]?[1] = 2
    members["c"] = nil
    expect(JSONValue.object(members).description, equals: #"{"b":2,"d":{"x":[1,2]}}"#)
    expect(members.map(\.key), equals: ["b", "d"])
    expect(members.keys, equals: ["b", "d"])
    expect(members.count, equals: 2)
  }

  /// Keys that are canonically equivalent are one key, and the first spelling stays.
  @Test func equivalentKeys_areOne() {
    var value: JSONValue = ["é": 1]
    value["e\u{301}"] = 2
    value["e\u{301}"]?["x"] = 3
    expect(value.description, equals: #"{"é":2}"#)
    value["e\u{301}"] = nil
    expect(value, equals: [:])
  }

  /// A closure that throws in the middle of a change leaves what it has made until then.
  @Test func throwingChange_losesNothing() {
    struct Stop: Error {}
    func change(_ value: inout JSONValue?, _ isStopped: Bool) throws {
      value = 2
      if isStopped { throw Stop() }
    }
    var value: JSONValue = ["a": [1, 1], "b": 1]
    try? change(&value["b"], true)
    if var list = value["a"] {
      try? change(&list[1], true)
      value["a"] = list
    }
    expect(value, equals: ["a": [1, 2], "b": 2])
  }

  /// Each of many changes in one value takes the same time: nothing around it is copied.
  @Test func manyChanges_areMadeInPlace() {
    var value: JSONValue = ["list": .array((0..<20_000).map { ["n": .number(.init($0))] })]
    for index in 0..<20_000 { value["list"]?[index]?["n"] = true }
    expect(value["list"]?[19_999], equals: ["n": true])
    expect(value["list"]?[0], equals: ["n": true])
  }

  @Test(arguments: [
    ("a.b[1]", "7", #"{"a":{"b":[1,7]}}"#), ("a.b[2]", "7", #"{"a":{"b":[1,2.50,7]}}"#),
    ("a.b[3]", "7", #"{"a":{"b":[1,2.50]}}"#), ("a.c", "7", #"{"a":{"b":[1,2.50],"c":7}}"#),
    ("x.c", "7", #"{"a":{"b":[1,2.50]}}"#), ("a", nil, "{}"),
    ("a.b[0]", nil, #"{"a":{"b":[2.50]}}"#),
  ])
  func valueAtAPath_isSetOrRemoved(path: String, new: String?, expected: String) throws {
    var value = try JSONValue(json: #"{"a":{"b":[1,2.50]}}"#)
    value[at: FieldPath(stringLiteral: path)] = try new.map { try JSONValue(json: $0) }
    expect("\(value)", equals: expected)
  }

  @Test func valueAtAPath_isFound() throws {
    let value = try JSONValue(json: #"{"a":{"b":[1,2.50]}}"#)
    expect(value[at: "a.b[1]"].map { "\($0)" }, equals: "2.50")
    expect(value[at: "a[0]"], equals: nil)
    expect(value[at: FieldPath()], equals: value)
    expect(String(decoding: value.data, as: UTF8.self), equals: #"{"a":{"b":[1,2.50]}}"#)
  }
}
