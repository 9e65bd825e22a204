import ConstructionBuilders
import Testing

@testable import TestSupport

/// A value made of one that was read: what is on record about that stays there.
struct CapturedTests {
  @Test(arguments: [
    (
      #"["a", 1, null, {}]"#,
      [
        "[1]: read number 1 as String", "[2]: required String is null",
        "[3]: expected String, found object {}",
      ]
    ),
    (#"["a"]"#, []),
    ("7", [": expected Tags, found number 7"]),
    ("null", [": required Tags is null"]),
  ])
  func madeOfArray_keepsFindingsOfElements(_ json: String, _ expected: [String]) throws {
    let sut = try One<Tags>(json: #"{"value": \#(json)}"#)
    expect(sut.findings, say: expected.map { "value" + $0 })
  }

  @Test func madeOfDictionary_keepsFindingsOfMembers() throws {
    let sut = try One<Prices>(json: #"{"value": {"a": 1, "b": "2", "c": [], "d": null}}"#)
    expect(
      sut.findings, say: #"value.b: read string "2" as Int"#,
      "value.c: expected Int, found array []", "value.d: required Int is null")
    try expect(sut.build().get(), equals: Prices(sum: 3))
    expect(sut.$value.outcome, equals: .value)
    expect(sut.$value.finding, equals: nil)
  }

  @Test func madeOfBuilder_keepsItsFindingsInTheirOwnWords() throws {
    let sut = try One<Point>(json: #"{"value": {"x": "1", "y": 2}}"#)
    expect(sut.findings, say: #"value.x: read string "1" as Int"#)
    expect(sut.$value.outcome, equals: .value)
    let array = try One<[Point]>(json: #"{"value": [{"x": "1", "y": 2}, {"x": 3, "y": 4}]}"#)
    expect(array.findings, say: #"value[0].x: read string "1" as Int"#)
  }

  @Test func builderThatCannotBuild_saysWhy() throws {
    let words = [
      #"value: expected Point, found object {"x": "many", "y": "2"}"#,
      #"value.x: expected Int, found string "many""#, #"value.y: read string "2" as Int"#,
    ]
    let sut = try One<Point>(json: #"{"value": {"x": "many", "y": "2"}}"#)
    expect(sut.findings, say: words)
    expect(sut.build(), fails: Array(words.prefix(2)))
    let array = try One<[Point]>(
      json: #"{"value": [{"x": "many", "y": "2"}, {"x": 1, "y": 2}]}"#)
    expect(
      array.findings, say: words.map { $0.replacing("value", with: "value[0]", maxReplacements: 1) }
    )
    let complete = try CompleteOne<Point>(json: #"{"value": [{"x": "many", "y": 2}]}"#)
    expect(
      complete.build(), fails: #"value[0]: expected Point, found object {"x": "many", "y": 2}"#,
      #"value[0].x: expected Int, found string "many""#)
  }

  @Test func madeOfNothing_isPutInTheWordsOfTheOther() throws {
    let sut = try One<Point>(json: #"{"value": 5}"#)
    expect(sut.build(), fails: "value: expected Point, found number 5")
    try expect(
      One<Point>(json: #"{"value": null}"#).build(), fails: "value: required Point is null")
  }

  @Test func droppedElement_isWhatCompleteWantsToKnow() throws {
    let sut = try CompleteOne<Tags>(json: #"{"value": [["a"], ["b", []]]}"#)
    expect(sut.build(), fails: "value[1][1]: expected String, found array []")
    try expect(CompleteOne<Tags>(json: #"{"value": [["a"]]}"#).build().get(), equals: [Tags(["a"])])
  }

  /// Also where there are more of them than a list keeps, or where they are only counted.
  @Test(arguments: [[1, 2], Array(1...150)])
  func repairsInAnElement_areNoLoss(numbers: [Int]) throws {
    let json = #"{"value": [\#(numbers)]}"#
    let tags = [Tags(Set(numbers.map(\.description)))]
    try expect(CompleteOne<Tags>(json: json).build().get(), equals: tags)
    try expect(DirectTags.build(json: json).get(), equals: tags)
    let lossy = #"{"value": [\#(numbers + [0])]}"#.replacing(" 0]", with: " {}]")
    let words = ["value[0][\(numbers.count)]: expected String, found object {}"]
    try expect(CompleteOne<Tags>(json: lossy).build(), fails: words)
    try expect(DirectTags.build(json: lossy).get(), equals: [])
  }

  /// Those that are listed and those that are not add up, for any number of elements.
  @Test(arguments: [
    ("[1, 2]", 2, Coercion.lenient), ("[1, []]", 2, .lenient), ("1", 1, .forgiving),
  ])
  func findingsOfElements_addUp(element: String, count: Int, coercion: Coercion) throws {
    for size in [1, 60, 150, 1_100] {
      let all = Array(repeating: element, count: size).joined(separator: ",")
      let sut = try One<[Tags]>(json: #"{"value": [\#(all)]}"#, coercion: coercion)
      let counts = sut.findings.map { $0.kind.count ?? 1 }
      expect(counts.reduce(0, +), equals: size * count)
    }
  }

  @Test func rawValueWithElements_keepsTheirFindings() throws {
    let sut = try One<Scopes>(json: #"{"value": ["a", 1, []]}"#)
    expect(
      sut.findings, say: "value[1]: read number 1 as String",
      "value[2]: expected String, found array []")
    try expect(sut.build().get(), equals: Scopes(rawValue: ["a", "1"]))
  }
}

private struct Tags: Capturable, Equatable {
  let names: Set<String>
  init(_ names: Set<String>) { self.names = names }

  static func capture(_ node: JSONNode) -> Captured<Tags> {
    [String].capture(node).flatMap(node) { Tags(Set($0)) }
  }
}

private struct DirectTags: _DirectBuilder {
  @Field var value: [Tags]?

  init(fields: JSONFields) { _value = fields["value"] }

  func build() -> Result<[Tags], BuildFailure> { construct({ $0 }, $value.requiringAll.or([])) }

  static let keys: _JSONKeys = []

  static func model(from members: _JSONMembers) -> [Tags]? {
    let tags: Field<[Tags]> = members.withFields { $0["value"] }
    return tags.requiringAll.or([])._usable
  }
}

private struct Prices: Capturable, Equatable {
  let sum: Int

  static func capture(_ node: JSONNode) -> Captured<Prices> {
    [String: Int].capture(node).flatMap(node) { Prices(sum: $0.values.reduce(0, +)) }
  }
}

private struct Point: Capturable, Equatable {
  let x: Int
  let y: Int

  static func capture(_ node: JSONNode) -> Captured<Point> {
    PointBuilder.capture(node).flatMap(node) { try? $0.build().get() }
  }
}

private struct PointBuilder: ConstructionBuilder {
  @Field var x: Int?
  @Field var y: Int?

  init(fields: JSONFields) {
    _x = fields["x"]
    _y = fields["y"]
  }

  func build() -> Result<Point, BuildFailure> { construct(Point.init, $x, $y) }
}

private struct Scopes: RawRepresentable, Capturable, Equatable {
  let rawValue: [String]
}
