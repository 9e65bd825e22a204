import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

@testable import TestSupport

/// A value keeps the form that its format declares.
struct FormatTests {
  private static let json = #"""
    {"times": [60, 1.2e2, "180"], "byDay": {"19700102": 1}, "rating": "N/A", "price": "12.50",
     "tags": "a", "meta": [{"id": 1, "key": "a", "value": 1}, {"id": 2, "key": "b", "value": 2}],
     "when": "01.07.2025 20:15", "length": "PT4M13S", "runtime": "01:02:03", "wait": "3.5s",
     "published": "Tue, 10 Jun 2014 04:00:00 GMT", "hash": "fbff", "key": "-_8", "cost": "1.234,50",
     "marks": [1, "-", 3], "payload": "{\"a\": 1}", "load": "NaN", "id": 7}
    """#

  @Test(arguments: edits)
  fileprivate func values_areWrittenInTheirForm(_ one: FormatEdit) throws {
    let text = try edited(Self.json, one.change)
    expect(text, equals: Self.json.replacingOccurrences(of: one.old, with: one.new))
  }

  @Test func nothing_isWrittenForNothing() throws {
    try expect(edited(Self.json) { (_: inout FormattedBuilder) in }, equals: Self.json)
  }

  /// Of several spellings of one key, that of which the value was read.
  @Test(arguments: [
    (#"{"seconds": {"60": 1, "6e1": 2}}"#, #"{"seconds": {"60": 3, "6e1": 2}}"#),
    (#"{"seconds": {"60": 1, "0.6e2": 2}}"#, #"{"seconds": {"60": 3, "0.6e2": 2}}"#),
    (#"{"seconds": {"6e1": 2}}"#, #"{"seconds": {"6e1": 3}}"#),
    (#"{"seconds": {}}"#, #"{"seconds": {"60": 3}}"#),
  ])
  func key_isWrittenAsItIsRead(_ json: String, _ expected: String) throws {
    try expect(
      edited(json) { (sut: inout SecondsBuilder) in
        sut.seconds?[Date(timeIntervalSince1970: 60)] = 3
      }, equals: expected)
  }

  @Test func nil_isTheFirstNullWord() throws {
    try expect(
      edited(#"{"rating": 5, "marks": [1, 2]}"#) { (sut: inout FormattedBuilder) in
        sut.rating = nil
        sut.marks?[0] = nil
      }, equals: #"{"rating": "N/A", "marks": ["-", 2]}"#)
  }

  @Test(arguments: [
    (#""NaN""#, "5"), (#""Infinity""#, "5"), (#""5.5""#, #""5.0""#), ("5.5", "5.0"),
  ])
  func aWordForANumber_isNoDialect(_ sent: String, _ written: String) throws {
    let text = try edited("{\"load\": \(sent)}") { (sut: inout FormattedBuilder) in sut.load = 5 }
    expect(text, equals: "{\"load\": \(written)}")
  }

  private static let pairs = #"""
    {"owner": [{"id": 1, "k": "sku", "v": "o"}, {"id": 2, "k": "quantity", "v": "2"}, 7,
               {"k": "options", "v": [{"sku": "p", "x": 1.0}, 8, {"quantity": 4}]}, {"k": "y", "v": 1.0}],
     "lists": [{"id": 3, "k": "a", "v": [1, "x"]}, {"k": "b", "v": [2]}, {"k": "c", "v": "bad"}],
     "lines": [{"k": "a", "v": {"sku": "s", "x": 1.50}}, {"k": "a", "v": {"sku": "t", "x": 2}}],
     "text": "[{\"k\": \"a\", \"v\": 1, \"id\": 7}, {\"k\": \"b\", \"v\": \"x\"}]",
     "place": [{"k": "address", "v": {"city": "K", "zip": 1.0}}],
     "stock": [{"k": 7, "v": 1, "id": 8}, {"k": 9, "v": 2}], "note": "{\"a\": [1, 2]}"}
    """#

  /// What was not read of pairs stays, and what is written looks like what was sent.
  @Test(arguments: editsOfPairs)
  fileprivate func pairs_keepWhatWasNotRead(_ one: PairsEdit) throws {
    let text = try edited(Self.pairs, one.change)
    expect(text, equals: Self.pairs.replacingOccurrences(of: one.old, with: one.new))
  }

  @Test func pairs_ofWhichOneMayBeAnotherOne_areRefused() throws {
    try expect(
      refusal(Self.pairs) { (sut: inout PairsBuilder) in
        sut.lists?["a"] = nil
        sut.lists?["d"] = [1, 5]
      },
      equals: [
        "lists: rejected: an array or object in it that was not read completely is gone, and "
          + "another one is new: nothing tells whether it was changed"
      ])
  }

  @Test func builder_isWrittenAsItIsRead() throws {
    let sut = try FormattedBuilder(json: Self.json)
    let again = try FormattedBuilder(json: "\(sut.json)")
    expect(again.times, equals: sut.times)
    expect(again.byDay, equals: sut.byDay)
    expect(again.price, equals: sut.price)
    expect(again.tags, equals: sut.tags)
    expect(again.meta, equals: sut.meta)
    expect(again.when, equals: sut.when)
    expect(again.length, equals: sut.length)
    expect(again.runtime, equals: sut.runtime)
    expect(again.wait, equals: sut.wait)
    expect(again.published, equals: sut.published)
    expect(again.hash, equals: sut.hash)
    expect(again.key, equals: sut.key)
    expect(again.cost, equals: sut.cost)
    expect(again.marks, equals: sut.marks)
    expect(again.payload, equals: sut.payload)
    expect(again.id, equals: sut.id)
    expect(again.findings, say: "rating: required Int is null")
  }
}

private struct FormatEdit: Sendable, CustomTestStringConvertible {
  let old: String
  let new: String
  let change: @Sendable (inout FormattedBuilder) -> Void

  var testDescription: String { new }
}

private let edits: [FormatEdit] = [
  FormatEdit(old: #"[60, 1.2e2, "180"]"#, new: #"[60, 1.2e2, "240"]"#) {
    $0.times?[2] = Date(timeIntervalSince1970: 240)
  },
  FormatEdit(old: #"[60, 1.2e2, "180"]"#, new: #"[120, 180, "7"]"#) {
    $0.times?.removeFirst()
    $0.times?.append(Date(timeIntervalSince1970: 7))
  },
  FormatEdit(old: #"{"19700102": 1}"#, new: #"{"19700102": 2}"#) {
    $0.byDay?[Date(timeIntervalSince1970: 86_400)] = 2
  },
  FormatEdit(old: #"{"19700102": 1}"#, new: #"{"19700102": 1, "19700103": 3}"#) {
    $0.byDay?[Date(timeIntervalSince1970: 172_800)] = 3
  },
  FormatEdit(old: #"{"19700102": 1}"#, new: "{}") { $0.byDay = [:] },
  FormatEdit(old: #""rating": "N/A""#, new: #""rating": 5"#) { $0.rating = 5 },
  FormatEdit(old: #""12.50""#, new: #""13""#) { $0.price = 13 },
  FormatEdit(old: #""tags": "a""#, new: #""tags": "b""#) { $0.tags = ["b"] },
  FormatEdit(old: #""tags": "a""#, new: #""tags": ["a", "b"]"#) { $0.tags?.append("b") },
  FormatEdit(old: #""value": 2}]"#, new: #""value": 3}]"#) { $0.meta?["b"] = 3 },
  FormatEdit(old: #"{"id": 1, "key": "a", "value": 1}, "#, new: "") { $0.meta?["a"] = nil },
  FormatEdit(old: #""value": 2}]"#, new: #""value": 2}, {"key": "c", "value": 4}]"#) {
    $0.meta?["c"] = 4
  },
  FormatEdit(old: "01.07.2025 20:15", new: "01.01.2025 20:15") {
    $0.when = Date(timeIntervalSince1970: 1_735_758_900)
  },
  FormatEdit(old: "PT4M13S", new: "PT1H0.5S") {
    $0.length = .seconds(3_600) + .milliseconds(500)
  },
  FormatEdit(old: "01:02:03", new: "100:15:00") { $0.runtime = .seconds(360_900) },
  FormatEdit(old: "3.5s", new: "-1s") { $0.wait = .seconds(-1) },
  FormatEdit(old: "Tue, 10 Jun 2014 04:00:00 GMT", new: "Thu, 01 Jan 1970 00:00:00 GMT") {
    $0.published = Date(timeIntervalSince1970: 0)
  },
  FormatEdit(old: "fbff", new: "00ff") { $0.hash = Data([0, 255]) },
  FormatEdit(old: "-_8", new: "__8") { $0.key = Data([255, 255]) },
  FormatEdit(old: "1.234,50", new: "12.345,5") { $0.cost = Decimal(string: "12345.5") },
  FormatEdit(old: #"[1, "-", 3]"#, new: #"[1, "-", "-"]"#) { $0.marks?[2] = nil },
  FormatEdit(old: #"{\"a\": 1}"#, new: #"{\"a\": 2}"#) { $0.payload?["a"] = 2 },
  FormatEdit(old: #""id": 7"#, new: #""id": 8"#) { $0.id = "8" },
]

private struct PairsEdit: Sendable, CustomTestStringConvertible {
  let old: String
  let new: String
  let change: @Sendable (inout PairsBuilder) -> Void

  var testDescription: String { new }
}

private let editsOfPairs: [PairsEdit] = [
  PairsEdit(old: #""v": "2""#, new: #""v": "3""#) { $0.owner?.quantity = 3 },
  PairsEdit(old: #"{"id": 1, "k": "sku", "v": "o"}, "#, new: "") { $0.owner?.sku = nil },
  PairsEdit(old: #"{"sku": "p", "x": 1.0}"#, new: #"{"sku": "q", "x": 1.0}"#) {
    $0.owner?.options?[0].sku = "q"
  },
  PairsEdit(old: #""quantity": 4}"#, new: #""quantity": 5}"#) {
    $0.owner?.options?[1].quantity = 5
  },
  PairsEdit(old: "[1, \"x\"]", new: "[1, \"x\", 3]") { $0.lists?["a"]?.append(3) },
  PairsEdit(old: #"{"k": "b", "v": [2]}, "#, new: "") { $0.lists?["b"] = nil },
  PairsEdit(old: #""bad""#, new: "[4]") { $0.lists?["c"] = [4] },
  PairsEdit(old: #""bad"}"#, new: #""bad"}, {"k": "d", "v": [1]}"#) { $0.lists?["d"] = [1] },
  PairsEdit(old: #"{"sku": "t", "x": 2}"#, new: #"{"sku": "u", "x": 2}"#) {
    $0.lines?["a"]?.sku = "u"
  },
  PairsEdit(old: #"\"v\": 1"#, new: #"\"v\": 2"#) { $0.text?["a"] = 2 },
  PairsEdit(old: #""city": "K""#, new: #""city": "L""#) { $0.place?.city = "L" },
  PairsEdit(old: #"{"k": 7, "v": 1"#, new: #"{"k": 7, "v": 3"#) { $0.stock?[7] = 3 },
  PairsEdit(old: #"{"k": 9, "v": 2}"#, new: #"{"k": 9, "v": 2}, {"k": 10, "v": 4}"#) {
    $0.stock?[10] = 4
  },
  PairsEdit(old: #""{\"a\": [1, 2]}""#, new: #""\"b\"""#) { $0.note = "b" },
  PairsEdit(old: "[1, 2]}", new: "[1, 3]}") { $0.note = ["a": [1, 3]] },
]

private struct PairsBuilder: ConstructionBuilder {
  @Field var owner: LineBuilder?
  @Field var lists: [String: [Int]]?
  @Field var lines: [String: LineBuilder]?
  @Field var text: [String: Int]?
  @Field var place: PlaceBuilder?
  @Field var stock: [Int: Int]?
  @Field var note: JSONValue?

  init(fields: JSONFields) {
    _owner = fields["owner", as: .pairs(key: "k", value: "v")]
    _lists = fields["lists", as: .pairs(key: "k", value: "v")]
    _lines = fields["lines", as: .pairs(key: "k", value: "v")]
    _text = fields["text", as: .sent(as: .string, .pairs(key: "k", value: "v"))]
    _place = fields["place", as: .pairs(key: "k", value: "v")]
    _stock = fields["stock", as: .pairs(key: "k", value: "v")]
    _note = fields["note", as: .sent(as: .string)]
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct PlaceBuilder: ConstructionBuilder {
  @Field var city: String?

  init(fields: JSONFields) { _city = fields["address", "city"] }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}

private struct FormattedBuilder: ConstructionBuilder {
  @Field var times: [Date]?
  @Field var byDay: [Date: Int]?
  @Field var rating: Int?
  @Field var price: Decimal?
  @Field var tags: [String]?
  @Field var meta: [String: Int]?
  @Field var when: Date?
  @Field var length: Duration?
  @Field var runtime: Duration?
  @Field var wait: Duration?
  @Field var published: Date?
  @Field var hash: Data?
  @Field var key: Data?
  @Field var cost: Decimal?
  @Field var marks: [Int?]?
  @Field var payload: [String: Int]?
  @Field var load: Double?
  @Field var id: String?

  init(fields: JSONFields) {
    _times = fields["times", as: .each(.secondsSince1970)]
    _byDay = fields["byDay", as: .keyed(by: .pattern("yyyyMMdd"))]
    _rating = fields["rating", as: .null("N/A")]
    _price = fields["price", as: .sent(as: .string)]
    _tags = fields["tags", as: .oneOrMany]
    _meta = fields["meta", as: .pairs(key: "key", value: "value")]
    let berlin = TimeZone(identifier: "Europe/Berlin")
    _when = fields["when", as: .pattern("dd.MM.yyyy HH:mm", timeZone: berlin)]
    _length = fields["length", as: .iso8601]
    _runtime = fields["runtime", as: .clock]
    _wait = fields["wait", as: .protoJSON]
    _published = fields["published", as: .rfc5322]
    _hash = fields["hash", as: .hexadecimal]
    _key = fields["key", as: .base64URL]
    _cost = fields["cost", as: .decimal(separator: ",", grouping: ".")]
    _marks = fields["marks", as: .each(.null("-"))]
    _payload = fields["payload", as: .sent(as: .string)]
    _load = fields["load", as: .protoJSON]
    _id = fields["id", as: .sent(as: .number)]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $rating) }
}

private struct SecondsBuilder: ConstructionBuilder {
  @Field var seconds: [Date: Int]?
  init(fields: JSONFields) { _seconds = fields["seconds", as: .keyed(by: .secondsSince1970)] }
  func build() -> Result<[Date: Int], BuildFailure> { construct({ $0 }, $seconds) }
}
