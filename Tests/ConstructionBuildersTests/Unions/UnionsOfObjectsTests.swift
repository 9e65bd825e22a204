import ConstructionBuilders
import TestSupport
import Testing

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
