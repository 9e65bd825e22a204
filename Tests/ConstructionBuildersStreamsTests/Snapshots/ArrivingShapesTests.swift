import ConstructionBuilders
import ConstructionBuildersStreams
import Testing

@testable import TestSupport

/// Values of several types, rows and variants that have arrived up to some byte.
struct ArrivingShapesTests {
  private static let documents = [
    #"{"owner": "ab", "both": {"name": "n", "size": 7}, "ids": [1, "b", 2.0, null, [], "c"]}"#,
    #"{"both": {"id": "c", "email": "e"}, "owner": {"id": "c\u00e9", "email": "e@"}, "ids": 12}"#,
    #"{"points": [12.5, 3], "any": {"a": [1, {"b": "cd"}]}, "nested": {"id": "c"}}"#,
    #"{"points": [[12, 3.5], [4]], "any": "abc", "nested": true, "ids": ["1", 1]}"#,
    #"{"points": [[]], "any": [1, "ab"], "nested": [1], "owner": 12}"#,
    #"{"rows": [["a", 12, "no"], ["b"], [], {"a": 1}, [null, "1.5", "x", [1]]], "row": ["c", 34]}"#,
    #"{"row": {"a": 1}, "either": ["d", 5], "event": {"op": 11.0, "x": 1}}"#,
    #"{"either": {"id": "c", "email": "e"}, "event": {"d": "ab", "op": 4}}"#,
    #"{"either": "ab", "event": {"d": "text"}, "rows": "ab"}"#,
    #"{"event": {"op": 1e1, "d": ["a", 12]}, "row": ["a", 1, "b"]}"#,
    #"{"event": {"op": 12, "d": "{\"id\": \"c\"}"}, "row": null, "owner": null}"#,
  ]

  @Test(arguments: documents, [Coercion.strict, .lenient, .forgiving])
  func eachByte_showsMoreAndMore(json: String, coercion: Coercion) throws {
    var reader = PartialReader<ShapesBuilder>(coercion: coercion)
    var last = reader.snapshot()
    for byte in json.utf8 {
      reader.append([byte])
      let next = reader.snapshot()
      expect(takenBack(by: next, from: last), equals: nil, "\(reader.snapshot())")
      last = next
    }
    let whole = try ShapesBuilder(json: json, coercion: coercion)
    expect("\(last)", equals: "\(whole)")
    expect(last.findings, equals: whole.findings)
  }

  /// What is salvaged of a document is a part of it: all values are those of the whole.
  @Test(arguments: documents, [Coercion.strict, .lenient, .forgiving])
  func aDocumentThatWasCutOff_hasOnlyWhatArrived(json: String, coercion: Coercion) throws {
    let whole = try ShapesBuilder(json: json, coercion: coercion)
    // Each number of bytes by one of the coercions, and by all with `ALL_CASES`.
    let first = 1 + (Coercion.tried.firstIndex(of: coercion) ?? 0)
    for count in stride(from: first, to: json.utf8.count, by: volume(3, all: 1)) {
      let cut = Array(json.utf8.prefix(count))
      let root = try JSONRoot<ShapesBuilder>(cutOff: cut, coercion: coercion)
      guard let part = root.value else { continue }
      for (before, after) in zip(part.declaredFields, whole.declaredFields) {
        guard let salvaged = before.field.anyValue else { continue }
        let isPart = after.field.anyValue.map { self.isPart(salvaged, of: $0) }
        expect(isPart, equals: true, "\(before.name) after \(count) bytes of \(json)")
      }
    }
  }

  private func isPart(_ value: Any, of whole: Any) -> Bool {
    switch (value, whole) {
    case (let part as any ConstructionBuilder, let whole as any ConstructionBuilder):
      return zip(part.declaredFields, whole.declaredFields).allSatisfy { part, whole in
        guard let value = part.field.anyValue else { return true }
        return whole.field.anyValue.map { isPart(value, of: $0) } ?? false
      }
    case (let part as any ArmOfUnion, let whole as any ArmOfUnion):
      return part.arm.name == whole.arm.name && isPart(part.arm.value, of: whole.arm.value)
    case (let part as [Any], let whole as [Any]):
      return part.count <= whole.count && zip(part, whole).allSatisfy { isPart($0, of: $1) }
    case (.object(let part) as JSONValue, .object(let whole) as JSONValue):
      return part.allSatisfy { key, value in whole[key].map { isPart(value, of: $0) } ?? false }
    case (.array(let part) as JSONValue, .array(let whole) as JSONValue):
      return isPart(part, of: whole)
    default: return "\(value)" == "\(whole)"
    }
  }

