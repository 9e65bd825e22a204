import TestSupport
import Testing

@testable import ConstructionBuilders
@testable import ConstructionBuildersContracts

/// The schema of each type, under strict and lenient coercion.
struct SchemaValueTests {
  static let byte = Contract.Value.integer(type: "UInt8", minimum: "0", maximum: "255")
  static let double = Contract.Value.number(type: "Double")
  static let cases = Contract.Value.enumeration(
    type: "Kind", raw: .string, cases: ["a", "1", "true"], isClosed: true)
  static let levels = Contract.Value.enumeration(
    type: "Level", raw: byte, cases: [0, 7], isClosed: true)
  static let open = Contract.Value.enumeration(
    type: "Kind", raw: .string, cases: ["a"], isClosed: false)
  static let unlisted = Contract.Value.enumeration(
    type: "Kind", raw: .string, cases: nil, isClosed: true)

  static let agreement = Contract.Value.enumeration(
    type: "Agreement", raw: .boolean, cases: [true], isClosed: true)

  static let scalars: [(value: Contract.Value, declared: String, tolerated: String)] = [
    (.string, #"{"type":"string"}"#, #"{"type":["string","number"]}"#),
    (
      byte, #"{"type":"integer","minimum":0,"maximum":255}"#,
      #"{"type":["integer","string"],"minimum":0,"maximum":255,"pattern":<whole>}"#
    ),
    (
      .integer(type: "UInt64", minimum: "0", maximum: "18446744073709551615"),
      #"{"type":"integer","minimum":0,"maximum":18446744073709551615}"#,
      #"{"type":["integer","string"],"minimum":0,"maximum":18446744073709551615,"#
        + #""pattern":<whole>}"#
    ),
    (double, #"{"type":"number"}"#, #"{"type":["number","string"],"pattern":<numeral>}"#),
    (
      .number(type: "Decimal"), #"{"type":"number"}"#,
      #"{"type":["number","string"],"pattern":<numeral>}"#
    ),
    (
      .boolean, #"{"type":"boolean"}"#,
      #"{"type":["boolean","integer","string"],"minimum":0,"maximum":1,"pattern":<truth>}"#
    ),
    (
      .date(.iso8601), #"{"type":"string","pattern":<date>}"#,
      #"{"type":"string","pattern":<date, trimmed>}"#
    ),
    (
      .date(.iso8601WithZone), #"{"type":"string","pattern":<zoned>}"#,
      #"{"type":"string","pattern":<date, trimmed>}"#
    ),
    (
      .date(.since1970(perSecond: 1, first: nil, last: nil)),
      #"{"type":"number","minimum":-62135596801,"maximum":253402300800}"#,
      #"{"type":["number","string"],"minimum":-62135596801,"maximum":253402300800,"#
        + #""pattern":<numeral>}"#
    ),
    (
      .date(.oneOf([.since1970(perSecond: 1_000, first: nil, last: nil), .iso8601])),
      #"{"type":["number","string"],"minimum":-62135596801000,"maximum":253402300800000,"#
        + #""pattern":<date>}"#,
      #"{"anyOf":[{"type":["number","string"],"minimum":-62135596801000,"#
        + #""maximum":253402300800000,"pattern":<numeral>},"#
        + #"{"type":"string","pattern":<date, trimmed>}]}"#
    ),
    (.date(.pattern("yy")), #"{"not":{}}"#, #"{"not":{}}"#),
    (
      .duration(.duration(perSecond: 1)), #"{"type":"number"}"#,
      #"{"type":["number","string"],"pattern":<numeral>}"#
    ),
    (
      .duration(.oneOf([.duration(perSecond: 1), .duration(perSecond: 1_000)])),
      #"{"type":"number"}"#, #"{"type":["number","string"],"pattern":<numeral>}"#
    ),
    (.duration(nil), #"{"not":{}}"#, #"{"not":{}}"#),
    (.text(type: "URL"), #"{"type":"string"}"#, #"{"type":"string"}"#),
    (
      .text(type: "UUID"), #"{"type":"string","pattern":<uuid>}"#,
      #"{"type":"string","pattern":<uuid, trimmed>}"#
    ),
    (
      .text(type: "Data"), #"{"type":"string","pattern":<base64>}"#,
      #"{"type":"string","pattern":<base64, trimmed>}"#
    ),
    (.any, "{}", "{}"),
    (
      .nullable(.string), #"{"type":["string","null"]}"#,
      #"{"type":["string","number","null"]}"#
    ),
    (cases, #"{"enum":["a","1","true"]}"#, #"{"enum":["a","1","true",1]}"#),
    (
      .nullable(cases), #"{"enum":["a","1","true",null]}"#,
      #"{"enum":["a","1","true",1,null]}"#
    ),
    (
      levels, #"{"enum":[0,7]}"#,
      #"{"anyOf":[{"type":"string","pattern":"^[\\t-\\r ]*([-+]?0*0(\\.0+)?|\\+?0*7(\\.0+)?|"#
        + #"[-+]?[0-9]+(\\.[0-9]+)?[eE][-+]?[0-9]+)[\\t-\\r ]*$(?!\\n)"},{"enum":[0,7]}]}"#
    ),
    (
      .enumeration(type: "Drink", raw: .string, cases: ["caf\u{E9}", "tea"], isClosed: true),
      "{\"enum\":[\"caf\u{E9}\",\"cafe\u{301}\",\"tea\"]}",
      "{\"enum\":[\"caf\u{E9}\",\"cafe\u{301}\",\"tea\"]}"
    ),
    (open, #"{"type":"string"}"#, #"{"type":["string","number"]}"#),
    (unlisted, #"{"type":"string"}"#, #"{"type":["string","number"]}"#),
    (.decoded(type: "Thumbnail"), "{}", "{}"),
    (.own(type: "Celsius", expectation: "degrees", kinds: [.number]), "{}", "{}"),
  ]

  @Test(arguments: scalars)
  func value_hasTheSchemaOfEachView(
    _ value: Contract.Value, _ declared: String, _ tolerated: String
  ) throws {
    try expect(schema(of: value, .declared), equals: declared)
    try expect(schema(of: value, .tolerated), equals: tolerated)
    try expect(schema(of: value, .tolerated, .strict), equals: declared)
    try expect(schema(of: value, .needed), equals: tolerated)
  }

  static let containers: [(Contract.Value, Contract.SchemaView, Coercion, String)] = [
    (.array(of: .string), .declared, .forgiving, #"{"type":"array","items":{"type":"string"}}"#),
    (
      .array(of: byte), .tolerated, .strict,
      #"{"type":"array","items":{"type":"integer","minimum":0,"maximum":255}}"#
    ),
    (
      .array(of: byte), .needed, .strict,
      #"{"anyOf":[{"type":"array","contains":{"type":"integer","minimum":0,"maximum":255}},"#
        + #"{"type":"array","items":{"type":"null"}}]}"#
    ),
    (.array(of: .any), .declared, .strict, #"{"type":"array"}"#),
    (
      .array(of: .nullable(.string)), .tolerated, .strict,
      #"{"type":"array","items":{"type":["string","null"]}}"#
    ),
    (
      .array(of: .nullable(.text(type: "UUID"))), .tolerated, .emptyStringAsNull,
      #"{"type":"array","items":{"anyOf":[{"type":["string","null"],"pattern":<uuid, trimmed>},"#
        + #"{"enum":[""]}]}}"#
    ),
    (
      .array(of: .boolean), .tolerated, [.arraysFromSingleValues],
      #"{"type":["array","boolean"],"items":{"type":"boolean"}}"#
    ),
    (
      .array(of: .object("A")), .needed, [.arraysFromSingleValues],
      ##"{"anyOf":[{"$ref":"#/$defs/A"},{"type":"array","contains":{"$ref":"#/$defs/A"}},"##
        + ##"{"type":"array","items":{"type":"null"}}]}"##
    ),
    (
      .array(of: .boolean), .tolerated, [.embeddedJSON, .numberedObjectsAsArrays],
      #"{"type":["array","string","object"],"items":{"type":"boolean"},"minProperties":1,"#
        + #""propertyNames":{"pattern":<index>},"additionalProperties":{"type":"boolean"}}"#
    ),
    // Nobody sent an element that is made of "" or false.
    (
      .array(of: .string), .tolerated,
      [.arraysFromSingleValues, .stringsFromBooleans, .emptyStringAsNull],
      #"{"anyOf":[{"type":["array","string"],"items":{"type":["string","boolean"]},"#
        + #""minLength":1},{"enum":[true]}]}"#
    ),
    (
      .nullable(.array(of: .nullable(byte))), .tolerated,
      [.arraysFromSingleValues, .numbersFromBooleans],
      #"{"anyOf":[{"type":["array","integer","null"],"items":"#
        + #"{"type":["integer","boolean","null"],"minimum":0,"maximum":255},"minimum":0,"#
        + #""maximum":255},{"enum":[true,false]}]}"#
    ),
    (
      .array(of: .boolean), .tolerated, [.arraysFromSingleValues, .numbersFromBooleans],
      #"{"type":["array","boolean"],"items":{"type":"boolean"}}"#
    ),
    (
      .set(of: .boolean), .declared, .strict,
      #"{"type":"array","items":{"type":"boolean"},"uniqueItems":true}"#
    ),
    (.set(of: .boolean), .tolerated, .strict, #"{"type":"array","items":{"type":"boolean"}}"#),
    (
      .dictionary(key: .string, of: .boolean), .declared, .forgiving,
      #"{"type":"object","additionalProperties":{"type":"boolean"}}"#
    ),
    (
      .dictionary(key: .string, of: .boolean), .needed, .strict,
      #"{"anyOf":[{"type":"object","not":{"additionalProperties":{"not":{"type":"boolean"}}}},"#
        + #"{"type":"object","additionalProperties":{"type":"null"}}]}"#
    ),
    (
      .dictionary(key: .string, of: .any), .tolerated, [.emptyArraysAsObjects],
      #"{"type":["object","array"],"maxItems":0}"#
    ),
    (
      .dictionary(key: byte, of: .any), .declared, .lenient,
      #"{"type":"object","propertyNames":{"type":"string","pattern":<key>}}"#
    ),
    (
      .dictionary(key: byte, of: .any), .tolerated, .lenient,
      #"{"type":"object","propertyNames":{"type":"string","pattern":<whole>}}"#
    ),
    (
      .dictionary(key: cases, of: .any), .tolerated, .lenient,
      #"{"type":"object","propertyNames":{"enum":["a","1","true"]}}"#
    ),
    (
      .dictionary(key: levels, of: .any), .declared, .lenient,
      #"{"type":"object","propertyNames":{"type":"string","pattern":<0 or 7>}}"#
    ),
    (
      .dictionary(key: .boolean, of: .any), .declared, .lenient,
      #"{"type":"object","propertyNames":{"enum":["true","false"]}}"#
    ),
    (
      .dictionary(key: .boolean, of: .any), .tolerated, .lenient,
      #"{"type":"object","propertyNames":{"type":"string","pattern":<truth>}}"#
    ),
    (agreement, .declared, .lenient, #"{"enum":[true]}"#),
    (levels, .tolerated, .numbersFromBooleans, #"{"enum":[0,7,false]}"#),
    (
      .dictionary(key: double, of: .any), .declared, .lenient,
      #"{"type":"object","propertyNames":{"type":"string","pattern":<number>}}"#
    ),
    (
      .dictionary(key: double, of: .any), .tolerated, .lenient,
      #"{"type":"object","propertyNames":{"type":"string","pattern":<numeral>}}"#
    ),
  ]

  @Test(arguments: containers)
  func container_hasTheSchemaOfItsElements(
    _ value: Contract.Value, _ view: Contract.SchemaView, _ coercion: Coercion, _ expected: String
  ) throws {
    try expect(schema(of: value, view, coercion, [object()]), equals: expected)
  }

  static let excessive: [(Contract.Value, Contract.SchemaView, [String])] = [
    (.string, .tolerated, []), (byte, .declared, []), (.text(type: "UUID"), .tolerated, []),
    (.boolean, .declared, []), (cases, .declared, []), (open, .tolerated, []),
    (byte, .tolerated, ["numerals that are out of range, or have an exponent and are not whole"]),
    (
      double, .declared,
      ["numbers beyond the range of Double", "whole numbers that Double does not hold exactly"]
    ),
    (double, .tolerated, ["numbers beyond the range of Double"]),
    (
      .number(type: "Decimal"), .tolerated,
      ["numbers beyond the range of Decimal", "numbers that Decimal does not hold exactly"]
    ),
    (
      .formatted(.sent(as: .string, nil), .number(type: "Decimal")), .declared,
      ["numbers beyond the range of Decimal"]
    ),
    (.boolean, .tolerated, ["numerals with an exponent that are not 1 or 0"]),
    (.date(.iso8601), .declared, ["dates that do not exist, such as 2022-02-30"]),
    (
      .date(.since1970(perSecond: 1, first: "2010-01-01T00:00:00Z", last: nil)), .declared,
      ["dates outside 2010-01-01T00:00:00Z to 9999-12-31"]
    ),
    (.text(type: "URL"), .declared, ["strings that are not URLs"]),
    (unlisted, .declared, ["values that Kind does not take"]),
    (.set(of: .string), .declared, ["equal elements that are written differently"]),
    (.set(of: .boolean), .declared, []),
    (.array(of: .text(type: "URL")), .needed, ["strings that are not URLs"]),
    (.array(of: .text(type: "URL")), .declared, ["strings that are not URLs"]),
    (
      .dictionary(key: .boolean, of: .any), .tolerated,
      ["keys with an exponent that are not 1 or 0, and several keys for the same value"]
    ),
    (.dictionary(key: unlisted, of: .any), .declared, ["keys that Kind does not take"]),
    (
      .dictionary(
        key: .own(type: "Celsius", expectation: "degrees", kinds: [.string]), of: .any),
      .declared, ["keys that cannot be read as their type"]
    ),
    (
      .dictionary(key: cases, of: .text(type: "UUID")), .needed,
      ["objects of which no usable value has a usable key"]
    ),
    (
      .own(type: "Celsius", expectation: "degrees", kinds: [.number]), .declared,
      ["values other than degrees"]
    ),
  ]

  @Test(arguments: excessive)
  func whatASchemaCannotSay_isListed(
    _ value: Contract.Value, _ view: Contract.SchemaView, _ expected: [String]
  ) throws {
    try expect(excesses(of: value, view), equals: expected)
  }
}
