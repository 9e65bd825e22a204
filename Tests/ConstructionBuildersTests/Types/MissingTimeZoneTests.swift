import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Dates without a zone, where the sender is known to write one.
struct MissingTimeZoneTests {
  private struct Event: ConstructionBuilder {
    @Field var zoned: Date?
    @Field var any: Date?
    @Field var either: Date?

    init(fields: JSONFields) {
      _zoned = fields["date", as: .iso8601WithZone]
      _any = fields["date", as: .iso8601]
      _either = fields["date", as: .oneOf(.iso8601WithZone, .secondsSince1970)]
    }

    func build() -> Result<Date, BuildFailure> { construct({ $0 }, $zoned) }
  }

  @Test(
    arguments: [
      "2024-05-06T07:08:09Z", "2024-05-06T07:08:09.25z", "2024-05-06 07:08+02",
      "2024-05-06T07:08:09-02:30", "2024-05-06T07:08-0230", "2024-05-06T07:08:09,5-00:00",
    ], [Coercion.strict, .lenient])
  func dateWithAZone_isRead(_ text: String, _ coercion: Coercion) throws {
    let sut = try Event(json: #"{"date": "\#(text)"}"#, coercion: coercion)
    #expect(sut.zoned != nil)
    expect(sut.zoned, equals: sut.any)
    expect(sut.findings, equals: [])
  }

  @Test(arguments: ["2024-05-06", "2024-05-06T07:08", "2024-05-06 07:08:09.123"])
  func dateWithoutAZone_isReadAsUTC_andOnRecord(_ text: String) throws {
    let sut = try Event(json: #"{"date": "\#(text)"}"#)
    #expect(sut.zoned != nil)
    expect(sut.zoned, equals: sut.any)
    expect(sut.either, equals: sut.any)
    expect(sut.$any.outcome, equals: .value)
    expect(sut.$zoned.outcome, equals: .coerced)
    expect(
      sut.$zoned.finding?.description,
      equals: #"date: read string "\#(text)" as Date in UTC, because it has no time zone"#)
    expect(sut.findings.map(\.kind), equals: [.missingTimeZone])
    expect(sut.findings.map(\.isRepair), equals: [true])
    try expect(sut.build().get(), equals: sut.any)
  }

  @Test func whiteSpaceAroundADate_isARepairOfItsOwn() throws {
    let sut = try Event(json: #"{"date": "   2024-05-06\n"}"#)
    expect(sut.zoned, equals: sut.any)
    expect(sut.findings.map(\.kind), equals: [.coerced, .missingTimeZone])
    let zoned = try Event(json: #"{"date": " 2024-05-06T07:08Z "}"#)
    expect(zoned.findings.map(\.kind), equals: [.coerced])
  }

  @Test func strict_refusesADateWithoutAZone() throws {
    let sut = try Event(json: #"{"date": "2024-05-06T07:08"}"#, coercion: .strict)
    expect(sut.zoned, equals: nil)
    expect(sut.either, equals: nil)
    #expect(sut.any != nil)
    expect(
      sut.$zoned.finding?.description,
      equals: """
        date: expected Date in ISO 8601 with a zone, found string "2024-05-06T07:08", which has no \
        time zone
        """)
    #expect(throws: BuildFailure.self) { _ = try sut.build().get() }
  }

  @Test(arguments: ["7", #""""#, #""2024-05-06Z""#, #""2024-02-30T07:08""#, "{}", "true"])
  func whatIsNoDate_isRefusedAsInISO8601(_ json: String) throws {
    let sut = try Event(json: #"{"date": \#(json)}"#)
    expect(sut.$zoned.finding?.found, equals: sut.$any.finding?.found)
    expect(sut.$zoned.finding?.expected, equals: "Date in ISO 8601 with a zone")
    expect(sut.$zoned.finding?.kind, equals: .mismatch)
  }

  @Test func dateInADictionary_needsNoZone() {
    let date = Date(timeIntervalSince1970: 7)
    let sut = Event(dictionary: ["date": date], coercion: .strict)
    expect(sut.zoned, equals: date)
    expect(sut.$zoned.findings, equals: [])
  }

  @Test func kind_staysWithoutTheValue() throws {
    let sut = try Event(json: #"{"date": "2024-05-06"}"#)
    let data = try JSONEncoder().encode(sut.$zoned.findings.map(\.redacted))
    let decoded = try JSONDecoder().decode([Finding].self, from: data)
    expect(decoded.map(\.kind), equals: [.missingTimeZone])
    expect(
      decoded.map(\.description),
      equals: ["date: read string as Date in UTC, because it has no time zone"])
  }
}
