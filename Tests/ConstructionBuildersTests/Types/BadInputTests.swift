import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// What each format does with what is not its value, from both inputs, and in all places where
/// values can be.
struct BadInputTests {
  @Test func durations() throws {
    try check(Row(.iso8601, #""PT4M""#, Duration.seconds(240), other: ["240", "0", "true"]))
    try check(Row(.clock, #""01:02:03""#, Duration.seconds(3_723), other: ["3723", "true"]))
    try check(Row(.protoJSON, #""3.5s""#, Duration.milliseconds(3_500), other: ["3.5", #""3.5""#]))
    try check(
      Row(.clock(twoParts: .minutesAndSeconds), #""04:13""#, .seconds(253), other: ["253"]))
  }

  @Test func dates() throws {
    let day = Date(timeIntervalSince1970: 86_400)
    try check(Row(.secondsSince1970, "86400", day, repaired: #""86400""#, other: ["true", "1e20"]))
    try check(
      Row(
        .millisecondsSince1970, "86400000", day, repaired: #""86400000""#, other: ["1e30", "true"]))
    try check(
      Row(.microsecondsSince1970, "86400000000", day, repaired: #""864e8""#, other: ["1e30"]))
    try check(
      Row(.nanosecondsSince1970, "86400000000000", day, repaired: #""864e11""#, other: ["1e30"]))
    try check(Row(.iso8601, #""1970-01-02T00:00:00Z""#, day, other: ["86400", #""1970-02-30""#]))
    try check(Row(.iso8601WithZone, #""1970-01-02T00:00:00Z""#, day, other: ["86400"]))
    try check(
      Row(.pattern("yyyyMMdd"), #""19700102""#, day, other: ["19700102.5", #""19700230""#]))
    try check(
      Row(.rfc5322, #""Fri, 2 Jan 1970 00:00:00 GMT""#, day, other: ["86400", #""32 Jan 1970""#]))
  }

  @Test func numbers() throws {
    try check(Row(.protoJSON, "1.5", 1.5, repaired: nil, other: [#""inf""#, "true"]))
    try check(Row(.protoJSON, "1.5", Float(1.5), other: [#""inf""#, "true"]))
    try check(
      Row(
        .decimal(separator: ",", grouping: "."), #""1.234,5""#, Decimal(string: "1234.5") ?? 0,
        other: [#""1.23,4""#, #""01.234""#, #""12345.678""#, "true"]))
    try check(
      Row(.sent(as: .string), #""12""#, 12, repaired: "12", other: ["true", #""x""#, #""1e99""#]))
    try check(
      Row(.sent(as: .number), "12", 12, repaired: #""12""#, other: ["true", "1.5", "1e99"]))
  }

  @Test func bytes() throws {
    let data = Data([251, 255])
    try check(Row(.hexadecimal, #""fbff""#, data, other: ["7", #""fbf""#, #""xx""#]))
    try check(Row(.base64URL, #""-_8""#, data, other: ["7", #""+/8=""#]))
    try check(
      Row(.base64(ignoringWhiteSpace: true), #""+/\n8=""#, data, other: ["7", #""-_8""#]))
    try check(Row(.protoJSON, #""+/8=""#, data, other: ["7", #""*""#]))
    let uuid = UUID(uuid: (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15))
    try check(
      Row(.hexadecimal, #""000102030405060708090a0b0c0d0e0f""#, uuid, other: ["7", #""0001""#]))
  }

  @Test func composed() throws {
    let (first, second) = (Date(timeIntervalSince1970: 60), Date(timeIntervalSince1970: 120))
    let seconds = FieldFormat<Date>.secondsSince1970
    try check(
      Row(
        .each(seconds), "[60, 120]", [first, second], other: [#""x""#, "true", #""""#],
        bad: ["{}", "7"]))
    try check(
      Row(
        .each(seconds), "[60, 120]", [first, second] as Set, other: [#""x""#], bad: ["{}", "7"]))
    try check(
      Row(
        .each(seconds), #"{"a": 60}"#, ["a": first], other: [#""x""#, #""""#], bad: ["[]", "7"]))
    try check(
      Row(
        .keyed(by: seconds), #"{"60": 1}"#, [first: 1], other: [#""x""#], bad: ["[]", "7"]))
    try check(
      Row(
        FieldFormat<[Date]>.whole(seconds), "[60, 120]", [first, second],
        other: [#"["x"]"#, "[60, null]"],
        bad: ["{}", "7"]))
    try check(
      Row(
        .oneOrMany(seconds), "60", [first], other: [#""x""#, #""""#], bad: ["{}", "true"]))
    try check(
      Row(
        .oneOrMany(seconds), "[60, 120]", [first, second] as Set, other: [], bad: ["{}", "true"]))
    try check(
      Row(
        .pairs(key: "k", value: "v", as: .each(seconds)), #"[{"k": "a", "v": 60}]"#, ["a": first],
        other: [#""x""#, #"{"k": "a", "v": 60}"#], bad: ["{}", "7"]))
    try check(Row(.null("-", or: seconds), "60", first, repaired: #""60""#, other: []))
    try check(
      Row(
        .sent(as: .string, seconds), #""60""#, first, repaired: "60", other: ["true", #""1e99""#]))
    try check(
      Row(
        .sent(as: .string), #""[60]""#, [60], other: ["60", #""[""#, #""{}""#], bad: ["{}", "[]"]))
    try check(
      Row(
        .sent(as: .number, .pattern("yyyyMMdd")), "19700102", Date(timeIntervalSince1970: 86_400),
        repaired: #""19700102""#, other: ["19700230", "1"]))
    try check(
      Row(
        .oneOf(seconds, .pattern("yyyy")), #""1970""#, .init(timeIntervalSince1970: 0), other: []))
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    try check(
      Row(
        .iso8601(timeZone: berlin), #""1970-01-01T01:01""#, first,
        other: [#""2025-03-30T02:30""#, "60"]))
  }

  @Test func openEnumerations() throws {
    try check(
      Row(
        .sent(as: .string), #""1""#, Open<Level>.known(.low), repaired: "1", other: ["true"]))
    try check(Row(.null("-"), "1", Open<Level>.known(.low), repaired: #""1""#, other: []))
    try check(
      Row(
        .oneOf(.sent(as: .string), .null("-")), #""2""#, Open<Level>.known(.high), other: []))
    try check(
      Row(
        .each(.sent(as: .string)), #"["1", "2"]"#, [Open<Level>.known(.low), .known(.high)],
        other: [], bad: ["{}", "7"]))
    try check(
      Row(
        .oneOrMany, "1", [Open<Level>.known(.low)], other: [#""x""#], bad: ["{}", "true"]))
    try check(
      Row(
        .pairs(key: "k", value: "v"), #"[{"k": 1, "v": 2}]"#,
        [Open<Level>.known(.low): Open<Level>.known(.high)], other: [], bad: ["{}", "7"]))
  }

  /// A raw value that is no case is kept, and told of once, wherever it is.
  @Test func openEnumerations_keepWhatIsNoCase() throws {
    func words(_ found: String, _ place: String = "") -> [String] {
      ["value\(place): expected Level, found \(found), which is not one of its cases"]
    }
    let (sent, nine) = (FieldFormat<Open<Level>>.sent(as: .string), Open<Level>.unknown(9))
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      try expect(#""9""#, sent, coercion, gives: nine, words(#"string "9""#))
      try expect("9", .null("-"), coercion, gives: nine, words("number 9"))
      try expect(#""9""#, .oneOf(sent, .null("-")), coercion, gives: nine, words(#"string "9""#))
      try expect(
        #"["1", "9"]"#, FieldFormat<[Open<Level>]>.each(sent), coercion,
        gives: [.known(.low), nine], words(#"string "9""#, "[1]"))
      try expect(
        #"["9"]"#, FieldFormat<Set<Open<Level>>>.each(sent), coercion, gives: [nine],
        words(#"string "9""#, "[0]"))
      try expect(
        #"{"a": "9"}"#, FieldFormat<[String: Open<Level>]>.each(sent), coercion, gives: ["a": nine],
        words(#"string "9""#, ".a"))
      try expect(
        "9", FieldFormat<[Open<Level>]>.oneOrMany, coercion, gives: [nine], words("number 9"))
      try expect(
        #"[{"k": "a", "v": 9}]"#, FieldFormat<[String: Open<Level>]>.pairs(key: "k", value: "v"),
        coercion, gives: ["a": nine], words("number 9", "[0].v"))
      try expect(
        #"{"9": 1}"#, FieldFormat<[Open<Level>: Int]>.keyed(by: sent), coercion, gives: [nine: 1],
        [#"value.9: expected Level key, found string "9", which is not one of its cases"#])
    }
  }

  /// Two keys that are one after they were read.
  @Test func keys_thatAreReadAsOne() throws {
    let duplicate = #"value.060: string "060" is the same Int key as "60""#
    for (json, value) in [(#"{"60": 1, "060": 2}"#, 1), (#"{"060": 2, "60": 1}"#, 1)] {
      try expect(json, FieldFormat<[Int: Int]>.each(.null("-")), gives: [60: value], [duplicate])
      try expect(json, .keyed(by: .null("-")), gives: [60: value], [duplicate])
      try expect(
        json, FieldFormat<[Int: Int]>.each(.null("-")), .strict, gives: [60: value],
        [#"value.060: expected Int key, found string "060""#])
    }
    try expect(
      #"{"060": 2, "0060": 1}"#, FieldFormat<[Int: Int]>.each(.null("-")), gives: [60: 1],
      [
        #"value.0060: read string "0060" as Int key"#,
        #"value.060: string "060" is the same Int key as "0060""#,
      ])
    try expect(
      #"[{"k": "060", "v": 2}, {"k": "60", "v": 1}]"#,
      FieldFormat<[Int: Int]>.pairs(key: "k", value: "v"), gives: [60: 1],
      [#"value[0].k: string "060" is the same Int key as "60""#])
    try expect(
      #"[{"k": 60, "v": 2}, {"k": "60", "v": 1}]"#,
      FieldFormat<[Date: Int]>.pairs(key: "k", value: "v", as: .keyed(by: .secondsSince1970)),
      gives: [Date(timeIntervalSince1970: 60): 1],
      [#"value[0].k: number 60 is a duplicate Date key"#])
  }

  private typealias Row = BadInputRow

  private func check<Value>(_ row: Row<Value>, line: Int = #line) throws {
    try row.check(line: line)
  }
}