  @Test func anArm_isShownOnceItIsKnown() {
    var shown: [String] = []
    var reader = PartialReader<ShapesBuilder>(coercion: .strict)
    for byte in #"{"either": ["d", 56], "both": {"id": "c"}, "points": [[1]]}"#.utf8 {
      reader.append([byte])
      let sut = reader.snapshot()
      let line = "\(sut.$either), \(sut.$both), \(sut.$points)"
      if shown.last != line { shown.append(line) }
    }
    func row(_ name: String, _ amount: String, _ note: String) -> String {
      "ShapeRowBuilder(name: \(name), amount: \(amount), note: nil (\(note)))"
    }
    expect(
      shown,
      equals: [
        "nil (arriving), nil (arriving), nil (arriving)",
        row("nil (arriving)", "nil (arriving)", "arriving")
          + " (arriving), nil (arriving), nil (arriving)",
        row(#""" (arriving)"#, "nil (arriving)", "arriving")
          + " (arriving), nil (arriving), nil (arriving)",
        row(#""d" (arriving)"#, "nil (arriving)", "arriving")
          + " (arriving), nil (arriving), nil (arriving)",
        row(#""d""#, "nil (arriving)", "arriving") + " (arriving), nil (arriving), nil (arriving)",
        row(#""d""#, "56.0", "missing") + ", nil (arriving), nil (arriving)",
        row(#""d""#, "56.0", "missing")
          + #", CustomerBuilder(id: "c", email: nil (missing)), nil (arriving)"#,
        row(#""d""#, "56.0", "missing")
          + #", CustomerBuilder(id: "c", email: nil (missing)), [[1.0]]"#,
      ])
  }

  @Test func rowsAndVariants_areElements() throws {
    var rows = ElementReader<ShapeRowBuilder>(.array)
    rows.append(#"[["a", 1, "n"], ["b""#)
    expect(try rows.next()?.result.get(), equals: "a 1 n")
    expect(rows.next() == nil, equals: true)
    rows.append(", 2]]")
    try rows.finish()
    expect(try rows.next()?.result.get(), equals: "b 2 nil")
    var events = ElementReader<ShapeEventBuilder>(.lines)
    events.append("{\"op\": 4.0, \"d\": \"a\"}\n{\"d\": \"b\"}\n{\"op\": 11}\n{\"op\": 5}\n")
    try events.finish()
    var built: [String] = []
    while let event = events.next() {
      switch event.result {
      case .success(let model): built.append(model)
      case .failure(let failure): built += failure.findings.map { "\($0)" }
      }
    }
    expect(
      built,
      equals: [
        "a", "b", "beat", "op: expected String, found number 5, which is not one of its cases",
      ])
  }
}

private struct ShapeRowBuilder: RowBuilder, Equatable {
  @Field var name: String?
  @Field var amount: Double?
  @Field var note: String?

  init(row: JSONRow) {
    _name = row[0]
    _amount = row[1]
    _note = row[2]
  }

  func build() -> Result<String, BuildFailure> {
    construct({ "\($0) \(Int($1)) \($2 ?? "nil")" }, $name, $amount, $note.optional)
  }
}

private struct ShapeEventBuilder: VariantBuilder {
  typealias Model = String
  @Field var op: String?
  @Field var text: String?
  @Field var row: ShapeRowBuilder?
  @Field var customer: CustomerBuilder?
  static let variants = BuilderVariants<Self>(
    \._op, discriminator: "op", as: .sent(as: .number), missing: "4", content: "d",
    .variant("4", as: \._text) { $0 }, .variant("10", as: \._row) { $0 },
    .variant("12", as: \._customer, in: .sent(as: .string)) { "\($0)" }, .variant("11", is: "beat"))
  init() { (_op, _text, _row, _customer) = (.missing, .missing, .missing, .missing) }
}

private struct ShapesBuilder: ConstructionBuilder {
  @Field var owner: OwnerBuilder?
  @Field var both: OneOf<CustomerBuilder, CompanyBuilder>?
  @Field var ids: [OneOf<Int, String>]?
  @Field var points: OneOf<[Double], [[Double]]>?
  @Field var any: OneOf<String, JSONValue>?
  @Field var nested: OneOf<Bool, OneOf<[Int], CustomerBuilder>>?
  @Field var rows: [ShapeRowBuilder]?
  @Field var row: ShapeRowBuilder?
  @Field var either: OneOf<ShapeRowBuilder, OneOf<String, CustomerBuilder>>?
  @Field var event: ShapeEventBuilder?

  init(fields: JSONFields) {
    _owner = fields["owner"]
    _both = fields["both"]
    _ids = fields["ids"]
    _points = fields["points"]
    _any = fields["any"]
    _nested = fields["nested"]
    _rows = fields["rows"]
    _row = fields["row"]
    _either = fields["either"]
    _event = fields["event"]
  }

  func build() -> Result<Int, BuildFailure> { construct({ _ in 1 }, $row.optional) }
}
