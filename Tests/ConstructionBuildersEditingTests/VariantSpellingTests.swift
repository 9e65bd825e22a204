import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

/// Variants by numbers, of objects without a discriminator, and of any payload.
struct VariantSpellingTests {
  @Test func aPayload_isChangedAlone() throws {
    let cases: [(String, (inout NewsBuilder) -> Void, String)] = [
      (#"{"op": 11.0, "x": 1.50}"#, { _ in }, #"{"op": 11.0, "x": 1.50}"#),
      (
        #"{"op": 0.0, "d": "a", "x": 1.50}"#, { $0.text = "b" },
        #"{"op": 0.0, "d": "b", "x": 1.50}"#
      ),
      (#"{"op": "0", "d": "a"}"#, { $0.text = "b" }, #"{"op": "0", "d": "b"}"#),
      (#"{"d": "a", "x": 1.50}"#, { $0.text = "b" }, #"{"d": "b", "x": 1.50}"#),
      (
        #"{"op": 4e0, "d": "{\"id\": 1.0, \"x\": 1.50}"}"#, { $0.order?.id = 2 },
        #"{"op": 4e0, "d": "{\"id\": 2, \"x\": 1.50}"}"#
      ),
      (#"{"op": 5, "d": [1.0, 2]}"#, { $0.numbers?.append(3) }, #"{"op": 5, "d": [1.0, 2, 3]}"#),
      (
        #"{"op": 6, "d": [1 ,2.0, 7]}"#, { $0.row?.second = 3 }, #"{"op": 6, "d": [1 ,3, 7]}"#
      ),
      (
        #"{"op": 7, "d": "a"}"#, { $0.either = .second(OrderBuilder(dictionary: ["id": 1])) },
        #"{"op": 7, "d": {"id": 1}}"#
      ),
    ]
    for (json, change, expected) in cases {
      try expect(edited(json, as: NewsBuilder.self, change), equals: expected, "\(json)")
    }
  }

  @Test func anotherVariant_isTold() throws {
    var order = OrderBuilder(dictionary: [:])
    order.id = 1
    let cases: [(String, (inout NewsBuilder) -> Void, String)] = [
      (
        #"{"op": 11.0, "x": 1.50}"#,
        {
          $0.op = "4"
          $0.order = order
        }, #"{"op": 4, "x": 1.50, "d": "{\"id\":1}"}"#
      ),
      (
        #"{"op": 4, "d": "{\"id\": 1}", "x": 1.50}"#,
        {
          $0.op = "11"
          $0.order = nil
        }, #"{"op": 11, "x": 1.50}"#
      ),
      (
        #"{"d": "a", "x": 1.50}"#,
        {
          $0.op = "5"
          $0.text = nil
          $0.numbers = [1]
        }, #"{"d": [1], "x": 1.50, "op": 5}"#
      ),
      (
        #"{"op": 5, "d": [1], "x": 1.50}"#,
        {
          $0.op = nil
          $0.numbers = nil
          $0.text = "a"
        }, #"{"d": "a", "x": 1.50}"#
      ),
    ]
    for (json, change, expected) in cases {
      for coercion in [Coercion.lenient, .strict, .forgiving] {
        try expect(
          edited(json, as: NewsBuilder.self, coercion: coercion, change), equals: expected,
          "\(json)")
      }
    }
  }

  @Test func aNewObject_isWrittenAsItsVariantIs() throws {
    let new = NewsBuilder { new in
      new.op = "4"
      new.order = OrderBuilder(dictionary: ["id": 1])
    }
    for coercion in [Coercion.lenient, .strict] {
      try expect(
        edited("[]", as: [NewsBuilder].self, coercion: coercion) { $0.append(new) },
        equals: #"[{"op":4,"d":"{\"id\":1}"}]"#)
    }
    try expect(new.json, equals: ["op": 4, "d": #"{"id":1}"#])
    let text = NewsBuilder { $0.text = "a" }
    try expect(edited("[]", as: [NewsBuilder].self) { $0.append(text) }, equals: #"[{"d":"a"}]"#)
    try expect(text.json, equals: ["d": "a"])
  }

  @Test func aVariantBesideTheObject_isWrittenInItsFormat() throws {
    let json = #"[{"op": 2.0, "note": {"id": 1, "x": 1.50}}, {"note": {"text": "a"}}]"#
    try expect(
      edited(json, as: [BesideBuilder].self) { events in
        events[0].note?.order?.id = 2
        events[1].note?.text?.text = "b"
      }, equals: #"[{"op": 2.0, "note": {"id": 2, "x": 1.50}}, {"note": {"text": "b"}}]"#)
    try expect(
      edited(json, as: [BesideBuilder].self) { events in
        events[1].note = events[0].note
        events[0].note = ToldBuilder(dictionary: ["text": "c"], variant: "1")
      },
      equals: #"[{"op": 1, "note": {"text": "c"}}, {"note": {"id": 1, "x": 1.50}, "op": 2.0}]"#)
    try expect(
      edited("[{}]", as: [BesideBuilder].self) {
        $0[0].note = ToldBuilder(dictionary: ["text": "c"], variant: "1")
      }, equals: #"[{"note":{"text":"c"}}]"#)
    let sent = try BesideBuilder(json: #"{"note": {"text": "a"}}"#)
    try expect(sent.json, equals: ["note": ["text": "a"]])
    try expect(
      BesideBuilder(json: #"{"op": 2, "note": {"id": 1}}"#).json,
      equals: ["op": 2, "note": ["id": 1]])
  }

  /// Also where the one that was sent deviates from it.
  @Test func aDiscriminator_isWrittenInItsDeclaredForm() throws {
    let numbers: [(String, String, String)] = [
      (#"{"op": 11, "x": 1.50}"#, "12", #"{"op": 12, "x": 1.50}"#),
      (#"{"op": "11", "x": 1.50}"#, "12", #"{"op": 12, "x": 1.50}"#),
      (#"{"op": "0", "d": "a"}"#, "11", #"{"op": 11}"#),
      (#"{"op": 0, "d": "a"}"#, "1.1e1", #"{"op": 1.1e1}"#),
    ]
    for (json, op, expected) in numbers {
      let written = try edited(json, as: CountedBuilder.self) { $0.become(op) }
      expect(written, equals: expected, "\(json)")
    }
    let texts: [(String, String, String)] = [
      (#"{"op": "11", "x": 1.50}"#, "12", #"{"op": "12", "x": 1.50}"#),
      (#"{"op": 11, "x": 1.50}"#, "12", #"{"op": "12", "x": 1.50}"#),
      (#"{"op": 0, "d": "a"}"#, "x", #"{"op": "x"}"#),
    ]
    for (json, op, expected) in texts {
      let written = try edited(json, as: NamedBuilder.self) { $0.become(op) }
      expect(written, equals: expected, "\(json)")
    }
    for op in ["x", " 11", "+4", "true"] {
      for sent in ["11", #""11""#, "0", #""0""#, "99", #""y""#] {
        try expect(
          refusal(#"{"op": \#(sent), "d": "a"}"#, as: CountedBuilder.self) { $0.become(op) },
          equals: [
            "op: rejected: no known spelling of this value is read back as the same value"
          ], "\(op) \(sent)")
      }
    }
    let beside = #"{"op": 0, "note": {"d": "a"}}"#
    try expect(
      edited(beside, as: BesideNumberBuilder.self) { $0.note?.become("12") },
      equals: #"{"op": 12, "note": {}}"#)
    try expect(
      refusal(beside, as: BesideNumberBuilder.self) { $0.note?.become("x") },
      equals: [
        "op: rejected: the variant cannot be written in the declared form of what tells it"
      ])
  }

  @Test func aPayloadThatIsTheWholeObject_isRefused() throws {
    let words =
      "rejected: the payload is the whole object, with what tells its variant: read it by a builder"
    let json = #"{"kind": "map", "a": 1.0}"#
    try expect(edited(json, as: WholeBuilder.self) { _ in }, equals: json)
    try expect(
      refusal(json, as: WholeBuilder.self) { $0.map?["a"] = 2 }, equals: [words])
    try expect(
      refusal(json, as: WholeBuilder.self) { $0.kind = "none" }, equals: [words])
  }
}

private struct OrderBuilder: ConstructionBuilder {
  @Field var id: Int?
  init(fields: JSONFields) { _id = fields["id"] }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}

private struct TextBuilder: ConstructionBuilder {
  @Field var text: String?
  init(fields: JSONFields) { _text = fields["text"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $text) }
}

private struct PairBuilder: RowBuilder {
  @Field var first: Int?
  @Field var second: Int?
  init(row: JSONRow) {
    _first = row[0]
    _second = row[1]
  }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $first) }
}

private struct NewsBuilder: VariantBuilder {
  typealias Model = String
  @Field var op: String?
  @Field var text: String?
  @Field var order: OrderBuilder?
  @Field var numbers: [Int]?
  @Field var row: PairBuilder?
  @Field var either: OneOf<String, OrderBuilder>?
  static let variants = BuilderVariants<Self>(
    \._op, discriminator: "op", as: .sent(as: .number), missing: "0", content: "d",
    .variant("0", as: \._text) { $0 },
    .variant("4", as: \._order, in: .sent(as: .string)) { "\($0)" },
    .variant("5", as: \._numbers) { "\($0)" }, .variant("6", as: \._row) { "\($0)" },
    .variant("7", as: \._either) { "\($0)" }, .variant("11", is: ""))

  init() {
    (_op, _text, _order, _numbers) = (.missing, .missing, .missing, .missing)
    (_row, _either) = (.missing, .missing)
  }

  init(_ change: (inout Self) -> Void) {
    self.init()
    change(&self)
  }
}

private struct ToldBuilder: VariantBuilder {
  typealias Model = String
  @Field var op: String?
  @Field var text: TextBuilder?
  @Field var order: OrderBuilder?
  static let variants = BuilderVariants<Self>(
    \._op, as: .sent(as: .number), missing: "1", .variant("1", as: \._text) { $0 },
    .variant("2", as: \._order) { "\($0)" })
  init() { (_op, _text, _order) = (.missing, .missing, .missing) }
}

private struct BesideBuilder: ConstructionBuilder {
  @Field var note: ToldBuilder?
  init(fields: JSONFields) { _note = fields["note", variant: "op"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $note) }
}

private struct CountedBuilder: VariantBuilder {
  typealias Model = String
  @Field var op: String?
  @Field var text: String?
  static let variants = BuilderVariants<Self>(
    \._op, discriminator: "op", as: .sent(as: .number), content: "d",
    .variant("0", as: \._text) { $0 }, .variant("11", is: ""), unknown: { $0 })
  init() { (_op, _text) = (.missing, .missing) }

  mutating func become(_ variant: String) { (op, text) = (variant, nil) }
}

private struct NamedBuilder: VariantBuilder {
  typealias Model = String
  @Field var op: String?
  @Field var text: String?
  static let variants = BuilderVariants<Self>(
    \._op, discriminator: "op", as: .sent(as: .string), content: "d",
    .variant("0", as: \._text) { $0 }, .variant("11", is: ""), unknown: { $0 })
  init() { (_op, _text) = (.missing, .missing) }

  mutating func become(_ variant: String) { (op, text) = (variant, nil) }
}

private struct ToldNumberBuilder: VariantBuilder {
  typealias Model = String
  @Field var op: String?
  @Field var text: String?
  static let variants = BuilderVariants<Self>(
    \._op, as: .sent(as: .number), content: "d", .variant("0", as: \._text) { $0 },
    unknown: { $0 })
  init() { (_op, _text) = (.missing, .missing) }

  mutating func become(_ variant: String) { (op, text) = (variant, nil) }
}

private struct BesideNumberBuilder: ConstructionBuilder {
  @Field var note: ToldNumberBuilder?
  init(fields: JSONFields) { _note = fields["note", variant: "op"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $note) }
}

private struct WholeBuilder: VariantBuilder {
  typealias Model = String
  @Field var kind: String?
  @Field var map: [String: JSONValue]?
  static let variants = BuilderVariants<Self>(
    \._kind, discriminator: "kind", .variant("map", as: \._map) { "\($0)" },
    .variant("none", is: ""))
  init() { (_kind, _map) = (.missing, .missing) }
}
