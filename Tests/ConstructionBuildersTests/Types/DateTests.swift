import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Dates, and the formats that a field can name.
struct DateTests {
  @Test(arguments: [
    ("1970-01-01", 0), ("1970-01-01T00:00:00Z", 0), ("1970-01-01t00:00:00z", 0),
    ("1970-01-01 00:00", 0), ("1970-01-01T00:00:00", 0), ("1970-01-01T01:00:00+01", 0),
    ("1970-01-01T01:30:00+0130", 0), ("1970-01-01T01:30:00+01:30", 0),
    ("1969-12-31T19:00:00-0500", 0), ("1970-01-01T00:00:00.25Z", 0.25),
    ("1970-01-01T00:00:00,5Z", 0.5), ("1970-01-01T00:00:00z", 0), ("1970-01-01t00:00:00Z", 0),
    ("1970-01-01t00:00:00,25z", 0.25), ("1970-01-01 01:00:00,125+01:00", 0.125),
    ("1970-01-01 00:00z", 0), ("1970-01-01t00:00", 0), ("1970-01-01T00:00:00-00:00", 0),
    ("1970-01-01T00:00:00.123456789012345678901Z", 0.123456789012345678),
    ("1969-12-31T23:59:59.5Z", -0.5), ("2000-02-29", 951_782_400), ("2024-02-29", 1_709_164_800),
    ("0001-01-01", -62_135_596_800), ("0000-12-31T23:00:00-01", -62_135_596_800),
    ("9999-12-31T23:59:59.5Z", 253_402_300_799.5),
    ("9999-12-31T23:59:59Z", 253_402_300_799), ("1900-03-01", -2_203_891_200),
    ("2014-04-29T14:18:17-0400", 1_398_795_497),
  ])
  func iso8601_isRead(_ text: String, _ seconds: Double) throws {
    let sut = try One<Date>(json: #"{"value": "\#(text)"}"#)
    expect(sut.value, equals: Date(timeIntervalSince1970: seconds))
    expect(sut.$value.outcome, equals: .value)
  }

  @Test(arguments: [
    "", "2022", "2022-02", "2022-02-30", "2021-02-29", "1900-02-29", "2022-04-31", "2022-00-01",
    "2022-13-01", "2022-01-00", "2022-01-32", "2022-1-1", "22-01-01", "20220101", "2022-01-01T",
    "2022-01-01T24:00:00Z", "2022-01-01T23:60:00Z", "2022-01-01T23:59:60Z", "2022-01-01T1:00:00Z",
    "2022-01-01T00:00:00,Z", "2022-01-01T00:00:00,,5Z", "2022-01-01T00:00:00.5,5Z",
    "2022-01-01T00:00,5Z", "2022-01-01T00,5Z", "2022-01-01_00:00:00Z", "2022-01-01tt00:00:00Z",
    "2022-01-01T00:00:00zz", "2022-01-01T00:00:00utc", "2022-01-01z",
    "2022-01-01T00:00:00.Z", "2022-01-01T00:00:00+1", "2022-01-01T00:00:00+24:00",
    "2022-01-01T00:00:00+01:60", "2022-01-01T00:00:00+01:", "2022-01-01T00:00:00ZZ",
    "2022-01-01 T00:00", "2022-01-01T00:00:00 Z", "２０２２-01-01",
    "yesterday", "now", "1398795497", "2022-01-01Z", "+2022-01-01", "2022/01/01",
  ])
  func whatIsNoDate_isRefused(_ text: String) throws {
    let sut = try One<Date>(json: #"{"value": "\#(text)"}"#)
    expect(sut.$value.outcome, equals: .unusable)
  }

  @Test(arguments: [
    "0000-01-01", "0000-12-31T23:59:59Z", "0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-00:01",
  ])
  func dateBeyondTheYears1To9999_isOutOfRange(_ text: String) throws {
    let sut = try One<Date>(json: #"{"value": "\#(text)"}"#)
    expect(
      sut.$value.finding?.description,
      equals: #"value: expected Date, found string "\#(text)", which is out of range"#)
  }

  /// Near the end of the years, a Double has less than five digits of the fraction.
  @Test(arguments: [
    "9999-12-31T23:59:59.99999Z", "9999-12-31T23:59:59.9999999", "9999-12-31T22:59:59.999999-01:00",
    "9999-12-31T23:59:59.9999999999999999999999Z",
  ])
  func fraction_neverReachesTheNextSecond(_ text: String) throws {
    let end = Date(timeIntervalSince1970: 253_402_300_800)
    let date = try #require(One<Date>(json: #"{"value": "\#(text)"}"#).value)
    #expect(date < end && date > end - 0.001)
  }

  @Test func fractionInAPattern_neverReachesTheNextSecond() throws {
    let format = FieldFormat<Date>.pattern("yyyy-MM-dd'T'HH:mm:ss.SSSSSSS")
    let text = JSONValue.string("9999-12-31T23:59:59.9999999")
    expect(text.read(as: format), equals: text.read(Date.self))
    #expect(text.read(as: format) != nil)
  }

  @Test(arguments: [-62_135_596_801, 253_402_300_800, Double.nan, .infinity, -Double.infinity])
  func dateInADictionaryBeyondTheYears1To9999_isOutOfRange(_ seconds: Double) {
    let sut = One<Date>(dictionary: ["value": Date(timeIntervalSince1970: seconds)])
    expect(sut.$value.finding?.kind, equals: .outOfRange)
  }

  /// On Linux, Foundation cannot print such a date.
  @Test func dateThatIsNotANumber_isPrintedInAContainer() {
    let date = Date(timeIntervalSince1970: .nan)
    var set = Field<Set<Date>>.missing
    set.wrappedValue = [date]
    expect("\(set)", equals: "[nan]")
    var dictionary = Field<[Int: Date]>.missing
    dictionary.wrappedValue = [1: date]
    expect("\(dictionary)", equals: "[1: nan]")
  }

  @Test func iso8601_agreesWithFoundation() throws {
    var random = SplitMix64(seed: 1)
    let formatter = ISO8601DateFormatter()
    for _ in 0..<2_000 {
      let seconds = Int.random(in: -12_000_000_000...200_000_000_000, using: &random)
      let date = Date(timeIntervalSince1970: Double(seconds))
      // Before October 1582 Foundation counts in the Julian calendar.
      let text = formatter.string(from: date)
      expect(One<Date>(dictionary: ["value": text]).value, equals: date, "\(text)")
    }
  }

  @Test(arguments: InputKind.allCases)
  func formats_readWhatTheySay(_ input: InputKind) throws {
    let json =
      #"{"seconds": 1398795497.5, "numeral": "1398795497", "millis": 1398795497500, "day": "29/04/2014", "iso": "2014-04-29"}"#
    let sut =
      switch input {
      case .bytes: try Dates(json: json)
      case .dictionary: Dates(dictionary: try dictionary(json))
      }
    let day = Date(timeIntervalSince1970: 1_398_729_600)
    expect(sut.seconds, equals: Date(timeIntervalSince1970: 1_398_795_497.5))
    expect(sut.numeral, equals: Date(timeIntervalSince1970: 1_398_795_497))
    expect(sut.$numeral.outcome, equals: .coerced)
    expect(sut.$numeral.finding?.description, equals: #"numeral: read string "1398795497" as Date"#)
    expect(sut.millis, equals: Date(timeIntervalSince1970: 1_398_795_497.5))
    expect(sut.day, equals: day)
    expect(sut.oneOf, equals: day)
    expect(sut.iso, equals: day)
  }

  @Test(arguments: [
    #"{"day": "31/02/2014"}"#, #"{"day": "29/04/2014x"}"#, #"{"day": "2014-04-29"}"#,
    #"{"day": ""}"#,
    #"{"day": 1}"#, #"{"day": "29/4/2014"}"#, #"{"day": " 29/04/2014"}"#,
    #"{"day": "29/04/12014"}"#,
    #"{"day": "29/04/14"}"#, #"{"day": "٢٩/04/2014"}"#,
    // Characters of more than one UTF-16 code unit, at which a formatter of Linux stops the
    // process.
    #"{"day": "1\u0301"}"#, #"{"day": "29/04/2014\u0301"}"#, #"{"day": "29/04/2014\r\n"}"#,
    #"{"day": "😀/04/2014"}"#, #"{"day": "29/04/2014\u200d"}"#, #"{"day": "\u0301"}"#,
  ])
  func pattern_isFollowedToTheEnd(_ json: String) throws {
    try expect(Dates(json: json).$day.outcome, equals: .unusable)
    try expect(
      Dates(json: json).$day.finding?.description.contains(
        "expected Date in the pattern dd/MM/yyyy, found "), equals: true)
  }

  @Test func pattern_isProlepticGregorianAndHasAYear() throws {
    try expect(
      Patterned(json: #"{"date": "0022-02-03"}"#).date,
      equals: Date(timeIntervalSince1970: -61_470_057_600))
    try expect(
      Patterned(json: #"{"zoned": "2014-04-29 14:18 -0400"}"#).zoned,
      equals: Date(timeIntervalSince1970: 1_398_795_480))
    try expect(Patterned(json: #"{"time": "12:30"}"#).$time.outcome, equals: .unusable)
    try expect(Patterned(json: #"{"quoted": "y 12:30"}"#).$quoted.outcome, equals: .unusable)
  }
}

private struct Dates: ConstructionBuilder {
  @Field var seconds: Date?
  @Field var numeral: Date?
  @Field var millis: Date?
  @Field var day: Date?
  @Field var oneOf: Date?
  @Field var iso: Date?

  init(fields: JSONFields) {
    _seconds = fields["seconds", as: .secondsSince1970]
    _numeral = fields["numeral", as: .secondsSince1970]
    _millis = fields["millis", as: .millisecondsSince1970]
    _day = fields["day", as: .pattern("dd/MM/yyyy")]
    _oneOf = fields[anyOf: "oneOf", "day", as: .oneOf(.secondsSince1970, .pattern("dd/MM/yyyy"))]
    _iso = fields["iso", as: .iso8601]
  }

  func build() -> Result<Bool, BuildFailure> { .success(true) }
}

private struct Patterned: ConstructionBuilder {
  @Field var date: Date?
  @Field var zoned: Date?
  @Field var time: Date?
  @Field var quoted: Date?

  init(fields: JSONFields) {
    _date = fields["date", as: .pattern("yyyy-MM-dd")]
    _zoned = fields["zoned", as: .pattern("yyyy-MM-dd HH:mm Z")]
    _time = fields["time", as: .pattern("HH:mm")]
    _quoted = fields["quoted", as: .pattern("'y' HH:mm")]
  }

  func build() -> Result<Bool, BuildFailure> { .success(true) }
}
