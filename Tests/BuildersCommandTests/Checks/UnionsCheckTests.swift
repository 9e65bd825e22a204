import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import TestSupport
import Testing

@testable import builders

/// A check says what the builder does with rows, with one of several types, and with variants that
/// a number or nothing tells.
struct ContractOfUnionsTests {
  private static func document(_ dice: inout Dice) -> String {
    func one(_ values: String...) -> String { dice.one(of: values) }
    func number() -> String { one("1", "2.5", "\"3\"", "\"x\"", "null", "[]", "true") }
    func row() -> String {
      one(
        "[1, \"a\"]", "[\(number()), \"a\"]", "[\(number())]", "[]", "[1, \(number()), 3]",
        "\"[1]\"", "{\"0\": 1}", number())
    }
    func arm() -> String {
      one("\"id\"", #"{"id": 1}"#, #"{"id": \#(number())}"#, "7", "true", "[]", "null")
    }
    func frame() -> String {
      one(
        #"{"d": "a"}"#, #"{"op": 0, "d": \#(number())}"#,
        #"{"op": 1.0, "d": {"id": \#(number())}}"#,
        #"{"op": \#(number()), "d": {"id": 1}}"#, #"{"op": 11}"#, #"{"op": "11"}"#, #"{"op": 2}"#,
        #"{"op": 3, "d": [\#(number())]}"#, number())
    }
    let values = [
      "row": row(), "rows": "[\(row()), \(row())]", "arm": arm(), "arms": "[\(arm()), \(arm())]",
      "frame": frame(), "frames": "[\(frame())]", "either": one("[1, 2]", row(), arm()),
      "same": one(
        #"{"id": \#(number()), "name": \#(number())}"#, #"{"name": \#(number()), "x": 1}"#,
        #"{"id": \#(number())}"#, #"{"x": 1}"#, "{}", #"{"id": 1, "name": "a", "x": []}"#, arm()),
      "days": one("true", "1700000000", "\"1700000000\"", "\"x\"", "[]", arm()),
      "part": one("\"12.50\"", "12.5", "\"x\"", arm()), "shape": one("\"N/A\"", row()),
    ]
    let right = [
      "row": "[1, \"a\"]", "rows": "[[1, \"a\"]]", "arm": "\"id\"", "arms": "[\"id\"]",
      "same": #"{"id": 1}"#, "days": "true", "part": "\"1.5\"", "shape": "\"N/A\"",
      "frame": #"{"op": 11}"#,
      "frames": #"[{"d": "a"}]"#, "either": "[1]",
    ]
    return dice.object(of: right, rarely: values)
  }

  @Test(arguments: [Coercion.lenient, .strict, .forgiving], 0..<4)
  func outcome_isThatOfTheBuilder(coercion: Coercion, seed: Int) {
    var dice = Dice(seed + 3000)
    ContractCheckTests.compare(MixedBuilder.self, coercion) { Self.document(&dice) }
  }

  /// The place of what is wrong, in the words of the command.
  @Test(arguments: [
    (#"{"rows": [[1, "a"], ["x", "a"]]}"#, "rows[][0]", "Double", "string"),
    (#"{"rows": [[1, "a"], []]}"#, "rows[][0]", "Double", "missing"),
    (#"{"rows": [[1, "a"], {"0": 1}]}"#, "rows[]", "array", "object"),
    (#"{"arms": ["a", []]}"#, "arms[]", "String or object", "array"),
    (#"{"arms": ["a", {"id": "x"}]}"#, "arms[].id", "Int", "string"),
    (#"{"frames": [{"op": 11}, {"op": 0, "d": 7}]}"#, "frames[].d", "String", "number"),
    (#"{"frames": [{"op": 11}, {"op": null}]}"#, "frames[].op", "known variant", "null"),
  ])
  func place_isNamed(document: String, path: String, expected: String, found: String) {
    let check = ContractCheckTests.check(MixedBuilder.contract(coercion: .strict), document)
    let row = check.rows.first { $0.key.path == path }
    expect(row?.key.expected, equals: expected)
    expect(row.map { Array($0.value.found.keys) }, equals: [found])
    expect(check.unknown, equals: [])
  }
}

private struct ThingBuilder: ConstructionBuilder {
  @Field var id: Int?
  init(fields: JSONFields) { _id = fields["id"] }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}

private struct NamedBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var name: String?
  init(fields: JSONFields) { (_id, _name) = (fields["id"], fields["name"]) }
  func build() -> Result<Int, BuildFailure> { construct({ id, _ in id }, $id, $name) }
}

private struct TickBuilder: RowBuilder {
  @Field var price: Double?
  @Field var name: String?
  init(row: JSONRow) { (_price, _name) = (row[0], row[1]) }
  func build() -> Result<Double, BuildFailure> {
    construct({ one, _ in one }, $price, $name.optional)
  }
}

private enum Frame {
  case text(String)
  case item(Int)
  case numbers([Int])
  case beat
}

private struct FrameBuilder: VariantBuilder {
  typealias Model = Frame
  @Field var op: String?
  @Field var text: String?
  @Field var item: ThingBuilder?
  @Field var numbers: [Int]?

  static let variants = BuilderVariants<Self>(
    \._op, discriminator: "op", as: .sent(as: .number), missing: "0", content: "d",
    .variant("0", as: \._text, Frame.text), .variant("1", as: \._item, Frame.item),
    .variant("3", as: \._numbers, Frame.numbers), .variant("11", is: Frame.beat))

  init() { (_op, _text, _item, _numbers) = (.missing, .missing, .missing, .missing) }
}

private struct MixedBuilder: ConstructionBuilder {
  @Field var row: TickBuilder?
  @Field var rows: [TickBuilder]?
  @Field var arm: OneOf<String, ThingBuilder>?
  @Field var arms: [OneOf<String, ThingBuilder>]?
  @Field var frame: FrameBuilder?
  @Field var frames: [FrameBuilder]?
  @Field var either: OneOf<TickBuilder, OneOf<ThingBuilder, Bool>>?
  @Field var edited: OneOf<Bool, Date>?
  @Field var fee: OneOf<Decimal, ThingBuilder>?
  @Field var maybe: TickBuilder?
  @Field var same: OneOf<ThingBuilder, NamedBuilder>?

  init(fields: JSONFields) {
    _row = fields["row"]
    _rows = fields["rows"]
    _arm = fields["arm"]
    _arms = fields["arms"]
    _frame = fields["frame"]
    _frames = fields["frames"]
    _either = fields["either"]
    _edited = fields["days", as: .either(nil, .secondsSince1970)]
    _fee = fields["part", as: .either(.sent(as: .string), nil)]
    _maybe = fields["shape", as: .null("N/A")]
    _same = fields["same"]
  }

  func build() -> Result<Double, BuildFailure> {
    construct(
      { row, _, _, _, _, _, _, _, _, _, _ in row }, $row, $rows.or([]), $arm, $arms.or([]), $frame,
      $frames.or([]), $either, $edited.optional, $fee.optional, $maybe.optional,
      $same)
  }
}
