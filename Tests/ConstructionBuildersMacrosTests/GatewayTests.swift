import ConstructionBuilders
import Foundation
import TestSupport
import Testing

/// The models in `Models/Gateway.swift`.
struct GatewayTests {
  private static let coercions: [Coercion] = [.strict, .lenient, .forgiving]

  /// Compares what is said of a document: from bytes with and without an instance of the builder,
  /// and from values in memory.
  private func expectFindings<Value: ConstructionBuilder>(
    of json: String, as type: Value.Type, _ lines: [[String]]
  ) throws where Value.Failure == BuildFailure {
    for (coercion, expected) in zip(Self.coercions, lines) {
      let direct = Value.report(json: json, coercion: coercion)
      let sut = try Value(json: json, coercion: coercion)
      let held = JSONRoot<Value>(value: try JSONValue(json: json), coercion: coercion)
      expect(direct.findings.map(\.description), equals: expected)
      expect(sut.findings.map(\.description), equals: expected)
      expect(held.findings.map(\.description), equals: expected)
      let problems = sut.findings.filter { !$0.isRepair }
      let built = Value.build(json: json, coercion: coercion)
      if case .failure(let failure) = built { expect(failure.findings, equals: problems) }
      let list = [Value].report(json: "[\(json)]", coercion: coercion)
      expect(
        list.findings.map(\.description),
        equals: expected.map { $0.hasPrefix("[") ? "[0]" + $0 : "[0].\($0)" })
    }
  }

