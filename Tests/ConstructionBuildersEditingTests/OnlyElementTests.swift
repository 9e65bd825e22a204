import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

/// A value that was sent as the only element of an array stays in it.
struct OnlyElementTests {
  private static let coercion: Coercion = [.lenient, .singleValuesFromArrays]

  private func check(
    _ json: String, _ expected: String, _ coercion: Coercion = coercion,
    clearing: Clearing = .removal, line: Int = #line, _ change: (inout Household) -> Void
  ) throws {
    let text = try edited(json, coercion: coercion, clearing: clearing, change)
    expect(text, equals: expected, line: line)
  }

  @Test func scalars() throws {
    try check(
      #"{"name":["a"], "age":[ 1 ], "x":[1.50]}"#, #"{"name":["b"], "age":[ 2 ], "x":[1.50]}"#
    ) {
      ($0.name, $0.age) = ("b", 2)
    }
    // In the dialect that was sent.
    try check(#"{"age":["1"]}"#, #"{"age":["2"]}"#) { $0.age = 2 }
    try check(#"{"code":["7"]}"#, #"{"code":["8"]}"#) { $0.code = 8 }
  }

  @Test func builder() throws {
    try check(#"{"home":[{"zip":1,"z":1.50}]}"#, #"{"home":[{"zip":2,"z":1.50}]}"#) {
      $0.home?.zip = 2
    }
    // A new one takes the place of the old one.
    try check(#"{"home":[ {"zip":1,"z":1.50} ]}"#, #"{"home":[ {"zip":2} ]}"#) {
      $0.home = Home(dictionary: ["zip": 2])
    }
    try check(
      #"{"home":[{"zip":[1],"in":[{"zip":[5],"z":1.0}]}]}"#,
      #"{"home":[{"zip":[2],"in":[{"zip":[6],"z":1.0}]}]}"#
    ) {
      $0.home?.zip = 2
      $0.home?.inner?[0].zip = 6
    }
  }

  @Test func nothingChanged_isWrittenForNothing() throws {
    let json = #"{"home":[{"zip":[1]}],"name":["a"],"members":[{"a":[1]}],"homes":[[{"zip":1}]]}"#
    try check(json, json) { _ in }
    try check(json, json.replacing(#""a"]"#, with: #""b"]"#)) { $0.name = "b" }
  }

  @Test func nil_isWrittenAsTheRuleOfClearingSays() throws {
    let json = #"{"name":["a"],"home":[{"zip":[1],"z":1}]}"#
    try check(json, #"{"home":[{"zip":[1],"z":1}]}"#) { $0.name = nil }
    try check(json, #"{"name":["a"],"home":[{"z":1}]}"#) { $0.home?.zip = nil }
    try check(json, #"{"name":null,"home":[{"zip":null,"z":1}]}"#, clearing: .null) {
      $0.name = nil
      $0.home?.zip = nil
    }
    try check(json, #"{"name":["a"]}"#) { $0.home = nil }
  }

  @Test func elements() throws {
    try check(#"{"ages":[[1], 2, ["3"]]}"#, #"{"ages":[[7], 8, ["9"]]}"#) { $0.ages = [7, 8, 9] }
    try check(#"{"ages":[[1],[2]]}"#, #"{"ages":[[1],[2],[3]]}"#) { $0.ages?.append(3) }
    try check(#"{"ages":[[1],[2],[3]]}"#, #"{"ages":[[1],[3]]}"#) { $0.ages?.remove(at: 1) }
  }

  /// What was an array itself, in place of another type, is no model.
  @Test func otherTypes() throws {
    try check(#"{"orMany":[1]}"#, #"{"orMany":2}"#) { $0.orMany = .second(2) }
    try check(#"{"name":[], "set":[[1],[3]]}"#, #"{"name":"a", "set":[[1],[3],[2]]}"#) {
      $0.name = "a"
      $0.set?.insert(2)
    }
  }

  @Test func buildersInArrays() throws {
    let json = #"{"homes":[[{"zip":1,"z":1.0}],[{"zip":2,"z":2.0}]]}"#
    try check(json, #"{"homes":[[{"zip":1,"z":1.0}],[{"zip":3,"z":2.0}]]}"#) {
      $0.homes?[1].zip = 3
    }
    try check(json, #"{"homes":[[{"zip":2,"z":2.0}],[{"zip":3,"z":1.0}]]}"#) {
      $0.homes?.swapAt(0, 1)
      $0.homes?[1].zip = 3
    }
    try check(json, #"{"homes":[[{"zip":3,"z":2.0}]]}"#) {
      $0.homes?.removeFirst()
      $0.homes?[0].zip = 3
    }
    try check(json, #"{"homes":[[{"zip":1,"z":1.0}],[{"zip":2,"z":2.0}],[{"zip":3}]]}"#) {
      $0.homes?.append(Home(dictionary: ["zip": 3]))
    }
  }

  @Test func dictionaries() throws {
    // A member that could not be read stays.
    try check(#"{"members":[{"a":[1],"b":2,"c":"x"}]}"#, #"{"members":[{"a":[7],"b":2,"c":"x"}]}"#)
    {
      $0.members?["a"] = 7
    }
    try check(#"{"members":[{"a":[1]}]}"#, #"{"members":[{}]}"#) { $0.members?["a"] = nil }
    try check(#"{"members":[{"a":[1]}]}"#, #"{"members":[{"a":[1],"b":[2]}]}"#) {
      $0.members?["b"] = 2
    }
    try check(
      #"{"byName":{"a":[{"zip":1,"z":1.0}],"b":{"zip":2}}}"#,
      #"{"byName":{"a":[{"zip":5,"z":1.0}],"b":{"zip":6}}}"#
    ) {
      $0.byName?["a"]?.zip = 5
      $0.byName?["b"]?.zip = 6
    }
    try check(
      #"{"rows":[[{"a":1,"x":"y"}],[{"a":2}]]}"#, #"{"rows":[[{"a":3,"x":"y"}],[{"a":2}]]}"#
    ) {
      $0.rows?[0]["a"] = 3
    }
    try check(
      #"{"pairs":[{"v":[1],"k":"a","z":1.0},[{"k":"b","v":2}]]}"#,
      #"{"pairs":[{"v":[3],"k":"a","z":1.0},[{"k":"b","v":2}]]}"#
    ) { $0.pairs?["a"] = 3 }
    try check(
      #"{"pairs":[{"v":[1],"k":"a"},[{"z":1.0,"v":2,"k":["b"]}]]}"#,
      #"{"pairs":[{"v":[1],"k":"a"},[{"z":1.0,"v":3,"k":["b"]}]]}"#
    ) { $0.pairs?["b"] = 3 }
  }

  @Test func rowsVariantsAndUnions() throws {
    try check(#"{"row":[["a"],[{"zip":1,"z":1.0}],9]}"#, #"{"row":[["b"],[{"zip":2,"z":1.0}],9]}"#)
    {
      $0.row?.name = "b"
      $0.row?.home?.zip = 2
    }
    try check(
      #"{"shape":[{"type":"circle","radius":[1],"z":1.0}]}"#,
      #"{"shape":[{"type":"circle","radius":[2],"z":1.0}]}"#
    ) { $0.shape?.circle?.radius = 2 }
    try check(#"{"either":[1]}"#, #"{"either":[2]}"#) { $0.either = .first(2) }
    try check(#"{"either":[1]}"#, #"{"either":["b"]}"#) { $0.either = .second("b") }
    try check(#"{"orHome":[{"zip":1,"z":1.0}]}"#, #"{"orHome":[{"zip":2,"z":1.0}]}"#) {
      $0.orHome?.second?.zip = 2
    }
    try check(#"{"orMany":[1]}"#, #"{"orMany":[1,2]}"#) { $0.orMany?.first?.append(2) }
  }

  @Test func oneOrMany_staysAsItIs() throws {
    try check(#"{"many":[1]}"#, #"{"many":[2]}"#) { $0.many = [2] }
    try check(#"{"many":1}"#, #"{"many":2}"#) { $0.many = [2] }
    try check(#"{"many":[[1],[2]]}"#, #"{"many":[[1],[3]]}"#) { $0.many = [1, 3] }
  }

  @Test func paths() throws {
    try check(#"{"home":[{"deep":{"x":1}, "zip":1}]}"#, #"{"home":[{"deep":{"x":2}, "zip":1}]}"#) {
      $0.deep = 2
    }
    try check(
      #"{"home":[{"deep":[{"x":[1],"y":1.0}]}]}"#, #"{"home":[{"deep":[{"x":[2],"y":1.0}]}]}"#
    ) {
      $0.deep = 2
    }
    try check(#"{"home":[{"deep":[{"x":[1],"y":1.0}]}]}"#, #"{"home":[{"deep":[{"y":1.0}]}]}"#) {
      $0.deep = nil
    }
  }

  @Test func embeddedDocuments() throws {
    try check(
      #"{"home":"{\"zip\":[1],\"in\":[[{\"zip\":2,\"z\":1.0}]]}"}"#,
      #"{"home":"{\"zip\":[3],\"in\":[[{\"zip\":4,\"z\":1.0}]]}"}"#, .forgiving
    ) {
      $0.home?.zip = 3
      $0.home?.inner?[0].zip = 4
    }
    try check(
      #"{"home":["{\"zip\":1,\"z\":1.0}"]}"#, #"{"home":["{\"zip\":2,\"z\":1.0}"]}"#, .forgiving
    ) {
      $0.home?.zip = 2
    }
  }

  @Test func root() throws {
    let text = try edited(#"[ {"zip":1,"z":1.0} ]"#, coercion: Self.coercion) { (sut: inout Home) in
      sut.zip = 2
    }
    expect(text, equals: #"[ {"zip":2,"z":1.0} ]"#)
  }

  @Test func patches_nameTheInnerPlace() throws {
    let json = #"{"home":[{"zip":1,"z":1.50}],"name":["a"]}"#
    let edit = try edit(json, Household.self, nil, Self.coercion) {
      $0.home?.zip = 2
      $0.name = "b"
    }
    expect(edit.changes.map { "\($0)" }, equals: [#"home[0].zip: 1 → 2"#, #"name[0]: "a" → "b""#])
    expect(
      "\(try JSONValue(json: edit.jsonPatch().data))",
      equals:
        #"[{"op":"replace","path":"/home/0/zip","value":2},{"op":"replace","path":"/name/0","value":"b"}]"#
    )
    expect(
      "\(try JSONValue(json: edit.mergePatch().data))",
      equals: #"{"home":[{"zip":2,"z":1.50}],"name":["b"]}"#)
  }

  /// Keys may be in another case there, too.
  @Test func keysInAnyCase() throws {
    let json = #"{"HOME":[{"ZIP":[1],"Deep":[{"x":1}]}]}"#
    let coercion: Coercion = [.lenient, .singleValuesFromArrays, .keysInAnyCase]
    try check(json, #"{"HOME":[{"ZIP":[2],"Deep":[{"x":1}]}]}"#, coercion) { $0.home?.zip = 2 }
    try check(json, #"{"HOME":[{"ZIP":[1],"Deep":[{"x":3}]}]}"#, coercion) { $0.deep = 3 }
  }

  @Test func model() throws {
    let sent = try SentDocument<Home>(json: #"{"zip":[1],"z":1.50}"#, coercion: Self.coercion)
    let edit = try sent.edited(model: 2)
    expect(String(decoding: edit.data, as: UTF8.self), equals: #"{"zip":[2],"z":1.50}"#)
  }
}

private struct Household: ConstructionBuilder {
  @Field var name: String?
  @Field var age: Int?
  @Field var code: Int?
  @Field var home: Home?
  @Field var ages: [Int]?
  @Field var set: Set<Int>?
  @Field var homes: [Home]?
  @Field var members: [String: Int]?
  @Field var byName: [String: Home]?
  @Field var rows: [[String: Int]]?
  @Field var pairs: [String: Int]?
  @Field var row: Row?
  @Field var shape: Shape?
  @Field var either: OneOf<Int, String>?
  @Field var orHome: OneOf<Int, Home>?
  @Field var orMany: OneOf<[Int], Int>?
  @Field var many: [Int]?
  @Field var deep: Int?

  init(fields: JSONFields) {
    _name = fields["name"]
    _age = fields["age"]
    _code = fields["code", as: .sent(as: .string)]
    _home = fields["home"]
    _ages = fields["ages"]
    _set = fields["set"]
    _homes = fields["homes"]
    _members = fields["members"]
    _byName = fields["byName"]
    _rows = fields["rows"]
    _pairs = fields["pairs", as: .pairs(key: "k", value: "v")]
    _row = fields["row"]
    _shape = fields["shape"]
    _either = fields["either"]
    _orHome = fields["orHome"]
    _orMany = fields["orMany"]
    _many = fields["many", as: .oneOrMany]
    _deep = fields["home", "deep", "x"]
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

private struct Home: FillableBuilder {
  @Field var zip: Int?
  @Field var inner: [Home]?

  init(fields: JSONFields) {
    _zip = fields["zip"]
    _inner = fields["in"]
  }

  init(_ model: Int) {
    self.init(dictionary: [:])
    zip = model
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $zip) }
}

private struct Shape: VariantBuilder {
  typealias Model = Int
  @Field var type: String?
  @Field var circle: Circle?

  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type", .variant("circle", as: \._circle) { $0 })

  init() { (_type, _circle) = (.missing, .missing) }
}

private struct Circle: ConstructionBuilder {
  @Field var radius: Int?
  init(fields: JSONFields) { _radius = fields["radius"] }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $radius) }
}

private struct Row: RowBuilder {
  @Field var name: String?
  @Field var home: Home?

  init(row: JSONRow) {
    _name = row[0]
    _home = row[1]
  }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}
