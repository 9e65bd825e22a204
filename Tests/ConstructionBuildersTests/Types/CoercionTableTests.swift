import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Every cell of the coercion table, from both inputs, with each set of coercions.
struct CoercionTableTests {
  @Test(arguments: coercionTable, InputKind.allCases)
  func cell_lenient(_ row: CoercionRow, _ input: InputKind) throws {
    guard row.inputs.contains(input) else { return }
    let reading = try row.read(input, .lenient)
    expect(reading.outcome, equals: row.outcome)
    expect(reading.value, equals: row.value)
    expect(reading.findings.map(\.kind), equals: row.kinds)
    #expect(reading.findings.allSatisfy { $0.isRepair == (row.value != nil) })
    #expect(reading.findings.allSatisfy { $0.path == "value" })
  }

  @Test(arguments: coercionTable, InputKind.allCases)
  func cell_strict_usesOnlyWhatArrivedAsDeclared(_ row: CoercionRow, _ input: InputKind) throws {
    guard row.inputs.contains(input) else { return }
    let reading = try row.read(input, .strict)
    if row.outcome == .coerced {
      expect(reading.outcome, equals: .unusable)
      expect(reading.value, equals: nil)
      expect(reading.findings.map(\.isRepair), equals: [false])
    } else {
      expect(reading.outcome, equals: row.outcome)
      expect(reading.value, equals: row.value)
    }
  }
}

/// One case of the table: what arrives at a field of which type, and what becomes of it.
struct CoercionRow: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let read: @Sendable (InputKind, Coercion) throws -> Reading
  let outcome: FieldOutcome
  let value: String?
  let kinds: [Finding.Kind]
  let inputs: [InputKind]

  init<Value: Capturable>(
    _ type: Value.Type, _ json: String, _ outcome: FieldOutcome, _ value: String?,
    _ kind: Finding.Kind? = nil, inputs: [InputKind] = InputKind.allCases
  ) {
    testDescription = "\(type) ← \(json)"
    read = { input, coercion in
      try TestSupport.read(type, json, from: input, coercion)
    }
    self.outcome = outcome
    self.value = value
    self.inputs = inputs
    kinds = kind.map { [$0] } ?? (outcome == .coerced ? [.coerced] : [])
  }

  /// A value that cannot be used.
  static func no<Value: Capturable>(
    _ type: Value.Type, _ json: String, _ kind: Finding.Kind = .mismatch,
    inputs: [InputKind] = InputKind.allCases
  ) -> CoercionRow {
    CoercionRow(type, json, .unusable, nil, kind, inputs: inputs)
  }

  /// A value that arrived as declared.
  static func yes<Value: Capturable>(
    _ type: Value.Type, _ json: String, _ value: String, inputs: [InputKind] = InputKind.allCases
  ) -> CoercionRow {
    CoercionRow(type, json, .value, value, inputs: inputs)
  }

  /// A value that was used after a coercion.
  static func coerced<Value: Capturable>(
    _ type: Value.Type, _ json: String, _ value: String, _ kind: Finding.Kind = .coerced,
    inputs: [InputKind] = InputKind.allCases
  ) -> CoercionRow {
    CoercionRow(type, json, .coerced, value, kind, inputs: inputs)
  }
}

