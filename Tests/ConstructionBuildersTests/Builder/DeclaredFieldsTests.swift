import ConstructionBuilders
import Testing

/// The fields of a builder written by hand, which are found by reflection once for a type.
struct DeclaredFieldsTests {
  /// Twice, because the second time it is known where the fields lie.
  @Test(arguments: 1...2)
  func builderOfFields_hasItsOwn(_ time: Int) throws {
    let sut = try Mixed<Int8>(
      json: #"{"a": true, "b": "\#(time)", "c": {"d": [1, "2"]}, "e": "\#(time)"}"#)
    let fields = sut.declaredFields
    #expect(fields.map(\.name) == ["flag", "text", "deep", "generic", "forgotten"])
    #expect(fields.map(\.field.path) == ["a", "b", "c.d", "e", ""])
    #expect((fields[1].field as? Field<String>)?.wrappedValue == "\(time)")
    #expect((fields[2].field as? Field<[Int]>)?.wrappedValue == [1, 2])
    #expect((fields[3].field as? Field<Int8>)?.wrappedValue == Int8(time))
    #expect(
      sut.findings.map(\.description) == [
        #"c.d[1]: read string "2" as Int"#, #"e: read string "\#(time)" as Int8"#,
      ])
  }

  @Test func fieldsThatWereSet_areTheOnesOfTheirBuilder() throws {
    let first = try Pair(json: #"{"left": 1, "right": "two"}"#)
    var second = first
    second.left = nil
    second.right = 3
    #expect(first.declaredFields.map(\.field.outcome) == [.value, .unusable])
    #expect(second.declaredFields.map(\.field.outcome) == [.missing, .value])
    #expect(first.declaredFields.map(\.field.outcome) == [.value, .unusable])
  }

  @Test func otherPropertiesBetweenFields_areNoFields() throws {
    for text in ["one", "two"] {
      let sut = try WithOthers(json: #"{"left": "\#(text)", "right": 2}"#)
      #expect(sut.declaredFields.map(\.name) == ["left", "right"])
      #expect((sut.declaredFields[0].field as? Field<String>)?.wrappedValue == text)
    }
  }

  @Test func propertyThatNowAndThenHoldsAField_isAFieldThen() throws {
    let sut = try Pair(json: #"{"left": 1, "right": 2}"#)
    for _ in 1...2 {
      #expect(Holder(held: sut.$left).declaredFields.map(\.name) == ["held"])
      #expect(Holder(held: "text").declaredFields.isEmpty)
    }
  }

  @Test func classesAndOwnMirrors_areReflected() throws {
    for text in ["one", "two"] {
      let object = try Shared(json: #"{"name": "\#(text)"}"#)
      #expect((object.declaredFields[0].field as? Field<String>)?.wrappedValue == text)
      let veiled = try Veiled(json: #"{"name": "\#(text)"}"#)
      #expect(veiled.declaredFields.map(\.name) == ["veil"])
      #expect((veiled.declaredFields[0].field as? Field<String>)?.wrappedValue == text)
    }
  }
}

private struct Mixed<Value: Capturable>: ConstructionBuilder {
  @Field var flag: Bool?
  @Field var text: String?
  @Field var deep: [Int]?
  @Field var generic: Value?
  @Field var forgotten: Double?

  init(fields: JSONFields) {
    _flag = fields["a"]
    _text = fields["b"]
    _deep = fields["c", "d"]
    _generic = fields["e"]
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
