import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

@testable import TestSupport

/// A date that is changed keeps the zone that it was sent with, and is read again as it was set.
struct ZoneTests {
  /// Edits the only date, reads the document again, and returns the date as it was written.
  private static func written(
    _ key: String, _ sent: String, _ date: String, _ coercion: Coercion = .lenient
  ) throws -> String {
    let date = try #require(JSONValue.string(date).read(Date.self))
    let json = "{\"\(key)\": \"\(sent)\"}"
    do {
      let text = try edited(json, as: ZonesBuilder.self, coercion: coercion) { $0[key] = date }
      let again = try ZonesBuilder(json: text, coercion: coercion)
      expect(again[key], equals: date, "\(text)")
      return String(text.dropFirst(key.count + 6).dropLast(2))
    } catch let failure as BuildFailure {
      return failure.findings.map { "\($0)" }.joined(separator: "; ")
    }
  }

  @Test(arguments: [
    ("Tue, 10 Jun 2014 04:00:00 EST", "Thu, 01 Jan 2026 22:04:05 EST"),
    ("Tue, 10 Jun 2014 04:00:00 pdt", "Thu, 01 Jan 2026 20:04:05 pdt"),
    ("Tue, 10 Jun 2014 04:00:00 GMT", "Fri, 02 Jan 2026 03:04:05 GMT"),
    ("Tue, 10 Jun 2014 04:00:00 UT", "Fri, 02 Jan 2026 03:04:05 UT"),
    ("Tue, 10 Jun 2014 04:00:00 Z", "Fri, 02 Jan 2026 03:04:05 Z"),
    ("Tue, 10 Jun 2014 04:00:00 +0000", "Fri, 02 Jan 2026 03:04:05 +0000"),
    ("Tue, 10 Jun 2014 04:00:00 -0500", "Thu, 01 Jan 2026 22:04:05 -0500"),
    ("Tue, 10 Jun 2014 04:00:00 +0530 (IST)", "Fri, 02 Jan 2026 08:34:05 +0530 (IST)"),
    ("10 Jun 2014 04:00:00 CST", "01 Jan 2026 21:04:05 CST"),
    ("Tue, 3 Jun 2014 04:00:00 MST", "Thu, 1 Jan 2026 20:04:05 MST"),
    ("Tue, 10 Jun 2014 04:00 EDT", "Thu, 01 Jan 2026 23:04:05 EDT"),
    ("Tue,10 Jun 2014 04:00:00 EST", "Thu,01 Jan 2026 22:04:05 EST"),
    ("Tue,3 Jun 2014 04:00 EST", "Thu,1 Jan 2026 22:04:05 EST"),
    ("Tue,  3 Jun 2014 04:00:00 EST (a, b)", "Thu,  1 Jan 2026 22:04:05 EST (a, b)"),
    ("Tue, 10 Jun 14 04:00:00 EST", "Thu, 01 Jan 26 22:04:05 EST"),
    ("10 Jun 98 04:00 GMT", "02 Jan 26 03:04:05 GMT"),
  ])
  func dateOfAMail_keepsItsZone(sent: String, text: String) throws {
    try expect(Self.written("mail", sent, "2026-01-02T03:04:05Z"), equals: text)
  }

  @Test func dateOfAMail_hasSecondsOnlyWhereItNeedsThem() throws {
    try expect(
      Self.written("mail", "Tue, 10 Jun 2014 04:00 EDT", "2026-01-02T03:04:00Z"),
      equals: "Thu, 01 Jan 2026 23:04 EDT")
  }

  /// Two digits would say 1950.
  @Test func yearThatTwoDigitsCannotSay_hasFour() throws {
    try expect(
      Self.written("mail", "10 Jun 14 04:00:00 GMT", "2050-01-02T03:04:05Z"),
      equals: "02 Jan 2050 03:04:05 GMT")
  }

  /// The year would be 0 there.
  @Test func dateThatItsZoneCannotSay_isInAnother() throws {
    try expect(
      Self.written("mail", "Tue, 10 Jun 2014 04:00:00 EST", "0001-01-01T02:00:00Z"),
      equals: "Mon, 01 Jan 0001 02:00:00 GMT")
  }