/// The rows that say no to arrays and objects, and that null is null.
private func neverUsable<Value: Capturable>(_ type: Value.Type) -> [CoercionRow] {
  [
    CoercionRow(type, "null", .null, nil),
    .no(type, "[1]"), .no(type, "[]"), .no(type, #"{"a":1}"#), .no(type, "{}"),
  ]
}

let coercionTable: [CoercionRow] =
  stringRows + integerRows + integerNumeralRows + realRows + decimalRows + boolRows + dateRows
  + formattedRows + enumerationRows

private let stringRows: [CoercionRow] =
  neverUsable(String.self) + [
    .yes(String.self, #""""#, ""),
    .yes(String.self, #"" a ""#, " a "),
    .yes(String.self, #""é\n\u00e9\ud83d\ude00""#, "é\né😀"),
    .coerced(String.self, "42", "42"),
    .coerced(String.self, "-7", "-7"),
    .coerced(String.self, "1.5", "1.5"),
    .coerced(String.self, "1.50", "1.50", inputs: [.bytes]),
    .coerced(String.self, "4.2e1", "4.2e1", inputs: [.bytes]),
    .coerced(String.self, "1e400", "1e400", inputs: [.bytes]),
    .coerced(String.self, "-0", "-0", inputs: [.bytes]),
    .coerced(String.self, "18446744073709551615", "18446744073709551615"),
    .coerced(String.self, "12345678901234567.89", "12345678901234567.89"),
    .no(String.self, "true"),
    .no(String.self, "false"),
  ]

private let integerRows: [CoercionRow] =
  neverUsable(Int.self) + [
    .yes(Int.self, "42", "42"),
    .yes(Int.self, "-42", "-42"),
    .yes(Int.self, "0", "0"),
    .yes(Int.self, "-0", "0"),
    .yes(Int.self, "42.0", "42"),
    .yes(Int.self, "4.2e1", "42"),
    .yes(Int.self, "420e-1", "42"),
    .yes(Int.self, "0e999999999999999999", "0", inputs: [.bytes]),
    .yes(Int.self, "9223372036854775807", "9223372036854775807"),
    .yes(Int.self, "-9223372036854775808", "-9223372036854775808"),
    .no(Int.self, "9223372036854775808", .outOfRange),
    .no(Int.self, "-9223372036854775809", .outOfRange),
    .no(Int.self, "1e400", .outOfRange, inputs: [.bytes]),
    .no(Int.self, "1e999999999999999999", .outOfRange, inputs: [.bytes]),
    .no(Int.self, "1e-999999999999999999", .mismatch, inputs: [.bytes]),
    .no(Int.self, "42.5"),
    .no(Int.self, "0.1"),
    .no(Int.self, "true"),
    .no(Int.self, "false"),
    .yes(UInt8.self, "255", "255"),
    .no(UInt8.self, "256", .outOfRange),
    .no(UInt8.self, "300", .outOfRange),
    .no(UInt8.self, "-1", .outOfRange),
    .yes(UInt8.self, "2.55e2", "255"),
    .yes(Int8.self, "-128", "-128"),
    .no(Int8.self, "128", .outOfRange),
    .yes(Int16.self, "-32768", "-32768"),
    .no(Int16.self, "32768", .outOfRange),
    .yes(Int32.self, "2147483647", "2147483647"),
    .no(Int32.self, "2147483648", .outOfRange),
    .yes(Int64.self, "-9223372036854775808", "-9223372036854775808"),
    .no(Int64.self, "9223372036854775808", .outOfRange),
    .yes(UInt16.self, "65535", "65535"),
    .no(UInt16.self, "65536", .outOfRange),
    .yes(UInt32.self, "4294967295", "4294967295"),
    .no(UInt32.self, "4294967296", .outOfRange),
    .yes(UInt64.self, "18446744073709551615", "18446744073709551615"),
    .no(UInt64.self, "18446744073709551616", .outOfRange),
    .yes(UInt.self, "18446744073709551615", "18446744073709551615"),
    .no(UInt.self, "-1", .outOfRange),
  ]

private let integerNumeralRows: [CoercionRow] =
  [#""42""#, #"" 42 ""#, #""+42""#, #""042""#, #""42.0""#, #""4.2e1""#, #""\t42\r\n""#].map {
    .coerced(Int.self, $0, "42")
  }
  + [
    #""""#, #"" ""#, #""42.""#, #"".5""#, #""0x2A""#, #""1_000""#, #""1,234""#, #""１２""#,
    #""nan""#, #""inf""#, #""42abc""#, #""4 2""#, #""--42""#, #""+-42""#, #""+""#, #""-""#,
    #""1e""#, #""e1""#, #""42.5""#, #""\u00a042""#, #""true""#, #""٤٢""#,
  ].map { .no(Int.self, $0) }
  + [
    .coerced(Int.self, #""007""#, "7"),
    .coerced(Int.self, #""-007""#, "-7"),
    .coerced(Int.self, #""0000""#, "0"),
    .no(Int.self, #""9223372036854775808""#, .outOfRange),
    .no(UInt8.self, #""300""#, .outOfRange),
    .no(UInt8.self, #""-1""#, .outOfRange),
    .coerced(UInt64.self, #""18446744073709551615""#, "18446744073709551615"),
  ]

private let realRows: [CoercionRow] =
  neverUsable(Double.self) + neverUsable(Float.self) + [
    .yes(Double.self, "42", "42.0"),
    .yes(Double.self, "-1.5", "-1.5"),
    .yes(Double.self, "0.1", "0.1"),
    .yes(Double.self, "1e-400", "0.0"),
    .yes(Double.self, "1.7976931348623157e308", "1.7976931348623157e+308"),
    .yes(Double.self, "9007199254740992", "9007199254740992.0"),
    .coerced(Double.self, "9007199254740993", "9007199254740992.0", .imprecise),
    .yes(Double.self, "9007199254740994", "9.007199254740994e+15"),
    .coerced(Double.self, "18446744073709551615", "1.8446744073709552e+19", .imprecise),
    .yes(Double.self, "18446744073709551616", "1.8446744073709552e+19"),
    .coerced(
      Double.self, "123456789012345678901234", "1.2345678901234569e+23", .imprecise),
    .no(Double.self, "1e400", .outOfRange, inputs: [.bytes]),
    .no(Double.self, "-1e400", .outOfRange, inputs: [.bytes]),
    .coerced(Double.self, #""1.5""#, "1.5"),
    .coerced(Double.self, #"" +01.5e0 ""#, "1.5"),
    .coerced(Double.self, #""9007199254740993""#, "9007199254740992.0", .imprecise),
    .no(Double.self, #""1e400""#, .outOfRange),
    .no(Double.self, #""nan""#),
    .no(Double.self, #""inf""#),
    .no(Double.self, #""0x1p4""#),
    .no(Double.self, #""""#),
    .no(Double.self, "true"),
    .no(Double.self, "false"),
    .yes(Float.self, "1.5", "1.5"),
    .yes(Float.self, "0.1", "0.1"),
    .yes(Float.self, "16777216", "16777216.0"),
    .coerced(Float.self, "16777217.0", "16777216.0", .imprecise),
    .coerced(Float.self, "16777217.00", "16777216.0", .imprecise),
    .coerced(Float.self, "1.6777217e7", "16777216.0", .imprecise),
    .coerced(Float.self, "16777217e0", "16777216.0", .imprecise),
    .coerced(Float.self, "167772170e-1", "16777216.0", .imprecise),
    .yes(Float.self, "16777217.5", "1.6777218e+07"),
    .yes(Float.self, "16777218.0", "1.6777218e+07"),
    .yes(Float.self, "1e20", "1e+20"),
    .coerced(Float.self, "100000000000000000000", "1e+20", .imprecise),
    .coerced(Float.self, #""16777217.0""#, "16777216.0", .imprecise),
    .coerced(Double.self, "9007199254740993.0", "9007199254740992.0", .imprecise),
    .coerced(Double.self, "-9007199254740993.0", "-9007199254740992.0", .imprecise),
    .coerced(Double.self, "9007199254740993.00000", "9007199254740992.0", .imprecise),
    .coerced(Double.self, "100000000000000000000000.0", "1e+23", .imprecise),
    .yes(Double.self, "9007199254740993.5", "9.007199254740994e+15"),
    .yes(Double.self, "9007199254740994.0", "9.007199254740994e+15"),
    .yes(Double.self, "1e23", "1e+23"),
    .yes(Double.self, "1e22", "1e+22"),
    // JSONSerialization makes a Double of what has an exponent and up to 17 characters before it.
    .coerced(
      Double.self, "9.007199254740993e15", "9007199254740992.0", .imprecise, inputs: [.bytes]),
    .coerced(Double.self, "9007199254740993e0", "9007199254740992.0", .imprecise, inputs: [.bytes]),
    .coerced(
      Double.self, "90071992547409930e-1", "9007199254740992.0", .imprecise, inputs: [.bytes]),
    .coerced(Double.self, "9007199254740993E+2", "9.007199254740993e+17", .imprecise),
    .coerced(Double.self, "1.2345678901234567e19", "1.2345678901234567e+19", .imprecise),
    .yes(Double.self, "1e300", "1e+300"),
    .coerced(Float.self, "1.6777218e8", "1.6777218e+08", .imprecise),
    .coerced(Double.self, #""9007199254740993.0""#, "9007199254740992.0", .imprecise),
    .coerced(Double.self, #""9.007199254740993e15""#, "9007199254740992.0", .imprecise),
    .coerced(Float.self, "16777217", "16777216.0", .imprecise),
    .no(Float.self, "1e39", .outOfRange),
    .coerced(Float.self, #""0.1""#, "0.1"),
    .no(Float.self, "true"),
    .no(Float.self, "false"),
  ]

private let decimalRows: [CoercionRow] =
  neverUsable(Decimal.self) + [
    .yes(Decimal.self, "42", "42"),
    .yes(Decimal.self, "-0.1", "-0.1"),
    .yes(Decimal.self, "3.133", "3.133"),
    .yes(Decimal.self, "0", "0"),
    .yes(Decimal.self, "12345678901234567.89", "12345678901234567.89"),
    .yes(Decimal.self, "18446744073709551615", "18446744073709551615"),
    .yes(
      Decimal.self, "99999999999999999999999999999999999999",
      "99999999999999999999999999999999999999"),
    .yes(Decimal.self, "1e-128", "0." + String(repeating: "0", count: 127) + "1", inputs: [.bytes]),
    .yes(Decimal.self, "1e127", "1" + String(repeating: "0", count: 127), inputs: [.bytes]),
    .yes(Decimal.self, "1e130", "1" + String(repeating: "0", count: 130), inputs: [.bytes]),
    .yes(
      Decimal.self, "340282366920938463463374607431768211455",
      "340282366920938463463374607431768211455", inputs: [.bytes]),
    .no(Decimal.self, "340282366920938463463374607431768211457", .imprecise, inputs: [.bytes]),
    .no(Decimal.self, "1e-129", .outOfRange, inputs: [.bytes]),
    .no(Decimal.self, "1e400", .outOfRange, inputs: [.bytes]),
    .no(Decimal.self, "1.000000000000000000000000000000000000001", .imprecise, inputs: [.bytes]),
    .coerced(Decimal.self, #"" +007.50""#, "7.5"),
    .no(Decimal.self, #""seven""#),
    .no(Decimal.self, "true"),
    .no(Decimal.self, "false"),
  ]

private let boolRows: [CoercionRow] =
  neverUsable(Bool.self) + [
    .yes(Bool.self, "true", "true"),
    .yes(Bool.self, "false", "false"),
    .coerced(Bool.self, "1", "true"),
    .coerced(Bool.self, "0", "false"),
    .coerced(Bool.self, "1.0", "true"),
    .no(Bool.self, "2"),
    .no(Bool.self, "-1"),
    .no(Bool.self, "0.5"),
  ]
  + ["true", "t", "yes", "y", "on", "1", "TRUE", "Yes", " on ", "1.0", "+1", "01"].map {
    .coerced(Bool.self, "\"\($0)\"", "true")
  }
  + ["false", "f", "no", "n", "off", "0", "FALSE", "No", " OFF ", "0.0", "-0"].map {
    .coerced(Bool.self, "\"\($0)\"", "false")
  }
  + ["2", "abc", "", " ", "-1", "yess", "null", "ｙｅｓ"].map { .no(Bool.self, "\"\($0)\"") }

private let dateRows: [CoercionRow] =
  neverUsable(Date.self) + [
    .yes(Date.self, #""2014-04-29T14:18:17-0400""#, "1398795497.0"),
    .coerced(Date.self, #"" 2014-04-29T14:18:17-0400\n""#, "1398795497.0"),
    .coerced(Date.self, #""2014-04-29 ""#, "1398729600.0"),
    .no(Date.self, #""2014-04-29\u00a0""#),
    .no(Date.self, #""yesterday""#),
    .no(Date.self, #""1398795497""#),
    .no(Date.self, "1398795497"),
    .no(Date.self, "1398795497.5"),
    .no(Date.self, "true"),
  ]

private let formattedRows: [CoercionRow] =
  neverUsable(URL.self) + neverUsable(UUID.self) + neverUsable(Data.self) + [
    .yes(URL.self, #""https://example.com/a?b=c#d""#, "https://example.com/a?b=c#d"),
    .yes(URL.self, #""relative/path""#, "relative/path"),
    .yes(URL.self, #""mailto:someone@example.com""#, "mailto:someone@example.com"),
    .no(URL.self, #""""#),
    .no(URL.self, #""http://a b""#),
    .coerced(URL.self, #""http://example.com/é""#, "http://example.com/%C3%A9"),
    .coerced(URL.self, #""http://example.com/%zz""#, "http://example.com/%25zz"),
    .coerced(URL.self, #""/pokémon""#, "/pok%C3%A9mon"),
    .coerced(
      URL.self, #""//a.b:8/x y?q=[1]&r=ü#é <""#, "//a.b:8/x%20y?q=%5B1%5D&r=%C3%BC#%C3%A9%20%3C"),
    .coerced(URL.self, #"" https://example.com/a\r\n""#, "https://example.com/a"),
    .coerced(URL.self, #""\t/pokémon ""#, "/pok%C3%A9mon"),
    .yes(URL.self, #""http:a""#, "http:a"),
    .no(URL.self, #"" ""#),
    .no(URL.self, #"" http:a""#),
    .no(URL.self, #""http:é""#),
    .no(URL.self, #""HTTPS:/é""#),
    .no(URL.self, #""http:///é""#),
    .no(URL.self, #""https://:8/é""#),
    .no(URL.self, #""http:\\\\host""#),
    .no(URL.self, #""http://host\\a""#),
    .no(URL.self, #""\\a b""#),
    .no(URL.self, #""https: //host/a""#),
    .coerced(URL.self, #""http://[::1]/a b""#, "http://[::1]/a%20b"),
    .coerced(URL.self, #""mailto:jörg@example.com""#, "mailto:j%C3%B6rg@example.com"),
    .coerced(URL.self, #""?[""#, "?%5B"),
    .coerced(URL.self, ##""#é""##, "#%C3%A9"),
    .no(URL.self, #""http://é.example/""#),
    .no(URL.self, #""http://é.example/é""#),
    .no(URL.self, #""//é/x""#),
    .no(URL.self, #""http://a b/é""#),
    .no(URL.self, #""http://u ser@example.com/é""#),
    .no(URL.self, #""http://%zz/é""#),
    .no(URL.self, #""http://a:x/é""#),
    .no(URL.self, #""é:a""#),
    .no(URL.self, #""http://[::1""#),
    .no(URL.self, #""http://exa<mple""#),
    .no(URL.self, "42"),
    .no(URL.self, "true"),
    .yes(
      UUID.self, #""e621e1f8-c36c-495a-93fc-0c247a3e6e5f""#, "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
    .yes(
      UUID.self, #""E621E1F8-C36C-495A-93FC-0C247A3E6E5F""#, "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
    .no(UUID.self, #""e621e1f8c36c495a93fc0c247a3e6e5f""#),
    .no(UUID.self, #""{e621e1f8-c36c-495a-93fc-0c247a3e6e5f}""#),
    .coerced(
      UUID.self, #""\t e621e1f8-c36c-495a-93fc-0c247a3e6e5f\n""#,
      "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"),
    .no(UUID.self, #""\u00a0e621e1f8-c36c-495a-93fc-0c247a3e6e5f""#),
    .no(UUID.self, #"" ""#),
    .no(UUID.self, #""g621e1f8-c36c-495a-93fc-0c247a3e6e5f""#),
    .no(UUID.self, #""+621e1f8-c36c-495a-93fc-0c247a3e6e-f""#),
    .no(UUID.self, #""0x21e1f8-c36c-495a-93fc-0c247a3e6e 5""#),
    .no(UUID.self, #""""#),
    .no(UUID.self, "42"),
    .no(UUID.self, "true"),
    .yes(Data.self, #""SGVsbG8=""#, "SGVsbG8="),
    .yes(Data.self, #""""#, ""),
    .no(Data.self, #""SGVsbG8""#),
    .no(Data.self, #""SGVs bG8=""#),
    .coerced(Data.self, #""SGVsbG8=\n""#, "SGVsbG8="),
    .coerced(Data.self, #"" SGVsbG8=""#, "SGVsbG8="),
    .no(Data.self, #"" SGVs bG8=""#),
    .no(Data.self, #"" ""#),
    .no(Data.self, #""a-_=""#),
    .no(Data.self, #""QUJD=""#),
    .no(Data.self, #""QUJ==""#),
    .no(Data.self, #""QQ=A""#),
    .no(Data.self, #""QQ==QUJD""#),
    .no(Data.self, #""====""#),
    .no(Data.self, "42"),
    .no(Data.self, "true"),
  ]

private let enumerationRows: [CoercionRow] =
  neverUsable(Color.self) + neverUsable(Level.self) + [
    .yes(Color.self, #""red""#, "red"),
    .no(Color.self, #""Red""#, .unknownCase),
    .no(Color.self, #""blue""#, .unknownCase),
    .no(Color.self, #""""#, .unknownCase),
    .no(Color.self, "1", .unknownCase),
    .no(Color.self, "true"),
    .yes(Level.self, "2", "high"),
    .yes(Level.self, "2.0", "high"),
    .no(Level.self, "3", .unknownCase),
    .no(Level.self, "2.5"),
    .no(Level.self, "9223372036854775808", .outOfRange),
    .coerced(Level.self, #""2""#, "high"),
    .no(Level.self, "true"),
    .no(Level.self, "false"),
    .no(Level.self, #""high""#),
  ]
