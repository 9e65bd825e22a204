import ConstructionBuilders
import ConstructionBuildersEditing
import Testing

@testable import TestSupport

/// A duration is written with the parts that were sent.
struct DurationTests {
  @Test(arguments: [
    // Days, as .NET writes them, which refuses hours above 23.
    ("1.02:03:04", 1, "1.02:03:05"), ("1.23:59:59", 1, "2.00:00:00"),
    ("1.00:00:00", -1, "0.23:59:59"), ("9.23:59:59", 1, "10.00:00:00"),
    ("10.00:00:00", -1, "9.23:59:59"), ("01.02:03:04", 86_400, "02.02:03:04"),
    ("-1.02:03:04", -1, "-1.02:03:05"), ("-0.00:00:01", 2, "0.00:00:01"),
    // Without.
    ("1:02:03", 1, "1:02:04"), ("9:59:59", 1, "10:00:00"), ("0:00:00", 1, "0:00:01"),
    ("01:02:03", 1, "01:02:04"), ("10:00:00", -1, "09:59:59"), ("100:15:00", -1, "100:14:59"),
    ("100:00:00", -1, "99:59:59"), ("23:59:59", 1, "24:00:00"), ("001:00:00", 1, "001:00:01"),
    // Fractions keep their digits, unless they need more.
    ("1.02:03:04.5000000", 1, "1.02:03:05.5000000"), ("1:02:03,50", 1, "1:02:04,50"),
    ("1:02:03.000", 0.25, "1:02:03.250"), ("1:02:03.5", 0.25, "1:02:03.75"),
    ("1:02:03", 0.25, "1:02:03.25"), ("1:02:03,5", 0.25, "1:02:03,75"),
    ("-1:02:03.50", 0.25, "-1:02:03.25"),
  ])
  func clock(_ sent: String, seconds: Double, expected: String) throws {
    let json = #"{"clock": "?", "list": ["?"], "members": {"a": "?"}}"#
    try Self.check(json, sent, seconds, expected) { sut, change in
      sut.clock? += change
      sut.list?[0] += change
      sut.members?["a"]? += change
    }
  }

  @Test(arguments: [
    ("4:13", 1, "4:14"), ("59:59", 1, "60:00"), ("04:13", 1, "04:14"), ("4:13.50", 1, "4:14.50"),
    ("1:04:13", 1, "1:04:14"), ("4:13", 0.5, "4:13.5"),
  ])
  func minutesAndSeconds(_ sent: String, seconds: Double, expected: String) throws {
    try Self.check(#"{"minutes": "?"}"#, sent, seconds, expected) { sut, change in
      sut.minutes? += change
    }
  }

  @Test(arguments: [
    ("4:13", 60, "4:14"), ("9:59", 60, "10:00"), ("04:13", 60, "04:14"), ("4:13", 1, "4:13:01"),
    ("1:04:13", 47, "1:05:00"),
  ])
  func hoursAndMinutes(_ sent: String, seconds: Double, expected: String) throws {
    try Self.check(#"{"hours": "?"}"#, sent, seconds, expected) { sut, change in
      sut.hours? += change
    }
  }

  @Test(arguments: [
    ("P1DT2H", 82_800, "P2DT1H"), ("PT26H", 3_600, "PT27H"), ("P1D", 3_600, "P1DT1H"),
    ("PT4M13S", 1, "PT4M14S"),
  ])
  func iso8601(_ sent: String, seconds: Double, expected: String) throws {
    try Self.check(#"{"iso": "?"}"#, sent, seconds, expected) { sut, change in
      sut.iso? += change
    }
  }

  /// A number of seconds in a string, and one that is none.
  @Test(arguments: [(#""1.5""#, #""2.5""#), ("1.5", "2.5"), (#""90""#, #""91""#)])
  func seconds(_ sent: String, expected: String) throws {
    let text = try edited(#"{"seconds": \#(sent)}"#) { (sut: inout Durations) in
      sut.seconds? += .seconds(1)
    }
    expect(text, equals: #"{"seconds": \#(expected)}"#)
  }

  /// A new element has the parts of its siblings.
  @Test func newElement_looksLikeOthers() throws {
    let text = try edited(#"{"list": ["1:00:00", "1.02:03:04"]}"#) { (sut: inout Durations) in
      sut.list?.append(.seconds(90_001))
    }
    expect(text, equals: #"{"list": ["1:00:00", "1.02:03:04", "1.01:00:01"]}"#)
  }

  private static func check(
    _ json: String, _ sent: String, _ seconds: Double, _ expected: String,
    _ change: (inout Durations, Duration) -> Void
  ) throws {
    let text = try edited(json.replacing("?", with: sent)) { (sut: inout Durations) in
      change(&sut, .milliseconds(Int(seconds * 1_000)))
    }
    expect(text, equals: json.replacing("?", with: expected))
  }
}

private struct Durations: ConstructionBuilder {
  @Field var clock: Duration?
  @Field var list: [Duration]?
  @Field var members: [String: Duration]?
  @Field var minutes: Duration?
  @Field var hours: Duration?
  @Field var iso: Duration?
  @Field var seconds: Duration?

  init(fields: JSONFields) {
    _clock = fields["clock", as: .clock]
    _list = fields["list", as: .each(.clock)]
    _members = fields["members", as: .each(.clock)]
    _minutes = fields["minutes", as: .clock(twoParts: .minutesAndSeconds)]
    _hours = fields["hours", as: .clock(twoParts: .hoursAndMinutes)]
    _iso = fields["iso", as: .iso8601]
    _seconds = fields["seconds", as: .seconds]
  }

  func build() -> Result<Duration, BuildFailure> { construct({ $0 }, $clock) }
}
