import ConstructionBuilders
import TestSupport
import Testing

@testable import ConstructionBuildersFixtures

struct JSONValuePathTests {
  static let text = #"{"a":[1.0,{"b":"c"}],"d":{},"e":1e2}"#

  @Test(
    arguments: [
      ("", text), ("a", #"[1.0,{"b":"c"}]"#), ("a[0]", "1.0"), ("a[1].b", #""c""#), ("d", "{}"),
      ("a[2]", nil), ("x", nil), ("e.x", nil), ("d[0]", nil),
    ] as [(String, String?)])
  func value_isThatAtThePath(path: String, expected: String?) throws {
    let path = try #require(FieldPath(text: path))

    try expect(JSONValue(json: Self.text)[at: path]?.description, equals: expected)
  }

  @Test(
    arguments: [
      ("a[0]", "7", #"{"a":[7,{"b":"c"}],"d":{},"e":1e2}"#),
      ("a[1].b", "null", #"{"a":[1.0,{"b":null}],"d":{},"e":1e2}"#),
      ("a[1].b", nil, #"{"a":[1.0,{}],"d":{},"e":1e2}"#),
      ("a[0]", nil, #"{"a":[{"b":"c"}],"d":{},"e":1e2}"#),
      ("d", nil, #"{"a":[1.0,{"b":"c"}],"e":1e2}"#),
      ("", "true", "true"),
    ] as [(String, String?, String)])
  func set_changesNothingElse(path: String, value: String?, expected: String) throws {
    let path = try #require(FieldPath(text: path))
    var sut = try JSONValue(json: Self.text)

    try sut.set(value.map { try JSONValue(json: $0) }, at: path)

    expect(sut.description, equals: expected)
  }

  @Test(
    arguments: [
      ("a[2]", "2", #"{"a":[1.0,{"b":"c"},2],"d":{},"e":1e2}"#),
      ("d.new", "[]", #"{"a":[1.0,{"b":"c"}],"d":{"new":[]},"e":1e2}"#),
      ("f", "null", #"{"a":[1.0,{"b":"c"}],"d":{},"e":1e2,"f":null}"#),
    ])
  func add_changesNothingElse(path: String, value: String, expected: String) throws {
    let path = try #require(FieldPath(text: path))
    var sut = try JSONValue(json: Self.text)

    try sut.add(JSONValue(json: value), at: path)

    expect(sut.description, equals: expected)
  }

  @Test(arguments: [
    ("a", "a: the value exists already; set it instead"),
    ("a[1].b", "a[1].b: the value exists already; set it instead"),
    ("", "the top level: the value exists already; set it instead"),
    ("x.y", "x: there is no such member"),
    ("a[3]", "a[3]: there is no such element, the array has 2"),
    ("e.x", "e: expected object, found number"),
  ])
  func add_whereItCannotBe_throwsAndChangesNothing(path: String, message: String) throws {
    let path = try #require(FieldPath(text: path))
    var sut = try JSONValue(json: Self.text)

    #expect { try sut.add(1, at: path) } throws: { "\($0)" == message }
    expect(sut.description, equals: Self.text)
  }

  @Test(arguments: [
    ("x.y", "x: there is no such member"),
    ("x", "x: there is no such member, add(_:at:) adds one"),
    ("d.new", "d.new: there is no such member, add(_:at:) adds one"),
    ("a[2]", "a[2]: there is no such element, the array has 2"),
    ("a[3]", "a[3]: there is no such element, the array has 2"),
    ("e.x", "e: expected object, found number"),
    ("[0]", "the top level: expected array, found object"),
  ])
  func set_whereNoWayLeads_throwsAndChangesNothing(path: String, message: String) throws {
    let path = try #require(FieldPath(text: path))
    var sut = try JSONValue(json: Self.text)

    #expect { try sut.set(1, at: path) } throws: { "\($0)" == message }
    expect(sut.description, equals: Self.text)
  }

  @Test func whole_cannotBeRemoved() {
    var sut: JSONValue = [1]

    #expect {
      try sut.set(nil, at: FieldPath())
    } throws: {
      "\($0)" == "the top level: the whole value cannot be removed; set another one"
    }
    expect(sut, equals: [1])
  }

  @Test func draft_keepsItsProblems() {
    var sut = JSONDraft(["name": "Storm"])
    sut["name"] = .null
    sut["nmae"] = nil
    sut["photo"] = nil
    sut["nme"] = .null
    sut.add("Slim", at: "nickname")
    sut.add("Cyclops", at: "name")

    expect(sut["name"], equals: .null)
    let error = #expect(throws: PathProblem.self) { try sut.finished() }
    expect(
      error?.description,
      equals: """
        nmae: there is no such member, did you mean name?
        photo: there is no such member
        nme: there is no such member, did you mean name?
        name: the value exists already; set it instead
        """)
    expect(sut[FieldPath()]?.description, equals: #"{"name":null,"nickname":"Slim"}"#)
  }
}
