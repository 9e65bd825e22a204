import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Common mistakes of JSON fragments, one test each.
struct FragmentMistakesTests {
  @Test func strings_areEscaped() throws {
    let name = "\"Fly\"\\\n\u{1}é😀"

    try expect(move(name).json.description, equals: #"{"name":"\"Fly\"\\\n\u0001é😀"}"#)
    try expect(move(name).mismatches { try MoveBuilder(json: $0).build().get() }, equals: [])
  }

  enum Shape: Int, Sendable { case circle = 3 }
  struct Point: Encodable, Equatable, Sendable { var y = 1, x = 0.5 }

  static let values: [(any Sendable, String)] = [
    ("a", #""a""#), (Substring("b"), #""b""#), (Character("c"), #""c""#), (true, "true"),
    (Int8(-1), "-1"), (UInt64.max, "18446744073709551615"), (1.0, "1.0"), (Float(0.1), "0.1"),
    (Decimal(string: "0.10000000000000000000000000001") ?? 0, "0.10000000000000000000000000001"),
    (URL(fileURLWithPath: "/a"), #""file:///a""#),
    (
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
      #""00000000-0000-0000-0000-000000000001""#
    ),
    (Data([1, 2]), #""AQI=""#), (Shape.circle, "3"), ([1, 2], "[1,2]"),
    ([Optional(1), nil], "[1,null]"), (["b": 1, "a": 2], #"{"a":2,"b":1}"#),
    (Optional<Int>.none as (any Sendable)?, "null"), (Optional(7) as (any Sendable)?, "7"),
    (Point(), #"{"x":0.5,"y":1}"#), (["p": [Shape.circle]], #"{"p":[3]}"#),
    (JSONValue.array([1.5]), "[1.5]"),
  ]

  @Test(arguments: values.indices)
  func type_isSentAsItsJSON(index: Int) throws {
    let (value, expected) = Self.values[index]

    try expect(
      JSONFragment<Move> { Member("v", value) }.json.description, equals: "{\"v\":\(expected)}")
  }

  struct Unknown: Equatable, Sendable {}

  @Test func typeThatJSONDoesNotKnow_isAProblem() {
    expect(
      problems { Member("v", Unknown()) },
      equals: [
        "v: JSON has no value for Unknown: pass json: and the expected value"
      ])
    expect(
      problems { Member("v", [Date(timeIntervalSince1970: 0)]) },
      equals: [
        "v[0]: a Date has several forms in JSON: pass json: and the expected value"
      ])
  }

  struct Event: Encodable, Equatable, Sendable {
    var begin = Date(timeIntervalSince1970: 0)
  }

  @Test func dateInWhatIsEncodable_isAProblem() {
    expect(
      problems { Member("v", ["a": [Event()]]) },
      equals: [
        "v.a[0].begin: a Date has several forms in JSON: pass json: and the expected value"
      ])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numberThatIsNotFinite_isAProblem(number: Double) {
    expect(
      problems { Member("power", number, \.power) }, equals: ["power: JSON cannot hold \(number)"])
    expect(
      problems { Member("v", ["a": [number]]) }, equals: ["v.a[0]: JSON cannot hold \(number)"])
    expect(problems { Member("v", Decimal.nan) }, equals: ["v: JSON cannot hold NaN"])
  }

  @Test func null_isNotMissing() throws {
    let null = JSONFragment<Move> { Member("power", nil, \.power) }
    let missing = JSONFragment<Move> { Member("power", missing: \.power) }

    try expect(null.json.description, equals: #"{"power":null}"#)
    try expect(missing.json.description, equals: "{}")
  }

  @Test func declarationOrder_isKept() throws {
    let keys = (0..<40).map { "key\($0 * 7 % 40)" }
    let sut = JSONFragment<Move> { for key in keys { Member(key, 0) } }
    guard case .object(let members) = try sut.json else { return #expect(Bool(false)) }

    expect(members.keys, equals: keys)
  }

  @Test func duplicateKey_isAProblem() {
    expect(
      problems {
        Member("name", "Fly", \.name)
        Member("name", "Cut", \.name)
      }, equals: ["name: duplicate key"])
    let changed = move("Fly").with {
      Member("power", 1.0, \.power)
      Member("power", 2.0, \.power)
    }
    expect(problems(of: changed), equals: ["power: duplicate key"])
  }

  @Test func model_needsNoCast() {
    let sut: JSONFragment<Move> = JSONFragment { Member("name", "Fly", \.name) }

    expect(
      sut.mismatches(in: Move(name: "Cut")).map(\.description),
      equals: ["name: expected Fly, got Cut"])
  }

  @Test func sameModel_standsInSeveralScenarios() throws {
    let base = pokemon()
    let scenarios = [
      base, base.with { Member("nickname", "Ash", \.nickname) }, base.dropping("pokedexIndex"),
    ]

    try expect(
      scenarios.map { try $0.json.description },
      equals: [
        #"{"baseType":"fire","moves":[{"name":"Fly"},{"name":"Cut"}],"pokedexIndex":"6"}"#,
        #"{"baseType":"fire","moves":[{"name":"Fly"},{"name":"Cut"}],"pokedexIndex":"6","#
          + #""nickname":"Ash"}"#,
        #"{"baseType":"fire","moves":[{"name":"Fly"},{"name":"Cut"}]}"#,
      ])
  }

  @Test func arraysOfSimpleValues_areSentAndComparedByElement() throws {
    let sut = JSONFragment<Pokemon> { Member("tags", ["a", "b", "c"], \.tags) }

    try expect(sut.json.description, equals: #"{"tags":["a","b","c"]}"#)
    expect(
      sut.mismatches(in: Pokemon(tags: ["a", "x"])).map(\.description),
      equals: ["tags: expected 3 elements, got 2", "tags[1]: expected b, got x"])
  }

  @Test func eachElement_meetsItsOwnFragment() {
    let sut = pokemon()
    let model = Pokemon(moves: [Move(name: "Fly"), Move(name: "Fly")])

    expect(
      sut.mismatches(in: model).map(\.description), equals: ["moves[1].name: expected Cut, got Fly"]
    )
  }

  @Test func problemsBelow_haveTheirWholePaths() {
    let sut = pokemon().with {
      Member("moves", [move("Fly"), move("Cut").with { Member("power", .nan, \.power) }], \.moves)
      Member("friend", move("Cut").dropping("nmae"), \.friend)
      Member("raw", raw: "{\"a\": }")
    }

    expect(
      problems(of: sut),
      equals: [
        "moves[1].power: JSON cannot hold nan",
        "friend.nmae: there is no such member to drop, did you mean name?",
        "raw: line 1, column 7: expected a value",
      ])
  }

  @Test func keysThatStandTwiceInARawText_areProblems() throws {
    let sut = JSONFragment<Pokemon> {
      Member("a", raw: #" { "x" : 1 , "y": {"x": "}", "\\": 2}, "x": [3] } "#)
      Member("b", raw: #"[{}, {"k": [{"n": 1, "\u006e": 2, "n": 3}], "k2": null}, "{\"a\":1}"]"#)
      Member("c", raw: "{\"\u{E9}\": 1, \"e\u{301}\": 2, \"e\": {\"\u{E9}\": -1.5e3}}")
    }

    expect(
      problems(of: sut),
      equals: [
        "a.x: duplicate key in the text: only the last value arrives",
        "b[1].k[0].n: duplicate key in the text: only the last value arrives",
        "b[1].k[0].n: duplicate key in the text: only the last value arrives",
        // A JSONValue compares keys as Strings do, however they are composed.
        "c[\"e\u{301}\"]: duplicate key in the text: only the last value arrives",
      ])
  }

  @Test func problemsOfAnIncludedFragment_areThoseOfTheWhole() {
    let expected = ["nmae: there is no such member to drop, did you mean name?"]

    expect(
      problems {
        move("Fly").dropping("nmae")
        Member("power", 1.5, \.power)
      }, equals: expected)
    expect(problems(of: move("Cut").with { move("Fly").dropping("nmae") }), equals: expected)
    expect(
      problems {
        JSONFragment<Move> {
          Member("name", "Fly", \.name)
          Member("name", "Cut", \.name)
        }
      }, equals: ["name: duplicate key"])
  }

  @Test func emptyArray_needsNoType() throws {
    let sut = JSONFragment<Pokemon> {
      Member("tags", [], \.tags)
      Member("moves", [], \.moves)
    }

    try expect(sut.json.description, equals: #"{"tags":[],"moves":[]}"#)
    expect(
      sut.mismatches(in: Pokemon(tags: ["a"])).map(\.description),
      equals: ["tags: expected 0 elements, got 1"])
  }

  @Test func failure_hasAHeading() {
    #expect {
      try move("Fly").dropping("nmae").json
    } throws: {
      "\($0)" == """
        the fragment has no JSON: 1 problem
          nmae: there is no such member to drop, did you mean name?
        """
    }
  }

  private func problems(
    @FragmentBuilder<Move> _ members: () -> JSONFragment<Move>
  ) -> [String] {
    problems(of: JSONFragment(members))
  }

  private func problems<Model>(of fragment: JSONFragment<Model>) -> [String] {
    do {
      return ["no problem: \(try fragment.json)"]
    } catch {
      return error.description.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
    }
  }
}