  @Test(arguments: [
    (#"{"op": 11}"#, Frame.heartbeat), (#"{"op": 11.0}"#, .heartbeat),
    (#"{"op": 1.1e1}"#, .heartbeat), (#"{"op": -1.0}"#, .closed),
    (#"{"op": 0, "d": "a"}"#, .text("a")), (#"{"d": "a"}"#, .text("a")),
    (#"{"op": 4, "d": "{\"id\": 3}"}"#, .order(Order(id: 3))),
    (#"{"op": 7, "d": ["a", "b"]}"#, .names(["a", "b"])), (#"{"op": 7, "d": []}"#, .names([])),
  ])
  func number_tellsTheCase(_ json: String, _ frame: Frame) throws {
    for coercion in Self.coercions {
      try expect(Frame.Builder.build(json: json, coercion: coercion).get(), equals: frame)
      try expect(Frame.Builder(json: json, coercion: coercion).build().get(), equals: frame)
    }
    try expectFindings(of: json, as: Frame.Builder.self, [[], [], []])
    try expect(Frame.Builder(frame).build().get(), equals: frame)
  }

  static let frames: [(String, [[String]])] = [
    (
      #"{"op": "11"}"#,
      [
        [#"op: expected String as a number, found string "11""#],
        [#"op: read string "11" as String; its declared form is a number"#],
        [#"op: read string "11" as String; its declared form is a number"#],
      ]
    ),
    (
      #"{"op": 1e400}"#,
      same("op: expected Frame, found number 1e400, which is not one of its cases")
    ),
    (#"{"op": null}"#, same("op: required String is null")),
    (#"{"op": {}}"#, same("op: expected String as a number, found object {}")),
    ("{}", same("d: required String is missing")),
    (#"{"d": null}"#, same("d: required String is null")),
    (
      #"{"d": 5}"#,
      [
        ["d: expected String, found number 5"], ["d: read number 5 as String"],
        ["d: read number 5 as String"],
      ]
    ),
    (#"{"op": 7}"#, same("d: required array is missing")),
    (#"{"op": 7, "d": [null, "a"]}"#, same("d[0]: required String is null")),
    (#"{"op": 4}"#, same("d: required object is missing")),
    (
      #"{"op": 4, "d": "{\"id\": "}"#,
      same(
        #"d: expected object as a string, found string "{\"id\": ", but its JSON ends early in "#
          + "column 8, expected a value"
      )
    ),
    (#"{"op": 4, "d": "{}"}"#, same("d.id: required Int is missing")),
    (
      #"{"op": 4, "d": {"id": 3}}"#,
      [
        [#"d: expected object as a string, found object {"id": 3}"#],
        [#"d: expected object as a string, found object {"id": 3}"#],
        [#"d: read object {"id": 3} as object; its declared form is a string"#],
      ]
    ),
  ]

  @Test(arguments: frames)
  func finding_isOfTheDiscriminatorOrThePayload(_ json: String, _ lines: [[String]]) throws {
    try expectFindings(of: json, as: Frame.Builder.self, lines)
  }

  @Test(arguments: [
    (#"{"text": "a"}"#, SlackMessage.plain(Remark(text: "a"))),
    (#"{"subtype": "plain", "text": "a"}"#, .plain(Remark(text: "a"))),
    (#"{"subtype": "bot_message", "text": "a"}"#, .botMessage(Remark(text: "a"))),
  ])
  func missingSubtype_isACase(_ json: String, _ message: SlackMessage) throws {
    try expect(SlackMessage.Builder.build(json: json).get(), equals: message)
    try expect(SlackMessage.Builder(message).build().get(), equals: message)
  }

  @Test func builderOfTheCaseWithoutAValue_hasNone() {
    expect(SlackMessage.Builder(.plain(Remark(text: "a"))).type, equals: nil)
    expect(Frame.Builder(.text("a")).type, equals: nil)
    expect(Frame.Builder(.heartbeat).type, equals: "11")
    expect(Frame.Builder(.other("12")).type, equals: "12")
  }

  static let candles: [(String, [[String]])] = [
    (#"[1499040000000, "0.0163", 3]"#, same()), (#"[1499040000000, "0.0163"]"#, same()),
    (#"[1499040000000, "0.0163", null, "x", {"id": 3}, 7]"#, same()),
    ("[]", same("[0]: required Date is missing", "[1]: required Decimal is missing")),
    (
      #"[null, "1"]"#, same("[0]: required Date is null")
    ),
    (
      #"["x", "1"]"#,
      same(#"[0]: expected Date in milliseconds since 1970, found string "x""#)
    ),
    (
      #"[0, 1]"#,
      [
        ["[1]: expected Decimal as a string, found number 1"],
        ["[1]: read number 1 as Decimal; its declared form is a string"],
        ["[1]: read number 1 as Decimal; its declared form is a string"],
      ]
    ),
    (
      #"[0, "1", [], [], {}]"#,
      same(
        "[2]: expected Int, found array []", "[4].id: required Int is missing",
        "[3]: expected String, found array []")
    ),
  ]

  @Test(arguments: candles)
  func findings_areOfThePositions(_ json: String, _ lines: [[String]]) throws {
    try expectFindings(of: json, as: Candle.Builder.self, lines)
  }

  @Test func row_isBuilt() throws {
    let candle = Candle(
      time: Date(timeIntervalSince1970: 1_499_040_000), open: Decimal(string: "0.0163")!,
      count: nil, order: Order(id: 3), note: "x")
    let json = #"[1499040000000, "0.0163", null, "x", {"id": 3}]"#
    try expect(Candle.Builder.build(json: json).get(), equals: candle)
    try expect([Candle.Builder].build(json: "[\(json)]").get(), equals: [candle])
    try expect(Candle.Builder(candle).build().get(), equals: candle)
    var sut = Candle.Builder(candle)
    sut.open = nil
    expect(sut.findings.map(\.description), equals: ["[1]: required Decimal is missing"])
    let chart = #"{"candles": [\#(json)], "pair": [1, false]}"#
    try expect(
      Chart.Builder.build(json: chart).get(),
      equals: Chart(candles: [candle], pair: Pair(left: 1, right: nil)))
    expect(
      Chart.Builder.report(json: #"{"candles": [[0, "1"], {}, [0]], "pair": ["1"]}"#).findings.map(
        \.description),
      equals: [
        "candles[1]: expected array, found object {}", "candles[2][1]: required Decimal is missing",
        #"pair[0]: expected Int, found string "1""#,
      ])
  }
}

private func same(_ lines: String...) -> [[String]] { [lines, lines, lines] }
