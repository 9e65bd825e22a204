import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// What public APIs send, in recorded bodies or in the form that their documentation shows: each is
/// read without a finding, also under `.strict`.
struct RealValuesTests {
  @Test func doublesInProtoJSON() throws {
    try expectEach(
      .protoJSON,
      [
        ("ProtoJSON, specification", "1.1", 1.1),
        ("ProtoJSON, with an exponent", "-0.5e2", -50),
        ("Google Maps, lat", "37.4224764", 37.4224764),
        ("Vertex AI, avgLogprobs", "-0.09", -0.09),
        ("Cloud Natural Language, magnitude", "1", 1),
        ("ProtoJSON, Infinity", #""Infinity""#, .infinity),
        ("ProtoJSON, -Infinity", #""-Infinity""#, -.infinity),
        ("ProtoJSON, zero", "0", 0),
        ("Firestore, doubleValue", "1e300", 1e300),
        ("Cloud Vision, score", "0.95", 0.95),
      ] as [(String, String, Double)])
    for sut in try InFormat.both(#""NaN""#, FieldFormat<Double>.protoJSON, .strict) {
      expect(sut.value?.isNaN, equals: true)
      expect(sut.$value.outcome, equals: .value)
    }
  }

  @Test func decimalsWithAComma() throws {
    try expectDecimals(
      .decimal(separator: ",", grouping: "."),
      [
        ("Paperparrot, amount", #""27,97""#, "27.97"),
        ("CLDR de", #""1.234.567,891""#, "1234567.891"),
        ("CLDR it", #""12.345,6""#, "12345.6"),
        ("Banco Central do Brasil, valor", #""5,1234""#, "5.1234"),
        ("INE Spain, Valor", #""103,5""#, "103.5"),
        ("CLDR de, negative", #""-1.000,00""#, "-1000"),
        ("CLDR de, cents", #""0,01""#, "0.01"),
        ("CLDR it, no group", #""999""#, "999"),
        ("CLDR tr", #""1.000""#, "1000"),
        ("CLDR nl", #""-0,5""#, "-0.5"),
      ])
  }

  @Test func decimalsWithAPoint() throws {
    try expectDecimals(
      .decimal(separator: ".", grouping: ","),
      [
        ("OMDb, imdbVotes", #""2,345,678""#, "2345678"),
        ("Yahoo Finance, fmt", #""1,234.56""#, "1234.56"),
        ("Google Sheets, formattedValue", #""12,345""#, "12345"),
        ("CLDR en, two decimals", #""31,458,438,443,854.32""#, "31458438443854.32"),
        ("Nasdaq, volume", #""54,156,781""#, "54156781"),
        ("CLDR en, one group", #""6,789""#, "6789"),
        ("BLS, value", #""131.5""#, "131.5"),
        ("CLDR en", #""0.5""#, "0.5"),
        ("CLDR en, two groups", #""1,234,567.891""#, "1234567.891"),
        ("CLDR en, negative", #""-1,000.00""#, "-1000"),
      ])
  }

  @Test func decimalsWithSpaces() throws {
    try expectDecimals(
      .decimal(separator: ",", grouping: "\u{A0}"),
      [
        ("CLDR ru", #""1\u00a0234,5""#, "1234.5"),
        ("CLDR sv", #""12 345,67""#, "12345.67"),
        ("CLDR uk", #""0,25""#, "0.25"),
        ("CLDR nb", #""-1 000""#, "-1000"),
        ("CLDR cs", #""1 000 000,00""#, "1000000"),
        ("CLDR fi", #""1 234 567,891""#, "1234567.891"),
        ("CLDR hu", #""12 345,6""#, "12345.6"),
        ("CLDR pl", #""123 456""#, "123456"),
        ("CLDR sk, negative", #""-1 234,00""#, "-1234"),
        ("CLDR bg", #""0,01""#, "0.01"),
      ])
  }

  @Test func nullWords() throws {
    for (_, json, word) in [
      ("OMDb, imdbRating", #""N/A""#, "N/A"), ("SWAPI, height", #""unknown""#, "unknown"),
      ("SWAPI, hair_color", #""n/a""#, "n/a"), ("WooCommerce, date_on_sale_from", #""""#, ""),
      ("Odoo, parent_id", "false", false), ("NASA POWER, T2M", "-999.0", -999),
      ("Alpha Vantage, DividendDate", #""None""#, "None"), ("FRED, value", #"".""#, "."),
      ("Alpha Vantage, DividendYield", #""-""#, "-"), ("Friendica, contact_account", "[]", []),
      ("NOAA ISD, air temperature", "9999", 9_999), ("Steam, metacritic", "0", 0),
    ] as [(String, String, JSONValue)] {
      try expect(json, FieldFormat<Int>.null(word), .strict, is: .null)
      try expect("7", FieldFormat<Int>.null(word), .strict, gives: 7)
      try expect("[\(json), 7]", .each(.null(word)), .strict, gives: [nil, 7] as [Int?])
    }
  }

  @Test func numbersInTexts() throws {
    try expectDecimals(
      .sent(as: .string),
      [
        ("Binance, price", #""4.00000100""#, "4.000001"),
        ("Kraken, c", #""52609.60000""#, "52609.6"),
        ("WooCommerce, price", #""21.99""#, "21.99"), ("Shopify, price", #""10.00""#, "10"),
        ("Stripe, unit_amount_decimal", #""2000""#, "2000"), ("PayPal, value", #""100.00""#, "100"),
        ("Coinbase, amount", #""39.59""#, "39.59"),
        ("YouTube, viewCount", #""1234567""#, "1234567"),
        ("Twilio, num_segments", #""1""#, "1"),
        ("Twitter, id_str", #""1050118621198921728""#, "1050118621198921728"),
        ("Etherscan, balance", #""40891626854930000000000""#, "40891626854930000000000"),
      ])
  }

  @Test func otherTypesThanTheValues() throws {
    try expectEach(
      .sent(as: .string),
      [
        ("Kubernetes, is-default-class", #""true""#, true),
        ("Docker, label", #""false""#, false),
      ])
    try expectEach(
      .sent(as: .number),
      [
        ("Moodle, visible", "1", true), ("Moodle, enablecompletion", "0", false),
        ("SQLite, json_object", "1", true),
      ])
    try expectEach(
      .sent(as: .number),
      [
        ("Twitter, id", "1050118621198921728", "1050118621198921728"),
        ("Marvel, id", "1009257", "1009257"), ("Shopify, id", "632910392", "632910392"),
      ])
    try expectEach(
      .sent(as: .string),
      [
        ("Amazon SNS, Message", #""{\"default\": 1}""#, ["default": 1]),
        ("Amazon SQS, body", #""{\"id\": 7}""#, ["id": 7]), ("OpenAI, arguments", #""{}""#, [:]),
        ("Stripe, metadata", #""{\"a\":1,\"b\":2}""#, ["a": 1, "b": 2]),
      ])
  }

  @Test func oneOrMany() throws {
    try expectEach(
      .oneOrMany,
      [
        ("JWT, aud", #""s6BhdRkqt3""#, ["s6BhdRkqt3"]), ("JWT, aud", #"["a", "b"]"#, ["a", "b"]),
        ("ActivityPub, to", #""as:Public""#, ["as:Public"]), ("ESLint, extends", #"["a"]"#, ["a"]),
        ("JSON Schema, type", #""string""#, ["string"]),
        ("JSON Schema, type", #"["string", "null"]"#, ["string", "null"]),
        ("Composer, psr-4", #"["src/", "lib/"]"#, ["src/", "lib/"]),
        ("Composer, psr-4", #""src/""#, ["src/"]),
        ("schema.org, sameAs", #""https://a""#, ["https://a"]),
        ("JSON-LD, @type", #""Person""#, ["Person"]), ("tsconfig, extends", #"["./a"]"#, ["./a"]),
      ])
  }

  @Test func pairs() throws {
    for (api, key, value, json) in [
      ("AWS tags", "Key", "Value", #"[{"Key": "a", "Value": "b"}]"#),
      ("WooCommerce, meta_data", "key", "value", #"[{"id": 1, "key": "a", "value": "b"}]"#),
      ("HAR, headers", "name", "value", #"[{"name": "a", "value": "b", "comment": ""}]"#),
      ("Gmail, headers", "name", "value", #"[{"name": "a", "value": "b"}]"#),
      ("Kubernetes, env", "name", "value", #"[{"name": "a", "value": "b"}]"#),
      ("Amazon ECS, environment", "name", "value", #"[{"name": "a", "value": "b"}]"#),
      (
        "CloudFormation, Outputs", "OutputKey", "OutputValue",
        #"[{"OutputKey": "a", "OutputValue": "b", "Description": "c"}]"#
      ),
      ("Postman, variable", "key", "value", #"[{"key": "a", "value": "b", "type": "string"}]"#),
      (
        "RDS parameters", "ParameterName", "ParameterValue",
        #"[{"ParameterName": "a", "ParameterValue": "b"}]"#
      ),
      (
        "Slack, attachment fields", "title", "value",
        #"[{"title": "a", "value": "b", "short": true}]"#
      ),
    ] {
      try expectEach(.pairs(key: key, value: value), [(api, json, ["a": "b"])])
    }
    try expectEach(
      .pairs(key: "id", value: "value"),
      [("Zendesk, custom_fields", #"[{"id": 27642, "value": "745"}]"#, [27_642: "745"])])
  }

  @Test func containers() throws {
    let minutes = [0, 3_600].map { Date(timeIntervalSince1970: 1_622_505_600 + $0) }
    try expectEach(
      .each(.secondsSince1970), [("Open-Meteo, hourly.time", "[1622505600, 1622509200]", minutes)])
    try expectEach(
      .each(.sent(as: .string)),
      [("Binance, bids", #"["4.00000000", "431.00000000"]"#, [4, 431])]
        as [(String, String, [Double])])
    try expectEach(
      .each(.whole()),
      [("GeoJSON, coordinates", "[[102.0, 0.0], [103.0, 1.0]]", [[102, 0], [103, 1]])]
        as [(String, String, [[Double]])])
    let day = Date(timeIntervalSince1970: 1_502_150_400)
    try expectEach(
      .keyed(by: .pattern("yyyy-MM-dd")),
      [("Alpha Vantage, Time Series", #"{"2017-08-08": 1}"#, [day: 1])])
    try expectEach(
      .keyed(by: .secondsSince1970), [("Yahoo Finance, dividends", #"{"1502150400": 1}"#, [day: 1])]
    )
    for json in ["1502150400", #""2017-08-08""#] {
      try expectEach(
        .oneOf(.secondsSince1970, .pattern("yyyy-MM-dd")),
        [("Stripe, created; GoCardless, charge_date", json, day)])
    }
    try expectEach(
      .either(nil, .secondsSince1970),
      [
        ("Reddit, edited", "false", .first(false)), ("Reddit, edited", "1502150400", .second(day)),
      ] as [(String, String, OneOf<Bool, Date>)])
  }

  /// Each value is read right, without a finding, from both inputs.
  func expectEach<Value: Capturable & Equatable>(
    _ format: FieldFormat<Value>, _ rows: [(api: String, json: String, value: Value)],
    line: Int = #line
  ) throws {
    for (_, json, value) in rows {
      try expect(json, format, .strict, gives: value, line: line)
    }
  }

  func expectDates(
    _ format: FieldFormat<Date>, _ rows: [(api: String, json: String, seconds: Double)],
    line: Int = #line
  ) throws {
    try expectEach(
      format, rows.map { ($0.api, $0.json, Date(timeIntervalSince1970: $0.seconds)) }, line: line)
  }

  func expectDecimals(
    _ format: FieldFormat<Decimal>, _ rows: [(api: String, json: String, digits: String)],
    line: Int = #line
  ) throws {
    try expectEach(
      format, rows.map { ($0.api, $0.json, try #require(Decimal(string: $0.digits))) }, line: line)
  }

  /// The bytes are written in hexadecimal.
  func expectBytes(
    _ format: FieldFormat<Data>, _ rows: [(api: String, json: String, bytes: String)],
    line: Int = #line
  ) throws {
    for (api, json, bytes) in rows {
      for sut in try InFormat.both(json, format, .strict) {
        let digits = sut.value?.map { String(format: "%02x", $0) }.joined()
        expect(digits, equals: bytes, "\(api)", line: line)
        expect(sut.$value.findings.count, equals: 0, "\(api)", line: line)
      }
    }
  }
}
