import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Arrays that are read by positions.
struct RowTests {
  @Test func aPosition_isChangedAlone() throws {
    let json = #"[[1000, "0.50" ,3.0,  {"x": 1.50}, null], [2000, "1.5",4]]"#
    let cases: [((inout [CandleBuilder]) -> Void, String)] = [
      ({ _ in }, json),
      (
        { $0[0].time = Date(timeIntervalSince1970: 2.5) },
        #"[[2500, "0.50" ,3.0,  {"x": 1.50}, null], [2000, "1.5",4]]"#
      ),
      (
        { $0[0].open = 0.75 },
        #"[[1000, "0.75" ,3.0,  {"x": 1.50}, null], [2000, "1.5",4]]"#
      ),
      (
        { $0[0].count = 5 },
        #"[[1000, "0.50" ,5,  {"x": 1.50}, null], [2000, "1.5",4]]"#
      ),
      (
        { $0[0].note = "n" },
        #"[[1000, "0.50" ,3.0,  {"x": 1.50}, null, "n"], [2000, "1.5",4]]"#
      ),
      (
        { $0[1].note = "n" },
        #"[[1000, "0.50" ,3.0,  {"x": 1.50}, null], [2000, "1.5",4,null,null,"n"]]"#
      ),
      (
        { $0[1].count = nil },
        #"[[1000, "0.50" ,3.0,  {"x": 1.50}, null], [2000, "1.5",null]]"#
      ),
      (
        { $0[1].note = nil }, json
      ),
      ({ $0.swapAt(0, 1) }, #"[[2000, "1.5",4], [1000, "0.50" ,3.0,  {"x": 1.50}, null]]"#),
      ({ $0.remove(at: 0) }, #"[[2000, "1.5",4]]"#),
      (
        { rows in
          let moved = rows.remove(at: 0)
          rows.append(moved)
          rows[1].count = 4
        }, #"[[2000, "1.5",4], [1000, "0.50" ,4,  {"x": 1.50}, null]]"#
      ),
      (
        { rows in
          var new = CandleBuilder(row: [])
          new.time = Date(timeIntervalSince1970: 3)
          new.count = 6
          rows.append(new)
        },
        #"[[1000, "0.50" ,3.0,  {"x": 1.50}, null], [2000, "1.5",4], [3000,null,6]]"#
      ),
      (
        { $0.append(CandleBuilder(row: [])) },
        #"[[1000, "0.50" ,3.0,  {"x": 1.50}, null], [2000, "1.5",4], []]"#
      ),
    ]
    for (change, expected) in cases {
      try expect(edited(json, as: [CandleBuilder].self, change), equals: expected)
    }
  }

  @Test func aRow_isARootAField_andAnArm() throws {
    try expect(
      edited(#" [1000, "0.5"]"#, as: CandleBuilder.self) { $0.open = 1 }, equals: #" [1000, "1.0"]"#
    )
    let json =
      #"{"x": 1.0, "last": [1000, "0.5", 2, [1.50]], "byDay": {"a": [1000]}, "either": [1, 2.0]}"#
    try expect(
      edited(json, as: MarketBuilder.self) { market in
        market.last?.count = 3
        market.byDay?["a"]?.open = 2
        market.either?.first?.y = 3
      },
      equals:
        #"{"x": 1.0, "last": [1000, "0.5", 3, [1.50]], "byDay": {"a": [1000, "2"]}, "either": [1, 3.0]}"#
    )
    try expect(
      edited(json, as: MarketBuilder.self) { market in
        market.last = nil
        market.either = .second(NameBuilder(dictionary: ["name": "n"]))
      },
      equals: #"{"x": 1.0, "byDay": {"a": [1000]}, "either": {"name": "n"}}"#)
    try expect(
      edited(#"{"either": {"name": "n", "x": 1}}"#, as: MarketBuilder.self) { market in
        var point = PointBuilder(row: [])
        (point.x, point.y) = (1, 2)
        market.either = .first(point)
      }, equals: #"{"either": [1,2]}"#)
    try expect(
      edited(#"{"inText": "[1, 2.0 ,3]"}"#, as: MarketBuilder.self) { $0.inText?.y = 5 },
      equals: #"{"inText": "[1, 5.0 ,3]"}"#)
  }

  @Test func unreadableRows_stay() throws {
    try expect(
      edited(#"[[1,2], {"x": 1}, [3,4 ,5]]"#, as: [PointBuilder].self) { rows in
        rows[1].x = 6
        rows.remove(at: 0)
      }, equals: #"[{"x": 1}, [6,4 ,5]]"#)
  }

  @Test func aPositionThatWouldBeReadElsewhere_isRefused() throws {
    try expect(
      refusal("[[1]]", as: [WholeBuilder].self) { $0[0].third = 3 },
      equals: [
        "[0][1]: rejected: the edit would change what is read here, though this field was not changed"
      ])
    try expect(
      refusal("[[1, 2]]", as: [PointBuilder].self) { $0[0].x = .nan },
      equals: [
        "[0][0]: rejected: JSON has no nan"
      ])
  }

  @Test func aDictionary_isEditedAsItsText() throws {
    let sent = try SentDocument<MarketBuilder>(
      json: ["last": [1000, "0.5", 2, ["x": 1.5]] as [Any]] as [String: Any])
    var market = sent.value
    market.last?.open = 0.75
    expect(
      String(decoding: try sent.edited(market).data, as: UTF8.self),
      equals: #"{"last":[1000,"0.75",2,{"x":1.5}]}"#)
  }

  @Test func json_isAnArray() throws {
    var row = CandleBuilder(row: [1000, "0.50"])
    row.note = "n"
    try expect("\(row.json)", equals: #"[1000,"0.5",null,null,null,"n"]"#)
    try expect(CandleBuilder(row: []).json, equals: [])
    let failure = #expect(throws: BuildFailure.self) { try row.dictionary }
    expect(
      failure?.findings.map { "\($0)" }, equals: ["rejected: a row is an array: use json"])
    let market = try SentDocument<MarketBuilder>(
      json: #"{"byDay": {"a": [1000]}, "either": [1, 2.5]}"#)
    try expect(
      "\(market.value.json["byDay"]!) \(market.value.json["either"]!)",
      equals: #"{"a":[1000]} [1.0,2.5]"#)
  }

  @Test func aModel_changesPositions() throws {
    let json = #"[[1, 2.0, {"x": 1}], [3 ,4]]"#
    func edited(_ change: (inout [Point]) -> Void) throws -> String {
      let sent = try SentDocument<PathBuilder>(json: #"{"points": \#(json)}"#)
      var points = try sent.value.build().get()
      change(&points)
      let text = String(decoding: try sent.edited(model: points).data, as: UTF8.self)
      return String(text.dropFirst(11).dropLast())
    }
    try expect(edited { _ in }, equals: json)
    try expect(edited { $0[0].y = 5 }, equals: #"[[1, 5.0, {"x": 1}], [3 ,4]]"#)
    try expect(edited { $0[1].x = 5 }, equals: #"[[1, 2.0, {"x": 1}], [5 ,4]]"#)
    try expect(edited { $0.reverse() }, equals: #"[[3 ,4], [1, 2.0, {"x": 1}]]"#)
    try expect(
      edited { $0.append(Point(x: 5, y: 6)) },
      equals: #"[[1, 2.0, {"x": 1}], [3 ,4], [5 ,6]]"#)
  }

  @Test func patches_nameThePosition() throws {
    let edit = try edit(#"{"last": [1000, "0.5", 2]}"#, MarketBuilder.self) { $0.last?.count = 3 }
    expect("\(edit.jsonPatch())", equals: #"[{"op":"replace","path":"/last/2","value":3}]"#)
    try expect("\(edit.mergePatch())", equals: #"{"last":[1000,"0.5",3]}"#)
  }
}

private struct CandleBuilder: RowBuilder {
  @Field var time: Date?
  @Field var open: Double?
  @Field var count: Int?
  @Field var note: String?

  init(row: JSONRow) {
    _time = row[0, as: .millisecondsSince1970]
    _open = row[1, as: .sent(as: .string)]
    _count = row[2]
    _note = row[5]
  }

  func build() -> Result<Date, BuildFailure> { construct({ $0 }, $time) }
}

private struct Point: Equatable { var x: Double, y: Double }

private struct PointBuilder: RowBuilder, FillableBuilder {
  @Field var x: Double?
  @Field var y: Double?

  init(row: JSONRow) {
    _x = row[0]
    _y = row[1]
  }

  init(_ model: Point) {
    self.init(row: [])
    (x, y) = (model.x, model.y)
  }

  func build() -> Result<Point, BuildFailure> { construct({ Point(x: $0, y: $1) }, $x, $y) }
}

private struct PathBuilder: FillableBuilder {
  @Field var points: [PointBuilder]?
  init(fields: JSONFields) { _points = fields["points"] }
  init(_ model: [Point]) {
    self.init(dictionary: [:])
    points = model.map { PointBuilder($0) }
  }
  func build() -> Result<[Point], BuildFailure> { construct({ $0 }, $points) }
}

private struct WholeBuilder: RowBuilder {
  @Field var first: Int?
  @Field var second: JSONValue?
  @Field var third: Int?

  init(row: JSONRow) {
    _first = row[0]
    _second = row[1]
    _third = row[2]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $first) }
}

private struct NameBuilder: ConstructionBuilder {
  @Field var name: String?
  init(fields: JSONFields) { _name = fields["name"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

private struct MarketBuilder: ConstructionBuilder {
  @Field var last: CandleBuilder?
  @Field var byDay: [String: CandleBuilder]?
  @Field var either: OneOf<PointBuilder, NameBuilder>?
  @Field var inText: PointBuilder?

  init(fields: JSONFields) {
    _last = fields["last"]
    _byDay = fields["byDay"]
    _either = fields["either"]
    _inText = fields["inText", as: .sent(as: .string)]
  }

  func build() -> Result<Int, BuildFailure> { construct({ _ in 1 }, $last.optional) }
}
