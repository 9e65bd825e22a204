import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Numbers of seconds and milliseconds, and how far they go.
struct DateWindowTests {
  @Test(arguments: InputKind.allCases)
  func numberInTheYears1To9999_isADate(_ input: InputKind) throws {
    try expect(reading("-62135596800", .secondsSince1970, input).value, equals: "-62135596800.0")
    try expect(reading("253402300799", .secondsSince1970, input).value, equals: "253402300799.0")
    try expect(
      reading("-62135596800000", .millisecondsSince1970, input).value, equals: "-62135596800.0")
    try expect(
      reading("253402300799999", .millisecondsSince1970, input).value, equals: "253402300799.999")
  }

  @Test(arguments: ["1700000000123", "-62135596801", "253402300800", "1e300", "-1e300", "1e22"])
  func secondsBeyond_areOutOfRange(_ json: String) throws {
    for input in InputKind.allCases {
      let reading = try reading(json, .secondsSince1970, input)
      expect(reading.outcome, equals: .unusable)
      expect(reading.findings.map(\.kind), equals: [.outOfRange])
    }
    let numeral = try reading("\"\(json)\"", .secondsSince1970, .bytes)
    expect(numeral.findings.map(\.kind), equals: [.outOfRange])
  }

  @Test(arguments: ["1700000000123000", "253402300800000", "-62135596800001", "1e300"])
  func millisecondsBeyond_areOutOfRange(_ json: String) throws {
    let reading = try reading(json, .millisecondsSince1970, .bytes)
    expect(reading.findings.map(\.kind), equals: [.outOfRange])
  }

  @Test func secondsBeyond_wholeText() throws {
    try expect(
      reading("1700000000123", .secondsSince1970, .bytes).findings.map(\.description),
      equals: [
        """
        value: expected Date in seconds since 1970, found number 1700000000123, which is out of \
        range
        """
      ])
  }

  @Test func window_isStatedWhereADateLiesBeyond() throws {
    let window =
      Date(timeIntervalSince1970: 1_262_304_000)...Date(timeIntervalSince1970: 1_893_456_000)
    let seconds = FieldFormat.secondsSince1970(within: window)
    try expect(reading("1262304000", seconds, .bytes).value, equals: "1262304000.0")
    try expect(reading("1893456000", seconds, .bytes).value, equals: "1893456000.0")
    try expect(
      reading("1262303999", seconds, .bytes).findings.map(\.description),
      equals: [
        """
        value: expected Date in seconds since 1970 from 2010-01-01T00:00:00Z to \
        2030-01-01T00:00:00Z, found number 1262303999, which is out of range
        """
      ])
    let milliseconds = FieldFormat.millisecondsSince1970(within: window)
    try expect(reading("1700000000123", milliseconds, .bytes).value, equals: "1700000000.123")
    try expect(
      reading("1700000000", milliseconds, .bytes).findings.map(\.description),
      equals: [
        """
        value: expected Date in milliseconds since 1970 from 2010-01-01T00:00:00Z to \
        2030-01-01T00:00:00Z, found number 1700000000, which is out of range
        """
      ])
  }

  @Test func windowWiderThanTheYears1To9999_isCutToThem() throws {
    let window = Date(timeIntervalSince1970: -1e15)...Date(timeIntervalSince1970: 1e15)
    let reading = try reading("1700000000123", .secondsSince1970(within: window), .bytes)
    expect(
      reading.findings.map(\.description),
      equals: [
        """
        value: expected Date in seconds since 1970, found number 1700000000123, which is out of \
        range
        """
      ])
  }
}

/// Reads `json` as a date in a format, from an input.
func reading(_ json: String, _ format: FieldFormat<Date>, _ input: InputKind) throws -> Reading {
  try FormattedDate.$format.withValue(format) {
    let document = #"{"value": \#(json)}"#
    switch input {
    case .bytes: return Reading(try FormattedDate(json: document).$value)
    case .dictionary: return Reading(FormattedDate(dictionary: try dictionary(document)).$value)
    }
  }
}

/// A builder of one date in the format that the test says.
private struct FormattedDate: ConstructionBuilder {
  @TaskLocal static var format = FieldFormat<Date>.iso8601

  @Field var value: Date?

  init(fields: JSONFields) { _value = fields["value", as: Self.format] }

  func build() -> Result<Date, BuildFailure> { construct({ $0 }, $value) }
}
