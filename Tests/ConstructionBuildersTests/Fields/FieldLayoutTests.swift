import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// The fields of a type are found once, and those of each value are where the type has them.
struct FieldLayoutTests {
  private struct Plain<Value: Capturable>: ConstructionBuilder {
    @Field var isOn: Bool?
    @Field var value: Value?
    @Field var name: String?

    init(fields: JSONFields) {
      _isOn = fields["isOn"]
      _value = fields["value"]
      _name = fields["name"]
    }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
  }

  private static func expectSame(_ type: (some ConstructionBuilder).Type, _ json: String) throws {
    let sut = try type.init(json: json)
    let layout = try #require(FieldLayout(of: sut))
    let (fields, reflected) = (layout.fields(of: sut), ReflectedFields(of: sut).fields)
    expect(fields.map(\.name), equals: reflected.map(\.name))
    expect(fields.map { "\($0.field)" }, equals: reflected.map { "\($0.field)" })
    expect(fields.map(\.field.path), equals: reflected.map(\.field.path))
    expect(fields.map(\.field.findings), equals: reflected.map(\.field.findings))
  }

  @Test(arguments: [
    #"{"isOn":true,"value":1,"name":"a long name, of more than fifteen bytes"}"#,
    #"{"isOn":"1","value":"2","name":3}"#, #"{"value":[1],"name":[]}"#, "{}",
    #"{"isOn":null,"value":{"value":7,"isOn":false},"name":null}"#,
  ])
  func structOfFields_hasThemWhereItsTypesSay(json: String) throws {
    try Self.expectSame(Plain<Int8>.self, json)
    try Self.expectSame(Plain<Int?>.self, json)
    try Self.expectSame(Plain<Bool>.self, json)
    try Self.expectSame(Plain<Double>.self, json)
    try Self.expectSame(Plain<JSONValue>.self, json)
    try Self.expectSame(Plain<[String: [Int]]>.self, json)
    try Self.expectSame(Plain<Plain<Int16>>.self, json)
    try Self.expectSame(Plain<[Plain<Plain<Bool>?>]>.self, json)
  }

  /// `Any` has the size of the field that it holds, `Field<Int>`.
  private struct Holding: ConstructionBuilder {
    var held: Any
    @Field var name: String?

    init(fields: JSONFields) {
      let field: Field<Int> = fields["id"]
      held = field
      _name = fields["name"]
    }

    func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
  }

  private struct HoldingErased: ConstructionBuilder {
    var held: any ErasedField

    init(fields: JSONFields) {
      let field: Field<Decimals> = fields["id"]
      held = field
    }

    func build() -> Result<Int, BuildFailure> { .success(1) }

    struct Decimals: Capturable {
      let value: (Int, Int)

      static func capture(_ node: JSONNode) -> Captured<Decimals> {
        Int.capture(node).map { Decimals(value: ($0, $0)) }
      }
    }
  }

  private struct Optionally: ConstructionBuilder {
    var held: Field<Int>?

    init(fields: JSONFields) { held = fields["id"] }

    func build() -> Result<Int, BuildFailure> { .success(1) }
  }

  private struct Listing: ConstructionBuilder {
    @Field var all: [Holding]?

    init(fields: JSONFields) { _all = fields["all"] }

    func build() -> Result<[String], BuildFailure> { construct({ $0 }, $all) }
  }

  @Test func otherProperties_areReflected() throws {
    expect(MemoryLayout<Field<Int>>.size, equals: MemoryLayout<Any>.size)
    #expect(FieldLayout(of: try Holding(json: "{}")) == nil)
    #expect(FieldLayout(of: try HoldingErased(json: "{}")) == nil)
    #expect(FieldLayout(of: try Optionally(json: #"{"id":1}"#)) == nil)
    #expect(FieldLayout(of: 7) == nil)
    let sut = try Listing(json: #"{"all":[{"id":"1"},{"id":2,"name":3},{"name":[]}]}"#)
    expect(
      sut.report().findings, say: #"all[0].id: read string "1" as Int"#,
      "all[0].name: required String is missing", "all[1].name: read number 3 as String",
      "all[2].name: expected String, found array []")
  }
}
