import ConstructionBuilders
import Testing

@testable import TestSupport

/// The fields of a builder written by hand, which are found by reflection.
struct DeclaredFieldsTests {
  @Test func builderOfFields_hasItsOwn() throws {
    let sut = try Mixed<Int8>(json: #"{"a": true, "b": "text", "c": {"d": [1, "2"]}, "e": "5"}"#)
    let fields = sut.declaredFields
    expect(fields.map(\.name), equals: ["flag", "text", "deep", "generic", "empty"])
    expect(fields.map(\.field.path), equals: ["a", "b", "c.d", "e", ""])
    expect((fields[1].field as? Field<String>)?.wrappedValue, equals: "text")
    expect((fields[2].field as? Field<[Int]>)?.wrappedValue, equals: [1, 2])
    expect((fields[3].field as? Field<Int8>)?.wrappedValue, equals: 5)
    expect(sut.findings, say: #"c.d[1]: read string "2" as Int"#, #"e: read string "5" as Int8"#)
  }

  /// What one value of a type holds says nothing about the next.
  @Test func fieldInAnOptional_isAFieldWhereItIsThere() throws {
    for _ in 1...2 {
      let with = OptionalFieldBuilder(dictionary: ["name": 5, "extra": "7"])
      expect(with.findings, say: "name: read number 5 as String", #"extra: read string "7" as Int"#)
      let without = OptionalFieldBuilder(dictionary: ["name": 5])
      expect(without.findings, say: "name: read number 5 as String")
    }
  }

  @Test func fieldsOfACase_areThoseOfTheCaseThatIsThere() throws {
    let documents: [(json: String, findings: [String])] = [
      (#"{"name": 5, "number": "7"}"#, [#"number: read string "7" as Int"#]),
      (
        #"{"name": 5, "first": 1, "last": 2}"#,
        ["first: read number 1 as String", "last: read number 2 as String"]
      ),
      (#"{"name": 5}"#, []),
    ]
    for document in documents + documents.reversed() {
      let expected = ["name: read number 5 as String"] + document.findings
      try expect(ChoiceBuilder(json: document.json).findings, say: expected)
      try expect(KindBuilder(json: document.json).findings, say: expected)
    }
    try expect(
      KindBuilder(json: #"{"name": 5, "extra": "7"}"#).findings,
      say: "name: read number 5 as String", #"extra: read string "7" as Int"#)
  }

  @Test func fieldsThatAClassInherits_comeBeforeItsOwn() throws {
    let sut = try InheritingBuilder(json: #"{"name": 5, "extra": "7"}"#)
    expect(sut.declaredFields.map(\.name), equals: ["name", "extra"])
    expect(sut.findings, say: "name: read number 5 as String", #"extra: read string "7" as Int"#)
  }

  @Test func fieldsInOtherProperties_areFound() throws {
    let sut = try MixedBuilder<Int, [Int]>(
      json: #"{"first": "1", "second": ["2"], "a": "3", "b": 4, "offset": "5", "extra": "6"}"#)
    expect(
      sut.declaredFields.map(\.name), equals: ["first", "pair", "list", "list", "offset", "held"])
    expect(
      sut.findings, say: #"first: read string "1" as Int"#, #"second[0]: read string "2" as Int"#,
      #"a: read string "3" as Int"#, #"offset: read string "5" as Int"#,
      #"extra: read string "6" as Int"#)
    #expect(try MixedBuilder<Int, Bool>(json: #"{"first": 1}"#).findings == [])
  }

  @Test func fieldsInCollections_areFoundWhereverTheyStand() throws {
    let sut = try CollectionsBuilder(json: #"{"a": "1", "c": "3", "b": "2", "d": 4}"#)
    expect(sut.declaredFields.map(\.name), equals: ["list", "named", "named", "named"])
    expect(
      sut.findings, say: #"a: read string "1" as Int"#, #"b: read string "2" as Int"#,
      #"c: read string "3" as Int"#)
  }

  @Test func buildersInCollections_haveTheirFieldsFound() throws {
    let sut = try PartsBuilder(json: #"{"left": "1", "right": "two"}"#)
    let words = [
      #"left: read string "1" as Int"#, #"right: expected Int, found string "two""#,
    ]
    expect(sut.findings, say: words)
  }

  @Test func builderBehindAReference_isNotFollowed() {
    let parent = ParentBuilder(dictionary: ["name": 1])
    let child = ChildBuilder(dictionary: ["name": 2])
    (parent.child, child.parent) = (child, parent)
    expect(parent.findings, say: "name: read number 1 as String")
    expect(child.findings, say: "name: read number 2 as String")
  }

  @Test func fieldsThatWereSet_areTheOnesOfTheirBuilder() throws {
    let first = try Pair(json: #"{"left": 1, "right": "two"}"#)
    var second = first
    second.left = nil
    second.right = 3
    expect(first.declaredFields.map(\.field.outcome), equals: [.value, .unusable])
    expect(second.declaredFields.map(\.field.outcome), equals: [.missing, .value])
    expect(first.declaredFields.map(\.field.outcome), equals: [.value, .unusable])
  }

  @Test func otherPropertiesBetweenFields_areNoFields() throws {
    for text in ["one", "two"] {
      let sut = try WithOthers(json: #"{"left": "\#(text)", "right": 2}"#)
      expect(sut.declaredFields.map(\.name), equals: ["left", "right"])
      expect((sut.declaredFields[0].field as? Field<String>)?.wrappedValue, equals: text)
    }
  }

  @Test func propertyThatNowAndThenHoldsAField_isAFieldThen() throws {
    let sut = try Pair(json: #"{"left": 1, "right": 2}"#)
    for _ in 1...2 {
      expect(Holder(held: sut.$left).declaredFields.map(\.name), equals: ["held"])
      #expect(Holder(held: "text").declaredFields.isEmpty)
    }
  }

  @Test func classesAndOwnMirrors_areReflected() throws {
    for text in ["one", "two"] {
      let object = try Shared(json: #"{"name": "\#(text)"}"#)
      expect((object.declaredFields[0].field as? Field<String>)?.wrappedValue, equals: text)
      let veiled = try Veiled(json: #"{"name": "\#(text)"}"#)
      expect(veiled.declaredFields.map(\.name), equals: ["veil"])
      expect((veiled.declaredFields[0].field as? Field<String>)?.wrappedValue, equals: text)
    }
  }
}

private struct Mixed<Value: Capturable>: ConstructionBuilder {
  @Field var flag: Bool?
  @Field var text: String?
  @Field var deep: [Int]?
  @Field var generic: Value?
  @Field var empty: Double?

  init(fields: JSONFields) {
    _flag = fields["a"]
    _text = fields["b"]
    _deep = fields["c", "d"]
    _generic = fields["e"]
    _empty = .missing
  }

  func build() -> Result<Void, BuildFailure> { .success(()) }
}

private struct CollectionsBuilder: ConstructionBuilder {
  let list: [Field<Int>?]
  let named: [String: Field<Int>]

  init(fields: JSONFields) {
    list = [nil, fields["a"]]
    let keys = fields.keys.filter { $0 != "a" }
    named = Dictionary(uniqueKeysWithValues: keys.map { ($0, fields[$0]) })
  }

  func build() -> Result<Void, BuildFailure> { .success(()) }
}

private struct PartsBuilder: ConstructionBuilder {
  let parts: [Pair]
  let texts = ["one", "two"]
  let named: [String: Pair]

  init(fields: JSONFields) {
    parts = [Pair(fields: fields)]
    named = ["pair": Pair(fields: fields)]
  }

  func build() -> Result<Void, BuildFailure> { .success(()) }
}

private struct Pair: ConstructionBuilder {
  @Field var left: Int?
  @Field var right: Int?

  init(fields: JSONFields) {
    _left = fields["left"]
    _right = fields["right"]
  }

  func build() -> Result<Void, BuildFailure> { .success(()) }
}

private struct WithOthers: ConstructionBuilder {
  var before: Bool = true
  @Field var left: String?
  var between: Any = 1
  @Field var right: Int?

  init(fields: JSONFields) {
    _left = fields["left"]
    _right = fields["right"]
  }

  func build() -> Result<Void, BuildFailure> { .success(()) }
}

private struct Holder: ConstructionBuilder {
  var held: Any

  init(held: Any) { self.held = held }

  init(fields: JSONFields) { held = "nothing" }

  func build() -> Result<Void, BuildFailure> { .success(()) }
}

private final class Shared: ConstructionBuilder {
  @Field var name: String?

  init(fields: JSONFields) { _name = fields["name"] }

  func build() -> Result<Void, BuildFailure> { .success(()) }
}

private struct Veiled: ConstructionBuilder, CustomReflectable {
  @Field var name: String?

  init(fields: JSONFields) { _name = fields["name"] }

  var customMirror: Mirror { Mirror(self, children: ["veil": $name]) }

  func build() -> Result<Void, BuildFailure> { .success(()) }
}

private final class ParentBuilder: ConstructionBuilder {
  @Field var name: String?
  var child: ChildBuilder?

  init(fields: JSONFields) { _name = fields["name"] }

  func build() -> Result<Void, BuildFailure> { .success(()) }
}

private final class ChildBuilder: ConstructionBuilder {
  @Field var name: String?
  weak var parent: ParentBuilder?

  init(fields: JSONFields) { _name = fields["name"] }

  func build() -> Result<Void, BuildFailure> { .success(()) }
}
