import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// What a format reads inside, and how findings name it.
struct FieldFormatTests {
  /// The format as the documentation shows it. 436 has digits that could be hexadecimal.
  @Test(arguments: [Coercion.strict, .lenient, .forgiving])
  func formatOfAClient_convertsNothing(_ coercion: Coercion) throws {
    try expect(value(#""1b4""#, .hexadecimal, coercion), equals: 436)
    for (json, found) in [("436", "number 436"), ("true", "boolean true"), ("[4]", "array [4]")] {
      try expect(
        words(json, .hexadecimal, coercion),
        equals: ["value: expected Int in hexadecimal, found \(found)"])
    }
  }

  @Test func formatOfAClient_convertsWhatItAllowsIfTheFieldDoes() throws {
    try expect(value(#""199""#, .doubled), equals: 398)
    try expect(words(#""199""#, .doubled), equals: [#"value: read string "199" as Int"#])
    try expect(
      words(#""199""#, .doubled, .strict), equals: [#"value: expected Int, found string "199""#])
    try expect(
      words("true", .doubled, .forgiving), equals: ["value: expected Int, found boolean true"])
  }

  @Test func formatOfAClient_readsNullAsTheFieldDoes() throws {
    func outcome(_ json: String, _ coercion: Coercion) throws -> FieldOutcome {
      try Formatted.read(json, .hexadecimal, coercion).$value.outcome
    }
    try expect(outcome(#""""#, .forgiving), equals: .null)
    try expect(outcome(#""""#, .lenient), equals: .unusable)
    try expect(outcome("false", .falseAsNull), equals: .null)
    try expect(outcome("null", .strict), equals: .null)
  }

  /// A builder in a format is a part of what the format reads.
  @Test func builderInAFormat_convertsNothing() throws {
    let one = FieldFormat<Int> { node in
      One<Int>.capture(node).flatMap(node) { $0.value }
    }
    try expect(value(#"{"value": 7}"#, one), equals: 7)
    try expect(value(#"{"value": "7"}"#, one), equals: nil)
  }

  @Test func reasonsOfAClient_stay() throws {
    let format = FieldFormat<Int>(words: "in base 4") { node in
      .unusable(node, expected: "digits", reason: "as agreed")
    }
    try expect(words("9", format), equals: ["value: expected digits, found number 9, as agreed"])
  }

  @Test(arguments: [
    (FieldFormat<Date>.iso8601, "Date in ISO 8601"),
    (.iso8601WithZone, "Date in ISO 8601 with a zone"),
    (.pattern("yyyy-MM-dd"), "Date in the pattern yyyy-MM-dd"),
    (.secondsSince1970, "Date in seconds since 1970"),
    (.millisecondsSince1970, "Date in milliseconds since 1970"),
    (.oneOf(.secondsSince1970), "Date in seconds since 1970"),
    (.oneOf(.secondsSince1970, .pattern("yyyy")), "Date in one of 2 formats"),
    (FieldFormat(words: "in Roman numerals") { .unusable($0) }, "Date in Roman numerals"),
    (FieldFormat { .unusable($0) }, "Date"),
  ])
  func mismatch_namesTheFormat(_ format: FieldFormat<Date>, _ expected: String) throws {
    for input in InputKind.allCases {
      let findings = try reading(#""soon""#, format, input).findings
      expect(findings, say: #"value: expected \#(expected), found string "soon""#)
      expect(
        findings.map(\.redacted.description), equals: ["value: expected \(expected), found string"])
      expect(findings.map(\.code), equals: ["mismatch.date.string"])
    }
  }

  /// Only what a mismatch expected depends on the format.
  @Test func absenceAndRepair_nameTheType() throws {
    let failure = #expect(throws: BuildFailure.self) {
      try Formatted.read("null", .hexadecimal).build().get()
    }
    expect(failure?.findings, say: "value: required Int is null")
    try expect(
      reading(#""7""#, .secondsSince1970, .bytes).findings, say: #"value: read string "7" as Date"#)
  }

  private func value(
    _ json: String, _ format: FieldFormat<Int>, _ coercion: Coercion = .lenient
  ) throws -> Int? {
    try Formatted.read(json, format, coercion).value
  }

  private func words(
    _ json: String, _ format: FieldFormat<Int>, _ coercion: Coercion = .lenient
  ) throws -> [String] {
    try Formatted.read(json, format, coercion).$value.findings.map(\.description)
  }
}

extension FieldFormat<Int> {
  fileprivate static var hexadecimal: FieldFormat {
    FieldFormat(words: "in hexadecimal") { node in
      String.capture(node).flatMap(node) { Int($0, radix: 16) }
    }
  }

  fileprivate static var doubled: FieldFormat {
    FieldFormat(allowing: .numbersFromStrings) { node in Int.capture(node).map { $0 * 2 } }
  }
}

/// A builder of one number in the format that the test says.
private struct Formatted: ConstructionBuilder {
  @TaskLocal static var format = FieldFormat<Int>.hexadecimal

  @Field var value: Int?

  init(fields: JSONFields) { _value = fields["value", as: Self.format] }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $value) }

  static func read(
    _ json: String, _ format: FieldFormat<Int>, _ coercion: Coercion = .lenient
  ) throws -> Formatted {
    try $format.withValue(format) {
      try Formatted(json: #"{"value": \#(json)}"#, coercion: coercion)
    }
  }
}
