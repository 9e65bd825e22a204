import Foundation
import TestSupport
import Testing

@testable import ConstructionBuilders
@testable import ConstructionBuildersContracts

/// A pattern finds every text that can be read, and refuses what its type refuses for its form.
struct SchemaPatternTests {
  static let texts: [(pattern: String, valid: [String], invalid: [String])] = [
    (
      SchemaPattern.numeral, ["42", " -042.50e+7\r\n", "\u{0B}+0\u{0C}"],
      ["", "42.", ".5", "0x2A", "1_000", "１２", "42abc", "\u{A0}1"]
    ),
    (SchemaPattern.wholeNumeral, ["42", "42.00", "4.25e2", " +007\n"], ["42.5", "42.", "e2"]),
    (
      SchemaPattern.truth, ["true", " YES\n", "oN", "+1", "00.0", "-0", "10e-1", "f"],
      ["2", "", "truee", "tru", "-1", "ye s"]
    ),
    (
      SchemaPattern.whole(SchemaPattern.iso8601),
      [
        "2014-06-10", "2014-06-10T23:11", "2014-06-10t23:11:26,5z", "2014-06-10 23:11:26-0400",
        "2014-06-10T23:11+05:30", "2014-06-10T23:11:26.123456789-04",
      ],
      [
        "2014-06-10\n", "2014-6-10", "2014-06-10T", "2014-06-10T24:00", "2014-13-10",
        "2014-06-32", "2014-06-10T23:11:60", "2014-06-10Z", "２014-06-10", "2014-06-10T23:11+5",
      ]
    ),
    (
      uuidPattern, ["123e4567-E89B-12d3-a456-426614174000"],
      ["123e4567-E89B-12d3-a456-426614174000\n", "123e4567e89b12d3a456426614174000", ""]
    ),
    (base64Pattern, ["", "QQ==", "QUI=", "QUJD"], ["QQ", "QQ=", "QQ==\n", "Q-==", "===="]),
    (
      SchemaPattern.trimmed(orEmpty: Data.textPattern ?? ""), ["", "QQ==", " QQ==\n", "\tQUJD"],
      [" ", "\n", " \n", "QQ", "Q Q=="]
    ),
    (
      SchemaPattern.index, ["0", "10", "999999999999999999"],
      ["01", "-1", "1\n", "", "1000000000000000000"]
    ),
    (SchemaPattern.numeral(of: ["-1", "20"]), ["-01", "+20.0", "2e1"], ["1", "2", "-20", "+-1"]),
  ]

  @Test(arguments: texts)
  func pattern_findsWholeTexts(_ pattern: String, _ valid: [String], _ invalid: [String]) throws {
    for text in valid { #expect(try matches(text, pattern), "\(text.debugDescription)") }
    for text in invalid { #expect(try !matches(text, pattern), "\(text.debugDescription)") }
  }

  static let datePatterns: [(String, valid: [String], invalid: [String])] = [
    ("yyyy-MM-dd", ["2022-06-01", "2022-02-30"], ["2022-6-1", "2022-13-01", "2022-06-01\n"]),
    (
      "EEE, d MMM y HH:mm:ss.SSS Z",
      ["Wed, 1 Jun 2022 10:00:00.250 +0000", "Sun, 12 Jun 500 00:00:00.000 -0830"],
      ["Wed, 01 Jun 2022 10:00:00.250 +0000", "Mit, 1 Jun 2022 10:00:00.250 +0000"]
    ),
    ("dd.MM.yyyy 'um' HH", ["01.06.2022 um 10"], ["01-06-2022 um 10", "01.06.2022 10"]),
    (
      "yyyy-MM-dd'T'HH:mmXXX", ["2022-06-01T10:00Z", "2022-06-01T10:00-04:00"], ["2022-06-01T10:00"]
    ),
    ("yyyy-DDD O", ["2022-152 GMT-8", "2022-001 GMT"], ["2022-1 GMT", "2022-001 UTC"]),
  ]

  @Test(arguments: datePatterns)
  func datePattern_findsWhatItWouldWrite(
    _ pattern: String, _ valid: [String], _ invalid: [String]
  ) throws {
    let expression = try DatePattern(pattern).expression
    for text in valid { #expect(try matches(text, expression), "\(text)") }
    for text in invalid { #expect(try !matches(text, expression), "\(text)") }
  }

  /// Texts near the forms of each type, most of which can be read as none.
  @Test func textThatCanBeRead_isFound() throws {
    var random = SplitMix64(seed: 7)
    let parts = [
      "0", "1", "7", "00", "42", "-", "+", ".", "e", "E", " ", "\n", "\t", ":", "T", "Z", "/",
      "2022", "02", "29", "31", "-06-", "10:11", ".5", "true", "YES", "No", "oFF", "QQ==", "=",
      "QUJD", "2022-06-01", "2022-02-29", "T10:11", "a", "K", "Jun", "Wed, ", "GMT",
      "123e4567-e89b-12d3-a456-426614174000", "é",
    ]
    var found: [String: Int] = [:]
    for _ in 0..<2_000 {
      let text = (0...Int.random(in: 0...4, using: &random)).map { _ in
        parts[Int.random(in: 0..<parts.count, using: &random)]
      }.joined()
      for reader in Self.readers where try reader.reads(text) {
        found[reader.name, default: 0] += 1
        #expect(try matches(text, reader.pattern), "\(reader.name) \(text.debugDescription)")
      }
    }
    expect(Set(found.keys), equals: ["Int", "Double", "Bool", "Date", "UUID", "Data", "day"])
  }

  private static let readers = [
    Reader(Int.self, SchemaPattern.wholeNumeral), Reader(Double.self, SchemaPattern.numeral),
    Reader(Bool.self, SchemaPattern.truth),
    Reader(Date.self, SchemaPattern.trimmed(SchemaPattern.iso8601)),
    Reader(UUID.self, SchemaPattern.trimmed(UUID.textPattern ?? "")),
    Reader(Data.self, SchemaPattern.trimmed(orEmpty: Data.textPattern ?? "")),
    Reader(name: "day", pattern: (try? DatePattern("y-MM-dd").expression) ?? "") { text in
      let sut = try DayBuilder(
        json: JSONValue(dictionaryLiteral: ("day", .string(text))).description)
      return sut.day != nil
    },
  ]

  private func matches(_ text: String, _ pattern: String) throws -> Bool {
    let expression = try NSRegularExpression(pattern: pattern)
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}

/// Reads a text as a type, which has a pattern.
private struct Reader: Sendable {
  let name: String
  let pattern: String
  let reads: @Sendable (String) throws -> Bool

  init(name: String, pattern: String, reads: @escaping @Sendable (String) throws -> Bool) {
    self.name = name
    self.pattern = pattern
    self.reads = reads
  }

  init<Value: Capturable>(_ type: Value.Type, _ pattern: String) {
    self.init(name: "\(type)", pattern: pattern) { text in
      let json = JSONValue.string(text).description
      return try JSONRoot<Value>(json: json).value != nil
    }
  }
}

private struct DayBuilder: ConstructionBuilder {
  @Field var day: Date?

  init(fields: JSONFields) { _day = fields["day", as: .pattern("y-MM-dd")] }

  func build() -> Result<Date, BuildFailure> { construct({ $0 }, $day) }
}
