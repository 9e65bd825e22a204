import ConstructionBuilders
import Testing

@testable import TestSupport

struct Parcel: Equatable, Sendable { let id: Int }

struct ParcelBuilder: ConstructionBuilder {
  @Field var id: Int?
  init(fields: JSONFields) { _id = fields["id"] }
  func build() -> Result<Parcel, BuildFailure> { construct(Parcel.init, $id) }
}

/// A frame of a gateway: a number tells the variant, and payloads have any type.
enum Frame: Equatable, Sendable {
  case text(String)
  case order(Parcel)
  case names([String])
  case heartbeat
  case other(String)
}

struct FrameBuilder: VariantBuilder {
  typealias Model = Frame

  @Field var op: String?
  @Field var text: String?
  @Field var order: ParcelBuilder?
  @Field var names: [String]?

  static let variants = BuilderVariants<Self>(
    \._op, discriminator: "op", as: .sent(as: .number), missing: "0", content: "d",
    .variant("0", as: \._text, Frame.text),
    .variant("4", as: \._order, in: .sent(as: .string), Frame.order),
    .variant("7", as: \._names, Frame.names), .variant("11", is: Frame.heartbeat),
    unknown: Frame.other)

  init() { (_op, _text, _order, _names) = (.missing, .missing, .missing, .missing) }
}

/// Without other variants.
struct ClosedFrameBuilder: VariantBuilder {
  typealias Model = String

  @Field var op: String?
  static let variants = BuilderVariants<Self>(
    \._op, discriminator: "op", as: .sent(as: .number), .variant("11", is: "eleven"))
  init() { _op = .missing }
}

/// The whole object is the payload, or a dictionary, or a value of one of these.
enum Notice: Equatable, Sendable {
  case labels([String: Int])
  case raw(JSONValue)
  case number(Int)
}

struct NoticeBuilder: VariantBuilder {
  typealias Model = Notice

  @Field var type: String?
  @Field var labels: [String: Int]?
  @Field var raw: JSONValue?
  @Field var number: Int?

  static let variants = BuilderVariants<Self>(
    \._type, discriminator: "type", missing: "labels",
    .variant("labels", as: \._labels, Notice.labels), .variant("raw", as: \._raw, Notice.raw),
    .variant("number", as: \._number, Notice.number))

  init() { (_type, _labels, _raw, _number) = (.missing, .missing, .missing, .missing) }
}

/// A member beside the object is a number, or missing.
struct FrameEnvelopeBuilder: ConstructionBuilder {
  @Field var frame: FrameBuilder?
  init(fields: JSONFields) { _frame = fields["frame", variant: "code"] }
  func build() -> Result<Frame, BuildFailure> { construct({ $0 }, $frame) }
}

