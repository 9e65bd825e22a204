import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Durations by their format, and CGFloat and structs with raw values as they are.
struct DurationTests {
  @Test(
    arguments: [
      ("0", 0, 0), ("90", 90, 0), ("-90", -90, 0), ("0.1", 0, 100_000_000_000_000_000),
      ("-0.1", 0, -100_000_000_000_000_000), ("1.5", 1, 500_000_000_000_000_000),
      ("-1.5", -1, -500_000_000_000_000_000),
      ("1e3", 1_000, 0), ("1.000000000000000001", 1, 1), ("1e-18", 0, 1), ("0.0", 0, 0),
      ("-0", 0, 0), ("1.50", 1, 500_000_000_000_000_000),
      ("9223372036854775807", .max, 0), ("-9223372036854775808", .min, 0),
      ("9007199254740993", 9_007_199_254_740_993, 0),
      ("9223372036854775807.000000000000000001", .max, 1),
    ] as [(String, Int64, Int64)])
  func seconds_areExact(_ json: String, _ seconds: Int64, _ attoseconds: Int64) throws {
    let expected = Duration(secondsComponent: seconds, attosecondsComponent: attoseconds)
    try expect(field(json, .seconds).wrappedValue, equals: expected)
    try expect(field(json, .seconds).outcome, equals: .value)
    try expect(field("\"\(json)\"", .seconds).wrappedValue, equals: expected)
    try expect(field("\"\(json)\"", .seconds).outcome, equals: .coerced)
  }

  @Test func milliseconds_areExact() throws {
    try expect(field("1500", .milliseconds).wrappedValue, equals: .milliseconds(1_500))
    try expect(field("0.1", .milliseconds).wrappedValue, equals: .microseconds(100))
    try expect(
      field("1e-15", .milliseconds).wrappedValue,
      equals: Duration(secondsComponent: 0, attosecondsComponent: 1))
    try expect(
      field("9223372036854775807000", .milliseconds).wrappedValue, equals: .seconds(Int64.max))
  }

  @Test(arguments: [
    (
      "9223372036854775808",
      "value: expected Duration in seconds, found number 9223372036854775808, which is out of range"
    ),
    (
      "-9223372036854775809",
      "value: expected Duration in seconds, found number -9223372036854775809, which is out of range"
    ),
    ("1e400", "value: expected Duration in seconds, found number 1e400, which is out of range"),
    (
      "1e-19",
      "value: expected Duration in seconds, found number 1e-19, which it cannot hold exactly"
    ),
    (
      "0.1234567890123456789",
      """
      value: expected Duration in seconds, found number 0.1234567890123456789, which it cannot \
      hold exactly
      """
    ),
    ("true", "value: expected Duration in seconds, found boolean true"),
    (#""PT5S""#, #"value: expected Duration in seconds, found string "PT5S""#),
    ("[]", "value: expected Duration in seconds, found array []"),
    (#""""#, #"value: expected Duration in seconds, found string """#),
  ])
  func whatIsNoDuration_isRefused(_ json: String, _ words: String) throws {
    try expect(field(json, .seconds).findings, say: words)
  }

  @Test func numeralUnderStrict_isRefused() throws {
    let sut = try Length.read(.seconds) { try Length(json: #"{"value": "1"}"#, coercion: .strict) }
    expect(sut.$value.outcome, equals: .unusable)
  }

  @Test func durationWithoutAFormat_isNotGuessed() throws {
    try expect(One<Duration>(json: #"{"value": 5}"#).$value.outcome, equals: .unusable)
    expect(One<Duration>(dictionary: ["value": Duration.seconds(5)]).value, equals: .seconds(5))
  }

  @Test func doubleInADictionary_countsByItsDigits() throws {
    func value(_ any: Any) -> Field<Duration> {
      Length.read(.seconds) { Length(dictionary: ["value": any]) }.$value
    }
    expect(value(0.1).wrappedValue, equals: .milliseconds(100))
    expect(value(0x1p60).finding?.kind, equals: .imprecise)
    expect(value(Double.infinity).outcome, equals: .unusable)
    expect(value(Duration.seconds(1)).wrappedValue, equals: .seconds(1))
  }

  #if Foundation
    @Test(arguments: InputKind.allCases)
    func cgFloat_isReadAsADouble(_ input: InputKind) throws {
      try expect(read(CGFloat.self, "1.5", from: input), is: .value, "1.5")
      try expect(
        read(CGFloat.self, #""1.5""#, from: input), is: .coerced, "1.5",
        [#"value: read string "1.5" as CGFloat"#])
      try expect(
        read(CGFloat.self, #""x""#, from: input).findings,
        say: #"value: expected CGFloat, found string "x""#)
      try expect(
        read(CGFloat.self, "9007199254740993", from: input).findings.map(\.kind),
        equals: [.imprecise])
      try expect(read([CGFloat].self, "[1, 2]", from: input).value, equals: "[1.0, 2.0]")
    }
  #endif

  @Test(arguments: InputKind.allCases)
  func structWithARawValue_isReadByIt(_ input: InputKind) throws {
    try expect(read(UserID.self, #""u1""#, from: input).value, equals: "\(UserID(rawValue: "u1"))")
    try expect(read(UserID.self, "7", from: input).findings, say: "value: read number 7 as UserID")
    try expect(read(Even.self, "4", from: input).value, equals: "\(Even(rawValue: 4)!)")
    try expect(
      read(Even.self, "3", from: input).findings,
      say: "value: expected Even, found number 3, which is not one of its cases")
    try expect(
      read(Set<UserID>.self, #"["u1"]"#, from: input).value,
      equals: #"[ConstructionBuildersTests.UserID(rawValue: "u1")]"#)
  }

  private func field(_ json: String, _ format: FieldFormat<Duration>) throws -> Field<Duration> {
    try Length.read(format) { try Length(json: #"{"value": \#(json)}"#) }.$value
  }
}

private struct Even: RawRepresentable, Capturable {
  let rawValue: Int
  init?(rawValue: Int) {
    guard rawValue.isMultiple(of: 2) else { return nil }
    self.rawValue = rawValue
  }
}

/// A builder of one duration in the format that the test says.
private struct Length: ConstructionBuilder {
  @TaskLocal static var format = FieldFormat<Duration>.seconds

  @Field var value: Duration?

  init(fields: JSONFields) { _value = fields["value", as: Self.format] }

  func build() -> Result<Duration, BuildFailure> { construct({ $0 }, $value) }

  static func read(_ format: FieldFormat<Duration>, _ make: () throws -> Self) rethrows -> Self {
    try $format.withValue(format, operation: make)
  }
}
