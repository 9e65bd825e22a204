import Testing

@testable import ConstructionBuilders
@testable import TestSupport

/// Fields that are read for an edit know the object in which they were read.
struct PlacedFieldsTests {
  private static let json = #"{"name": "a", "nick": null, "lines": [{"sku": "x"}, 7, {"sku": 1}]}"#

  private func order() throws -> OrderBuilder {
    let result = Self.json.read(.lenient, 512, model: "") { root, _ in
      .success(Field<OrderBuilder>.read(at: [], in: root, of: 7))
    }
    return try #require(try result.get().value)
  }

  @Test func fieldsOfAnObject_haveItsOrigin() throws {
    let sut = try order()
    let origins = sut.declaredFields.map { ($0.field as? any NotedField)?.origin?.offset }
    expect(origins, equals: [0, 0, 0, 0])
    expect(sut.lines?.map { $0.$sku.origin?.offset }, equals: [38, 55])
  }

  @Test func outcomes_areThoseOfAnyOtherReading() throws {
    let (sut, plain) = (try order(), try OrderBuilder(json: Self.json))
    expect(sut.declaredFields.map(\.field.outcome), equals: [.value, .null, .missing, .value])
    expect(sut.findings, equals: plain.findings)
    expect(sut.findings.count, equals: 2)
  }

  @Test func origin_survivesSetsAndPartialChanges() throws {
    var sut = try order()
    sut.name = "b"
    sut.nick = nil
    sut.lines?[1].sku = "y"
    sut.lines?.swapAt(0, 1)
    expect(sut.$name.origin?.offset, equals: 0)
    expect(sut.$nick.origin?.offset, equals: 0)
    expect(sut.lines?.map { $0.$sku.origin?.offset }, equals: [55, 38])
  }

  @Test func objectsInEmbeddedDocuments_nameTheTextAroundThem() throws {
    let json = #"{"lines": "[{\"sku\": \"x\"}]"}"#
    let result = json.read(.forgiving, 512, model: "") { root, _ in
      .success(Field<OrderBuilder>.read(at: [], in: root, of: 7))
    }
    let line = try #require(try result.get().value?.lines?.first)
    expect(line.$sku.origin, equals: ObjectOrigin(offset: 1, embeddedAt: 10, document: 7))
  }

  @Test func partialChangeOfNoValue_leavesTheOutcome() throws {
    var sut = try OrderBuilder(json: #"{"nick": null, "lines": 7}"#)
    sut.lines?[0].sku = "x"
    sut.nick?.append("x")
    expect(sut.$lines.outcome, equals: .unusable)
    expect(sut.$nick.outcome, equals: .null)
  }

  @Test func partialChangeOfAPlacedArray_copiesNoElements() throws {
    var sut = try order()
    sut.lines?.removeLast()
    sut.lines?.reserveCapacity(10)
    let before = address(sut)
    sut.lines?[0].sku = "y"
    expect(address(sut), equals: before)
  }

  private func address(_ sut: OrderBuilder) -> UInt? {
    unsafe sut.lines?.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
  }
}

private struct OrderBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var nick: String?
  @Field var note: String?
  @Field var lines: [LineBuilder]?

  init(fields: JSONFields) {
    _name = fields["name"]
    _nick = fields["nick"]
    _note = fields["meta", "note"]
    _lines = fields["lines"]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct LineBuilder: ConstructionBuilder {
  @Field var sku: String?

  init(fields: JSONFields) { _sku = fields["sku"] }

  func build() -> Result<String, BuildFailure> { construct({ $0 }, $sku) }
}
