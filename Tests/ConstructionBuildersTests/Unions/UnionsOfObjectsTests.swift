import ConstructionBuilders
import Testing

@testable import TestSupport

/// Unions of builders that read the same object: what is sent tells which one is meant.
struct UnionsOfObjectsTests {
  @Test func object_isReadByTheArmThatReadsMore() throws {
    try expectReading(
      OneOf<MentionBuilder, PersonBuilder>.self,
      #"""
      // The arm that reads more loses less, whatever the order of the arms is.
      {"id": "1"} | first Mention(id: "1") []
      {"id": "1", "name": "A", "more": []} | second Person(id: "1", name: "A", age: nil) []
      {"id": "1", "name": "A", "age": null} | second Person(id: "1", name: "A", age: nil) []
      {"id": 1, "name": "A"} | lenient | second Person(id: "1", name: "A", age: nil) [value.id: \#
      read number 1 as String]
      // What is on record is not lost.
      {"id": "1", "name": 7} | lenient forgiving | second Person(id: "1", name: "7", age: nil) \#
      [value.name: read number 7 as String]
      {"id": "1", "name": "A", "age": []} | second Person(id: "1", name: "A", age: nil) \#
      [value.age: expected Int, found array []]
      // One that can be built goes first.
      {"id": "1", "name": []} | first Mention(id: "1") []
      // Findings are those of an arm of which something was sent.
      {"name": "A"} | value [value.id: required String is missing]
      {"id": []} | strict lenient | value [value.id: expected String, found array []]
      // If nothing was, no arm is meant.
      {"other": 1} | unusable [value: expected Mention or Person, found object {"other": 1}]
      // An empty object tells nothing.
      {} | value [value.id: required String is missing]
      """#)
  }

  /// As DynamoDB and others write a value: the key tells its type.
  @Test func key_tellsTheArm() throws {
    try expectReading(
      OneOf<TextBuilder, OneOf<NumberBuilder, ListBuilder>>.self,
      #"""
      {"S": "x"} | first Text(text: "x") []
      {"N": true} | strict lenient | value [value.N: expected Double, found boolean true]
      {"L": [{"x": 1}, {"N": "y"}]} | strict lenient | value [value.L[0]: expected Text or \#
      Number, found object {"x": 1}, value.L[1].N: expected Double, found string "y", value.L: \#
      none of 2 elements could be used]
      {"SS": ["x"]} | unusable [value: expected Text or Number or List, found object {"SS": ["x"]}]
      """#)
  }

  @Test func objectInAText_isReadByTheArmThatReadsMore() throws {
    func read(_ text: String) throws -> InTextBuilder {
      try InTextBuilder(json: #"{"value": \#(JSONValue.string(text))}"#)
    }
    try expect(read(#"{"id": "1", "name": "A"}"#).value?.second?.name, equals: "A")
    try expect(read(#"{"id": "1"}"#).value?.first?.id, equals: "1")
  }

  @Test func optionalArm_isReadAsItsBuilder() throws {
    let json = #"{"id": "1", "name": "A"}"#
    let first = try One<OneOf<PersonBuilder?, MentionBuilder>>(json: #"{"value": \#(json)}"#)
    expect(first.value?.first??.name, equals: "A")
    let second = try One<OneOf<MentionBuilder, PersonBuilder?>>(json: #"{"value": \#(json)}"#)
    expect(second.value?.second??.name, equals: "A")
  }

  /// Known variants stand before a builder that reads any of them.
  @Test func variant_isNotCountedByItsKeys() throws {
    try expectReading(
      OneOf<SaidBuilder, PersonBuilder>.self,
      #"""
      {"kind": "text", "id": "1", "name": "A"} | strict lenient | first text("1") []
      {"kind": "other", "id": "1", "name": "A"} | strict lenient | second Person(id: "1", \#
      name: "A", age: nil) []
      """#)
  }

  /// Each level is read once. With both arms at each, this would take years.
  @Test func pairsInPairs_areReadOnce() throws {
    var json = #"{"z": 1}"#
    for _ in 0..<40 { json = #"{"z": 1, "n": [{"k": "x", "v": \#(json)}]}"# }
    let sut = try One<OneOf<LeafBuilder, TwigBuilder>>(json: #"{"value": \#(json)}"#)
    expect(sut.findings, equals: [])
    try expect(sut.build().get().first, equals: 41)
  }

  /// A dictionary takes every key. That is no sign that it was meant.
  @Test func dictionary_isNoBetterThanABuilder() throws {
    try expectReading(
      OneOf<MentionBuilder, [String: String]>.self,
      #"{"id": "1", "name": "A"} | strict lenient | first Mention(id: "1") []"#)
  }

  @Test func value_takesWhatNoBuilderReads() throws {
    try expectReading(
      OneOf<JSONValue, MentionBuilder>.self,
      #"""
      {"id": "1", "name": "A"} | strict lenient | second Mention(id: "1") []
      {"name": "A"} | strict lenient | first {"name":"A"} [value: expected Mention, found \#
      object {"name": "A"}]
      """#)
  }

  @Test func row_isReadByTheArmWithMorePositions() throws {
    try expectReading(
      OneOf<PairRow, TripleRow>.self,
      #"""
      [1, 2, 3] | strict lenient | second [1, 2, 3] []
      [1, 2] | strict lenient | first [1, 2] []
      ["x", 2, 3] | strict lenient | value [value[0]: expected Int, found string "x"]
      """#)
  }
}

private struct Mention { let id: String }

private struct MentionBuilder: ConstructionBuilder {
  @Field var id: String?
  init(fields: JSONFields) { _id = fields["id"] }
  func build() -> Result<Mention, BuildFailure> { construct(Mention.init, $id) }
}

private struct Person {
  let id: String
  let name: String
  let age: Int?
}

private struct PersonBuilder: ConstructionBuilder {
  @Field var id: String?
  @Field var name: String?
  @Field var age: Int?
  init(fields: JSONFields) { (_id, _name, _age) = (fields["id"], fields["name"], fields["age"]) }
  func build() -> Result<Person, BuildFailure> {
    construct(Person.init, $id, $name, $age.optional)
  }
}

private struct Text { let text: String }

private struct TextBuilder: ConstructionBuilder {
  @Field var text: String?
  init(fields: JSONFields) { _text = fields["S"] }
  func build() -> Result<Text, BuildFailure> { construct(Text.init, $text) }
}

private struct Number { let number: Double }

private struct NumberBuilder: ConstructionBuilder {
  @Field var number: Double?
  init(fields: JSONFields) { _number = fields["N"] }
  func build() -> Result<Number, BuildFailure> { construct(Number.init, $number) }
}

private struct List { let list: [OneOf<Text, Number>] }

private struct ListBuilder: ConstructionBuilder {
  @Field var list: [OneOf<TextBuilder, NumberBuilder>]?
  init(fields: JSONFields) { _list = fields["L"] }
  func build() -> Result<List, BuildFailure> { construct(List.init, $list) }
}

private struct InTextBuilder: ConstructionBuilder {
  @Field var value: OneOf<MentionBuilder, PersonBuilder>?
  init(fields: JSONFields) {
    _value = fields["value", as: .either(.sent(as: .string), .sent(as: .string))]
  }
  func build() -> Result<OneOf<Mention, Person>, BuildFailure> { construct({ $0 }, $value) }
}

private enum Said { case text(String) }

private struct SaidBuilder: VariantBuilder {
  typealias Model = Said
  @Field var kind: String?
  @Field var text: MentionBuilder?

  static let variants = BuilderVariants<Self>(
    \._kind, discriminator: "kind", .variant("text", as: \._text) { Said.text($0.id) })

  init() { (_kind, _text) = (.missing, .missing) }
}

/// Pairs that contain what the union around them is.
private struct LeafBuilder: ConstructionBuilder {
  @Field var n: [String: OneOf<LeafBuilder, TwigBuilder>]?
  init(fields: JSONFields) { _n = fields["n", as: .pairs(key: "k", value: "v")] }
  func build() -> Result<Int, BuildFailure> { construct({ depth(of: $0) }, $n.or([:])) }
}

private struct TwigBuilder: ConstructionBuilder {
  @Field var n: [String: OneOf<LeafBuilder, TwigBuilder>]?
  @Field var m: Int?
  init(fields: JSONFields) {
    (_n, _m) = (fields["n", as: .pairs(key: "k", value: "v")], fields["m"])
  }
  func build() -> Result<Int, BuildFailure> {
    construct({ n, _ in depth(of: n) }, $n.or([:]), $m.optional)
  }
}

private func depth(of pairs: [String: OneOf<Int, Int>]) -> Int {
  1 + (pairs.values.first?.either({ $0 }, { $0 }) ?? 0)
}

private struct PairRow: RowBuilder {
  @Field var first: Int?
  @Field var second: Int?
  init(row: JSONRow) { (_first, _second) = (row[0], row[1]) }
  func build() -> Result<[Int], BuildFailure> { construct({ [$0, $1] }, $first, $second) }
}

private struct TripleRow: RowBuilder {
  @Field var first: Int?
  @Field var second: Int?
  @Field var third: Int?
  init(row: JSONRow) { (_first, _second, _third) = (row[0], row[1], row[2]) }
  func build() -> Result<[Int], BuildFailure> {
    construct({ [$0, $1, $2] }, $first, $second, $third)
  }
}
