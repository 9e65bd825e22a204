import ConstructionBuilders
import Testing

@testable import TestSupport

/// Unions of builders that read the same object: what is sent tells which one is meant.
struct UnionsOfObjectsTests {
  static let rows: [UnionRow] = [
    // The arm that reads more loses less, whatever the order of the arms is.
    UnionRow(
      #"{"id": "1"}"#, .strict, .lenient, .forgiving, expected: #"first Mention(id: "1") []"#),
    UnionRow(
      #"{"id": "1", "name": "A", "more": []}"#, .strict, .lenient, .forgiving,
      expected: #"second Person(id: "1", name: "A", age: nil) []"#),
    UnionRow(
      #"{"id": "1", "name": "A", "age": null}"#, .strict, .lenient, .forgiving,
      expected: #"second Person(id: "1", name: "A", age: nil) []"#),
    UnionRow(
      #"{"id": 1, "name": "A"}"#, .lenient,
      expected: #"second Person(id: "1", name: "A", age: nil) [value.id: read number 1 as String]"#),
    // What is on record is not lost.
    UnionRow(
      #"{"id": "1", "name": 7}"#, .lenient, .forgiving,
      expected: #"second Person(id: "1", name: "7", age: nil) [value.name: read number 7 as "#
        + "String]"),
    UnionRow(
      #"{"id": "1", "name": "A", "age": []}"#, .strict, .lenient, .forgiving,
      expected: #"second Person(id: "1", name: "A", age: nil) [value.age: expected Int, found "#
        + "array []]"),
    // One that can be built goes first.
    UnionRow(
      #"{"id": "1", "name": []}"#, .strict, .lenient, .forgiving,
      expected: #"first Mention(id: "1") []"#),
    // Findings are those of an arm of which something was sent.
    UnionRow(
      #"{"name": "A"}"#, .strict, .lenient, .forgiving,
      expected: "value [value.id: required String is missing]"),
    UnionRow(
      #"{"id": []}"#, .strict, .lenient,
      expected: "value [value.id: expected String, found array []]"),
    // If nothing was, no arm is meant.
    UnionRow(
      #"{"other": 1}"#, .strict, .lenient, .forgiving,
      expected: #"unusable [value: expected Mention or Person, found object {"other": 1}]"#),
    // An empty object tells nothing.
    UnionRow(
      "{}", .strict, .lenient, .forgiving,
      expected: "value [value.id: required String is missing]"),
  ]

  @Test(arguments: rows) func object_isReadByTheArmThatReadsMore(row: UnionRow) throws {
    try row.expectReading(OneOf<MentionBuilder, PersonBuilder>.self)
  }

  /// As DynamoDB and others write a value: the key tells its type.
  static let typedValues: [UnionRow] = [
    UnionRow(#"{"S": "x"}"#, .strict, .lenient, .forgiving, expected: #"first Text(text: "x") []"#),
    UnionRow(
      #"{"N": true}"#, .strict, .lenient,
      expected: "value [value.N: expected Double, found boolean true]"),
    UnionRow(
      #"{"L": [{"x": 1}, {"N": "y"}]}"#, .strict, .lenient,
      expected: #"value [value.L[0]: expected Text or Number, found object {"x": 1}, "#
        + #"value.L[1].N: expected Double, found string "y", "#
        + #"value.L: none of 2 elements could be used]"#),
    UnionRow(
      #"{"SS": ["x"]}"#, .strict, .lenient, .forgiving,
      expected: #"unusable [value: expected Text or Number or List, found object {"SS": ["x"]}]"#),
  ]

  @Test(arguments: typedValues) func key_tellsTheArm(row: UnionRow) throws {
    try row.expectReading(OneOf<TextBuilder, OneOf<NumberBuilder, ListBuilder>>.self)
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
    try UnionRow(
      #"{"kind": "text", "id": "1", "name": "A"}"#, .strict, .lenient,
      expected: #"first text("1") []"#
    ).expectReading(OneOf<SaidBuilder, PersonBuilder>.self)
    try UnionRow(
      #"{"kind": "other", "id": "1", "name": "A"}"#, .strict, .lenient,
      expected: #"second Person(id: "1", name: "A", age: nil) []"#
    ).expectReading(OneOf<SaidBuilder, PersonBuilder>.self)
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
    try UnionRow(
      #"{"id": "1", "name": "A"}"#, .strict, .lenient, expected: #"first Mention(id: "1") []"#
    ).expectReading(OneOf<MentionBuilder, [String: String]>.self)
  }

  @Test func value_takesWhatNoBuilderReads() throws {
    let union = OneOf<JSONValue, MentionBuilder>.self
    try UnionRow(
      #"{"id": "1", "name": "A"}"#, .strict, .lenient, expected: #"second Mention(id: "1") []"#
    ).expectReading(union)
    try UnionRow(
      #"{"name": "A"}"#, .strict, .lenient,
      expected: #"first {"name":"A"} [value: expected Mention, found object {"name": "A"}]"#
    ).expectReading(union)
  }

  @Test func row_isReadByTheArmWithMorePositions() throws {
    let union = OneOf<PairRow, TripleRow>.self
    try UnionRow("[1, 2, 3]", .strict, .lenient, expected: "second [1, 2, 3] []")
      .expectReading(union)
    try UnionRow("[1, 2]", .strict, .lenient, expected: "first [1, 2] []").expectReading(union)
    try UnionRow(
      #"["x", 2, 3]"#, .strict, .lenient,
      expected: #"value [value[0]: expected Int, found string "x"]"#
    ).expectReading(union)
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