  @Test(arguments: [
    ("named", "10.06.2014 04:00 GMT-8", "01.01.2026 19:04 GMT-8"),
    ("named", "10.06.2014 04:00 GMT+5:30", "02.01.2026 08:34 GMT+5:30"),
    ("named", "10.06.2014 04:00 UTC", "02.01.2026 03:04 UTC"),
    ("numbered", "10.06.2014 04:00 -08:00", "01.01.2026 19:04 -08:00"),
  ])
  func dateInAPattern_keepsItsZone(key: String, sent: String, text: String) throws {
    try expect(Self.written(key, sent, "2026-01-02T03:04:00Z"), equals: text)
  }

  /// Clocks in Berlin show 02:30 twice on 2024-10-27.
  @Test(arguments: [
    ("local", "2025-07-01T20:15:00", "2025-01-02T03:04:05Z", "2025-01-02T04:04:05"),
    ("local", "2025-07-01T20:15", "2025-01-02T03:04:00Z", "2025-01-02T04:04"),
    ("local", "2025-07-01 20:15:00.000", "2025-01-02T03:04:05Z", "2025-01-02 04:04:05.000"),
    ("local", "2025-07-01", "2025-01-01T23:00:00Z", "2025-01-02"),
    ("local", "2025-07-01T20:15:00Z", "2025-01-02T03:04:05Z", "2025-01-02T03:04:05Z"),
    ("local", "2025-07-01T20:15:00+02:00", "2025-01-02T03:04:05Z", "2025-01-02T05:04:05+02:00"),
    ("local", "2025-07-01T20:15:00", "2024-10-27T00:30:00Z", "2024-10-27T02:30:00+02:00"),
    ("local", "2025-07-01T20:15:00", "2024-10-27T01:30:00Z", "2024-10-27T02:30:00+01:00"),
    ("local", "2025-07-01T20:15", "2024-10-27T01:30:00Z", "2024-10-27T02:30+01:00"),
    ("local", "2025-07-01T20:15:00", "2024-10-27T02:30:00Z", "2024-10-27T03:30:00"),
    // Also where the date that was sent is one of them.
    ("local", "2024-10-27T02:15:00", "2024-10-27T00:30:00Z", "2024-10-27T02:30:00+02:00"),
    ("local", "2024-10-27T02:15:00", "2024-10-27T01:30:00Z", "2024-10-27T02:30:00+01:00"),
    // Nothing is shown between these two.
    ("local", "2025-07-01T20:15:00", "2024-03-31T00:59:59Z", "2024-03-31T01:59:59"),
    ("local", "2025-07-01T20:15:00", "2024-03-31T01:00:00Z", "2024-03-31T03:00:00"),
    ("shown", "01.07.2025 20:15", "2025-01-02T03:04:00Z", "02.01.2025 04:04"),
  ])
  func localTime_isWrittenAsItIsRead(
    key: String, sent: String, date: String, text: String
  ) throws {
    try expect(Self.written(key, sent, date), equals: text)
  }