/// Discriminators and payloads with formats.
struct VariantFormatTests {
  @Test(arguments: [
    (#"{"op": 11}"#, Frame.heartbeat, "11"), (#"{"op": 11.0}"#, .heartbeat, "11.0"),
    (#"{"op": 1.1e1}"#, .heartbeat, "1.1e1"), (#"{"op": 110e-1}"#, .heartbeat, "110e-1"),
    (#"{"op": 0, "d": "a"}"#, .text("a"), "0"), (#"{"op": -0.0, "d": "a"}"#, .text("a"), "-0.0"),
    (#"{"op": 7, "d": ["a"]}"#, .names(["a"]), "7"), (#"{"op": 7, "d": []}"#, .names([]), "7"),
    (#"{"op": 4, "d": "{\"id\": 3}"}"#, .order(Parcel(id: 3)), "4"),
  ])
  func number_tellsTheVariantByItsValue(_ json: String, _ frame: Frame, _ digits: String) throws {
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      let sut = try FrameBuilder(json: json, coercion: coercion)
      expect(sut.op, equals: digits)
      expect(sut.findings, equals: [])
      try expect(sut.build().get(), equals: frame)
      let held = JSONRoot<FrameBuilder>(value: try JSONValue(json: json), coercion: coercion)
      try expect(held.build().get(), equals: frame)
      expect(held.findings, equals: [])
    }
  }

  @Test func numbersOfADictionary_tellTheVariant() throws {
    try expect(FrameBuilder.build(dictionary: ["op": 11]).get(), equals: .heartbeat)
    try expect(FrameBuilder.build(dictionary: ["op": 11.0]).get(), equals: .heartbeat)
    try expect(FrameBuilder.build(dictionary: ["op": 12.5]).get(), equals: .other("12.5"))
  }

  static let discriminators: [(String, Judged)] = [
    (
      #"{"op": "11"}"#,
      .each(
        #"op: expected String as a number, found string "11""#,
        #"op: read string "11" as String; its declared form is a number"#,
        #"op: read string "11" as String; its declared form is a number"#)
    ),
    (#"{"op": 12}"#, .all("op: expected Frame, found number 12, which is not one of its cases")),
    (
      #"{"op": 11.5}"#,
      .all("op: expected Frame, found number 11.5, which is not one of its cases")
    ),
    (
      #"{"op": 1e400}"#,
      .all("op: expected Frame, found number 1e400, which is not one of its cases")
    ),
    (#"{"op": null}"#, .all("op: required String is null")),
    (#"{"op": {}}"#, .all("op: expected String as a number, found object {}")),
    (#"{"op": []}"#, .all("op: expected String as a number, found array []")),
    (
      #"{"op": true}"#,
      Judged(
        strict: ["op: expected String as a number, found boolean true"],
        lenient: ["op: expected String as a number, found boolean true"],
        forgiving: [
          "op: read boolean true as String; its declared form is a number",
          "op: expected Frame, found boolean true, which is not one of its cases",
        ])
    ),
    (
      #"{"op": "x"}"#,
      Judged(
        strict: [#"op: expected String as a number, found string "x""#],
        lenient: [
          #"op: read string "x" as String; its declared form is a number"#,
          #"op: expected Frame, found string "x", which is not one of its cases"#,
        ],
        forgiving: [
          #"op: read string "x" as String; its declared form is a number"#,
          #"op: expected Frame, found string "x", which is not one of its cases"#,
        ])
    ),
    (#"{}"#, .all("d: required String is missing")),
    (#"{"d": null}"#, .all("d: required String is null")),
    (#"{"d": []}"#, .all("d: expected String, found array []")),
    (
      #"{"d": 5}"#,
      .each(
        "d: expected String, found number 5", "d: read number 5 as String",
        "d: read number 5 as String")
    ),
    (#"{"op": 7}"#, .all("d: required array is missing")),
    (#"{"op": 7, "d": null}"#, .all("d: required array is null")),
    (
      #"{"op": 7, "d": ["a", null]}"#, .all("d[1]: required String is null")
    ),
    (#"{"op": 7, "d": {}}"#, .all("d: expected array, found object {}")),
    (#"{"op": 4}"#, .all("d: required object is missing")),
    (#"{"op": 4, "d": null}"#, .all("d: required object is null")),
    (#"{"op": 4, "d": 7}"#, .all("d: expected object as a string, found number 7")),
    (
      #"{"op": 4, "d": "[]"}"#,
      Judged(
        strict: ["d: expected object as a string, found array []"],
        lenient: ["d: expected object as a string, found array []"],
        forgiving: ["d: read array [] as object", "d.id: required Int is missing"])
    ),
    (
      #"{"op": 4, "d": "{\"id\": "}"#,
      .all(
        #"d: expected object as a string, found string "{\"id\": ", but its JSON ends early in "#
          + "column 8, expected a value"
      )
    ),
    (#"{"op": 4, "d": "{}"}"#, .all("d.id: required Int is missing")),
    (
      #"{"op": 4, "d": {"id": 3}}"#,
      .each(
        #"d: expected object as a string, found object {"id": 3}"#,
        #"d: expected object as a string, found object {"id": 3}"#,
        #"d: read object {"id": 3} as object; its declared form is a string"#)
    ),
  ]

  @Test(arguments: discriminators)
  func finding_isOfTheDiscriminatorOrThePayload(_ json: String, _ judged: Judged) throws {
    try judged.expectFindings(of: json, as: FrameBuilder.self)
  }

  @Test func unknownNumber_keepsItsDigits() throws {
    let sut = try FrameBuilder(json: #"{"op": 12.0}"#)
    expect(sut.op, equals: "12.0")
    try expect(sut.build().get(), equals: .other("12.0"))
    let closed = try ClosedFrameBuilder(json: #"{"op": 12.0}"#)
    expect(
      closed.build(), fails: "op: expected String, found number 12.0, which is not one of its cases"
    )
    var set = try ClosedFrameBuilder(json: #"{"op": 11.0}"#)
    set.op = "13"
    expect(
      set.build(), fails: "op: expected String, found number 13, which is not one of its cases")
    set.op = "1.1e1"
    try expect(set.build().get(), equals: "eleven")
  }

  @Test func missingDiscriminator_staysMissing() throws {
    var sut = try FrameBuilder(json: #"{"d": "a"}"#)
    expect(sut.op, equals: nil)
    expect(sut.$op.outcome, equals: .missing)
    expect(sut.text, equals: "a")
    try expect(sut.build().get(), equals: .text("a"))
    expect(sut.declaredFields.map(\.name), equals: ["op", "d"])
    sut.op = "11"
    try expect(sut.build().get(), equals: .heartbeat)
    sut.op = nil
    try expect(sut.build().get(), equals: .text("a"))
  }

  @Test(arguments: [
    (#"{"code": 11.0}"#, Frame.heartbeat), (#"{"frame": {"d": "a"}}"#, .text("a")),
    (#"{"code": 7, "frame": {"d": ["a"]}}"#, .names(["a"])),
    (#"{"code": 12}"#, .other("12")),
  ])
  func neighbour_hasTheFormat(_ json: String, _ frame: Frame) throws {
    try expect(FrameEnvelopeBuilder(json: json).build().get(), equals: frame)
  }

  @Test(arguments: [
    (#"{"code": null, "frame": {"d": "a"}}"#, ["code: required String is null"]),
    (
      #"{"code": 12, "frame": {}}"#,
      ["code: expected Frame, found number 12, which is not one of its cases"]
    ),
    (#"{}"#, ["frame: required object is missing"]),
  ])
  func findingOfANeighbour_saysWhatWasSent(_ json: String, _ findings: [String]) throws {
    let sut = try FrameEnvelopeBuilder(json: json)
    expect(sut.findings, say: findings)
  }

  @Test(arguments: [
    (#"{"a": 1, "b": 2}"#, Notice.labels(["a": 1, "b": 2])),
    (#"{"type": "raw", "a": 1}"#, .raw(["type": "raw", "a": 1])),
  ])
  func object_isThePayload(_ json: String, _ notice: Notice) throws {
    try expect(NoticeBuilder(json: json).build().get(), equals: notice)
    try expect(NoticeBuilder(dictionary: dictionary(json)).build().get(), equals: notice)
    expect(try NoticeBuilder(json: json).findings, equals: [])
  }

  @Test func payloadThatTheObjectCannotBe_isAProblemOfTheObject() throws {
    let sut = try NoticeBuilder(json: #"{"type": "number"}"#)
    let lines = [#"expected Int, found object {"type": "number"}"#]
    expect(sut.build(), fails: lines)
    expect(sut.findings, say: lines)
    let list = try JSONRoot<[NoticeBuilder]>(json: #"[{"a": "x", "b": 1}, {"type": "number"}]"#)
    expect(
      list.findings, say: #"[0].a: expected Int, found string "x""#,
      #"[1]: expected Int, found object {"type": "number"}"#)
  }

  @Test func variants_areDescribed() {
    let variants = FrameBuilder.variants
    expect(variants.missing, equals: "0")
    expect(variants.format?.words, equals: "as a number")
    expect(variants.all.map { $0.format?.words }, equals: [nil, "as a string", nil, nil])
    expect(
      variants.all.map { $0.payload.map { "\($0)" } },
      equals: ["String", "ParcelBuilder", "Array<String>", nil])
    expect(
      variants.all.map { $0.builder.map { "\($0)" } }, equals: [nil, "ParcelBuilder", nil, nil])
  }
}
