import ConstructionBuilders
import Testing

@testable import TestSupport

/// Payloads that are the object itself, of the type of the object: reading them has an end.
struct VariantOfOwnTypeTests {
  /// A class can hold itself.
  final class EventBuilder: VariantBuilder {
    typealias Model = Int

    @Field var type: String?
    @Field var optional: EventBuilder??
    @Field var union: OneOf<String, EventBuilder>?
    @Field var list: [EventBuilder]?
    @Field var itself: EventBuilder?
    @Field var nested: [String: EventBuilder]?

    static let variants = BuilderVariants<EventBuilder>(
      \._type, discriminator: "type", missing: "missing",
      .variant("optional", as: \._optional) { ($0 ?? 0) + 1 },
      .variant("union", as: \._union) { $0.either(\.count, { $0 }) + 1 },
      .variant("list", as: \._list) { $0.count },
      .variant("format", as: \._list, in: .oneOrMany) { $0.count },
      .variant("itself", as: \._itself) { $0 + 1 },
      .variant("missing", as: \._nested) { $0.count })

    init() {
      (_type, _optional, _union) = (.missing, .missing, .missing)
      (_list, _itself, _nested) = (.missing, .missing, .missing)
    }
  }

  @Test(arguments: [
    ("optional", "success(8)"),
    ("union", "failure(Int could not be built: 1 problem\n  String or Int is nested too deep)"),
    (
      "list",
      "failure(Int could not be built: 1 problem\n  [0][0][0][0]: array is nested too deep)"
    ),
    (
      "format",
      "failure(Int could not be built: 1 problem\n  "
        + "[0][0][0][0][0][0][0][0]: array is nested too deep)"
    ),
    ("itself", "failure(Int could not be built: 1 problem\n  object is nested too deep)"),
  ])
  func payloadOfOwnType_isReadToAnEnd(type: String, expected: String) throws {
    let json = #"{"type": "\#(type)"}"#
    expect("\(EventBuilder.build(json: json, coercion: .forgiving))", equals: expected)
    expect("\(EventBuilder.report(json: json, coercion: .forgiving).result)", equals: expected)
    let value = try dictionary(json)
    expect("\(EventBuilder.build(dictionary: value, coercion: .forgiving))", equals: expected)
  }

  /// Objects in objects are others: each is read.
  @Test func nestedObjects_areRead() throws {
    var json = "{}"
    for _ in 0..<200 { json = #"{"a": \#(json)}"# }
    try expect(EventBuilder.build(json: json).get(), equals: 1)
    try expect(EventBuilder.build(dictionary: dictionary(json)).get(), equals: 1)
    // An empty array is an object that is no part of the document.
    expect("\(EventBuilder.build(json: "[]", coercion: .forgiving))", equals: "success(0)")
  }
}