  @Test func newDocument_hasTheZoneOfATimeThatIsShownTwice() throws {
    var sut = ZonesBuilder(dictionary: [:])
    for (date, text) in [
      ("2024-10-27T00:30:00Z", "2024-10-27T02:30:00+02:00"),
      ("2024-10-27T01:30:00Z", "2024-10-27T02:30:00+01:00"),
      ("2024-10-27T02:30:00Z", "2024-10-27T03:30:00"),
    ] {
      sut.local = JSONValue.string(date).read(Date.self)
      try expect("\(sut.json)", equals: #"{"local":"\#(text)"}"#)
      try expect(ZonesBuilder(json: sut.json.description).local, equals: sut.local)
    }
    sut.local = nil
    sut.shown = JSONValue.string("2024-10-27T01:30:00Z").read(Date.self)
    #expect(throws: BuildFailure.self) { try sut.json }
  }

  /// A pattern without a zone cannot say which one is meant.
  @Test(arguments: ["2024-10-27T00:30:00Z", "2024-10-27T01:30:00Z"])
  func timeThatIsShownTwice_isRefusedWithoutAZone(date: String) throws {
    for sent in ["01.07.2025 20:15", "27.10.2024 02:15"] {
      try expect(
        Self.written("shown", sent, date),
        equals: "shown: rejected: clocks there show this time twice, "
          + "and no known spelling says which is meant")
    }
  }

  @Test(arguments: [
    ("1.234,50", "12345.5", "12.345,5"), ("1234,50", "12345.5", "12345,5"),
    ("1234567", "-1000", "-1000"), ("1.234", "1000000", "1.000.000"),
    // Nothing tells whether it would have marks.
    ("12,5", "12345.5", "12.345,5"), ("-1234", "12", "12"), ("+1234,5", "4321", "4321"),
  ])
  func number_keepsItsMarks(sent: String, new: String, text: String) throws {
    let json = #"{"cost": "\#(sent)"}"#
    let decimal = try #require(Decimal(string: new))
    let written = try edited(json, as: ZonesBuilder.self) { $0.cost = decimal }
    expect(written, equals: #"{"cost": "\#(text)"}"#)
    expect(try ZonesBuilder(json: written).cost, equals: decimal)
  }

  @Test(arguments: [
    (1e16, "10.000.000.000.000.000"), (-1.5e17, "-150.000.000.000.000.000"),
    (1e-5, "0,00001"), (-1.25e-7, "-0,000000125"), (12345.5, "12.345,5"),
  ])
  func doubleWithAnExponent_isWrittenOut(new: Double, text: String) throws {
    let written = try edited(#"{"ratio": "1.234,5"}"#, as: ZonesBuilder.self) { $0.ratio = new }
    expect(written, equals: #"{"ratio": "\#(text)"}"#)
    expect(try ZonesBuilder(json: written).ratio, equals: new)
  }

  /// Clocks in Havana show midnight twice on 2024-11-03.
  @Test(arguments: [
    ("2024-11-03T04:00:00Z", "2024-11-03T00:00:00-04:00"),
    ("2024-11-03T05:00:00Z", "2024-11-03T00:00:00-05:00"), ("2024-11-04T05:00:00Z", "2024-11-04"),
  ])
  func midnightThatIsShownTwice_isNoDayAlone(date: String, text: String) throws {
    try expect(Self.written("day", "2024-07-01", date), equals: text)
  }

  @Test func numbersOfAnArray_keepTheirMarks() throws {
    let json = #"{"costs": ["1234,5", "1.234,5", 1234.5]}"#
    let written = try edited(json, as: ZonesBuilder.self) { $0.costs = [4321, 5432, 6543] }
    expect(written, equals: #"{"costs": ["4321", "5.432", 6543]}"#)
  }
}

private struct ZonesBuilder: ConstructionBuilder {
  @Field var mail: Date?
  @Field var named: Date?
  @Field var numbered: Date?
  @Field var local: Date?
  @Field var shown: Date?
  @Field var day: Date?
  @Field var ratio: Double?
  @Field var cost: Decimal?
  @Field var costs: [Decimal]?

  init(fields: JSONFields) {
    _mail = fields["mail", as: .rfc5322]
    _named = fields["named", as: .pattern("dd.MM.yyyy HH:mm z")]
    _numbered = fields["numbered", as: .pattern("dd.MM.yyyy HH:mm xxx")]
    let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt
    _local = fields["local", as: .iso8601(timeZone: berlin)]
    _shown = fields["shown", as: .pattern("dd.MM.yyyy HH:mm", timeZone: berlin)]
    let havana = TimeZone(identifier: "America/Havana") ?? .gmt
    _day = fields["day", as: .iso8601(timeZone: havana)]
    _ratio = fields["ratio", as: .decimal(separator: ",", grouping: ".")]
    _cost = fields["cost", as: .decimal(separator: ",", grouping: ".")]
    _costs = fields["costs", as: .each(.decimal(separator: ",", grouping: "."))]
  }

  subscript(key: String) -> Date? {
    get {
      ["mail": mail, "named": named, "numbered": numbered, "local": local, "day": day][key] ?? shown
    }
    set {
      switch key {
      case "mail": mail = newValue
      case "named": named = newValue
      case "numbered": numbered = newValue
      case "local": local = newValue
      case "day": day = newValue
      default: shown = newValue
      }
    }
  }

  func build() -> Result<Int, BuildFailure> { .success(0) }
}
