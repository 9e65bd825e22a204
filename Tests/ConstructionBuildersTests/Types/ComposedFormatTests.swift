import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Formats that are made of others.
struct ComposedFormatTests {
  private let first = Date(timeIntervalSince1970: 60)
  private let second = Date(timeIntervalSince1970: 120)

  @Test func each_readsArraysSetsAndDictionaries() throws {
    try expect("[60, 120]", .each(.secondsSince1970), gives: [first, second])
    try expect("[60, null]", .each(.secondsSince1970), gives: [first, nil] as [Date?])
    try expect(
      "[60, 60]", .each(.secondsSince1970), gives: [first] as Set,
      ["value[1]: number 60 is a duplicate Date"])
    try expect(#"{"a": 60}"#, .each(.secondsSince1970), gives: ["a": first])
    try expect(
      #"{"a": 60, "b": "-"}"#, .each(.null("-", or: .secondsSince1970)),
      gives: ["a": first, "b": nil] as [String: Date?])
    try expect("[[60], [120]]", .each(.each(.secondsSince1970)), gives: [[first], [second]])
    try expect("[[[60]]]", .each(.each(.each(.secondsSince1970))), gives: [[[first]]])
  }

  @Test func each_leavesOutWhatItCannotRead() throws {
    let format = FieldFormat<[Date]>.each(.secondsSince1970)
    try expect(
      "[60, \"soon\"]", format, gives: [first],
      [#"value[1]: expected Date in seconds since 1970, found string "soon""#])
    try expect("[\"60\"]", format, gives: [first], [#"value[0]: read string "60" as Date"#])
    try expect(
      "[\"60\"]", format, .strict, gives: [],
      [#"value[0]: expected Date in seconds since 1970, found string "60""#])
    try expect("[null, 60]", format, gives: [first], ["value[0]: required Date is null"])
    try expect(
      "[1000000000000, {}, [], \"\", true]", format, gives: [],
      [
        "value[0]: expected Date in seconds since 1970, found number 1000000000000, which is out of range",
        "value[1]: expected Date in seconds since 1970, found object {}",
        "value[2]: expected Date in seconds since 1970, found array []",
        #"value[3]: expected Date in seconds since 1970, found string """#,
        "value[4]: expected Date in seconds since 1970, found boolean true",
      ])
    for (json, found) in [("{}", "object {}"), ("60", "number 60"), (#""""#, #"string """#)] {
      try expect(json, format, gives: nil, ["value: expected array, found \(found)"])
    }
    try expect("null", format, is: .null)
    try expect("[]", format, gives: [])
    try expect("60", format, .forgiving, gives: [first], ["value: read number 60 as array"])
    try expect(
      #"{"0": 60}"#, format, .forgiving, gives: [first], [#"value: read object {"0": 60} as array"#]
    )
    try expect(
      #""[60]""#, format, .forgiving, gives: [first], [#"value: read string "[60]" as array"#])
  }

  @Test func each_ofHundredThousand_isLinear() throws {
    let count = inputSize(debug: 5_000, release: 20_000, all: 50_000)
    let json = "[" + String(repeating: "\"N/A\",1,", count: count) + "2]"
    let times = FieldFormat<[Int?]>.each(.null("N/A"))
    for sut in try InFormat.both(json, times) {
      expect(sut.value?.count, equals: count * 2 + 1)
      expect(sut.$value.findings.count, equals: 0)
    }
  }

  @Test func null_isSilentAndNamesWhatWasSent() throws {
    let format = FieldFormat<Int>.null("N/A", "-", -1, false, [])
    for word in [#""N/A""#, #""-""#, "-1", "false", "[]"] {
      for coercion in [Coercion.strict, .lenient, .forgiving] {
        try expect(
          word, format, coercion, is: .null, failing: ["value: required Int is null (\(word))"])
      }
    }
    try expect("-1.0", format, is: .null)
    try expect("-10e-1", format, is: .null)
    try expect("null", format, is: .null, failing: ["value: required Int is null"])
    try expect("7", format, gives: 7)
    try expect(#""-1""#, format, gives: -1, [#"value: read string "-1" as Int"#])
    try expect(#""n/a""#, format, gives: nil, [#"value: expected Int, found string "n/a""#])
    try expect(
      #""0000-00-00""#, FieldFormat<Date>.null("0000-00-00", or: .pattern("yyyy-MM-dd")), is: .null)
    try expect(
      #""1970-01-01""#, .null("0000-00-00", or: .pattern("yyyy-MM-dd")),
      gives: Date(timeIntervalSince1970: 0))
    try expect(
      #""soon""#, .null("0000-00-00", or: .pattern("yyyy-MM-dd")), gives: nil as Date?,
      [#"value: expected Date in the pattern yyyy-MM-dd, found string "soon""#])
  }

  @Test func nullInAnArray_isNilOrALoss() throws {
    try expect(#"["-", 1]"#, .each(.null("-")), gives: [nil, 1] as [Int?])
    try expect(
      #"["-", 1]"#, FieldFormat<[Int]>.each(.null("-")), gives: [1],
      [#"value[0]: required Int is null ("-")"#])
  }

  @Test func keyed_readsKeys() throws {
    let format = FieldFormat<[Date: Int]>.keyed(by: .pattern("yyyyMMdd"))
    let day = Date(timeIntervalSince1970: 86_400)
    try expect(#"{"19700102": 1}"#, format, gives: [day: 1])
    try expect(
      #"{"19700102": "x"}"#, format, gives: [:],
      [#"value.19700102: expected Int, found string "x""#])
    try expect(
      #"{"1970": 1}"#, format, gives: [:],
      [#"value.1970: expected Date key in the pattern yyyyMMdd, found string "1970""#])
    try expect(
      #"{"60": 1, "060": 2}"#, .keyed(by: .secondsSince1970), gives: [first: 1],
      [#"value.060: string "060" is the same Date key as "60""#])
    try expect(
      #"{"60": 120}"#, .keyed(by: .secondsSince1970, values: .secondsSince1970),
      gives: [first: second])
    try expect(
      #"{"060": 1}"#, .keyed(by: .secondsSince1970), gives: [first: 1],
      [#"value.060: read string "060" as Date key"#])
  }

  @Test func keyed_namesTheKeyThatWasSent() throws {
    let json = #"{"19700102": {"x": 1}}"#
    for sut in try InFormat.both(
      json, FieldFormat<[Date: One<Int>]>.keyed(by: .pattern("yyyyMMdd")))
    {
      guard case .failure(let failure) = sut.build() else {
        Issue.record("no failure")
        return
      }
      expect(
        failure.findings.map(\.description).last,
        equals: #"value.19700102.value: required Int is missing"#)
    }
  }

  @Test func whole_losesWhatLostAnElement() throws {
    try expect(
      "[[1, 2], [1, \"x\"]]", FieldFormat<[[Int]]>.each(.whole()), gives: [[1, 2]],
      [#"value[1][1]: expected Int, found string "x""#])
    try expect("[1, null]", .whole(), gives: nil as [Int]?, ["value[1]: required Int is null"])
    try expect("[1, null]", .whole(), gives: [1, nil] as [Int?])
    try expect("[1, \"-\"]", .whole(.null("-")), gives: [1, nil] as [Int?])
    try expect("[60]", .whole(.secondsSince1970), gives: [first])
    try expect("[]", .whole(), gives: [] as [Int])
  }

  @Test func oneOrMany_readsEither() throws {
    try expect(#""a""#, .oneOrMany, gives: ["a"])
    try expect(#"["a", "b"]"#, .oneOrMany, gives: ["a", "b"])
    try expect(#""a""#, .oneOrMany, gives: ["a"] as Set)
    try expect("60", .oneOrMany(.secondsSince1970), gives: [first])
    try expect("[60, 120]", .oneOrMany(.secondsSince1970), gives: [first, second])
    try expect("null", FieldFormat<[String]>.oneOrMany, is: .null)
    try expect(
      "{}", FieldFormat<[Int]>.oneOrMany, gives: nil,
      ["value: expected array or Int, found object {}"])
    try expect(#""7""#, .oneOrMany, gives: [7], [#"value: read string "7" as Int"#])
    let one = try One<Int>(json: #"{"value": 1}"#)
    try expect(#"{"value": 1}"#, FieldFormat<[One<Int>]>.oneOrMany, gives: [one])
    try expect("[[1]]", .each(.oneOrMany), gives: [[1]])
    try expect("[1]", .each(.oneOrMany), gives: [[1]])
  }

  /// What stands for none where a coercion makes an array of one value is none here, too.
  @Test func oneOrMany_ofNothing() throws {
    for coercion in [Coercion.strict, .lenient] {
      try expect(#""""#, .oneOrMany, coercion, gives: [""])
      try expect("false", .oneOrMany, coercion, gives: [false])
      try expect(
        #""""#, FieldFormat<[Int]>.oneOrMany, coercion, gives: nil,
        [#"value: expected array or Int, found string """#])
      try expect(
        "false", FieldFormat<[String]>.oneOrMany, coercion, gives: nil,
        ["value: expected array or String, found boolean false"])
      try expect(
        "false", FieldFormat<Set<Int>>.oneOrMany, coercion, gives: nil,
        ["value: expected array or Int, found boolean false"])
    }
    try expect("false", .oneOrMany, .forgiving, gives: [false])
    try expect("true", .oneOrMany, .forgiving, gives: [1], ["value: read boolean true as Int"])
    func isNull<Value: Capturable>(_ json: String, _ format: FieldFormat<Value>) throws {
      let found = json == "false" ? "boolean false" : #"string """#
      try expect(
        json, format, .forgiving, is: .null, ["value: read \(found) as null"],
        failing: ["value: required array is null (\(json))"])
    }
    for json in [#""""#, "false"] {
      try isNull(json, FieldFormat<[String]>.oneOrMany)
      try isNull(json, FieldFormat<[String?]>.oneOrMany)
      try isNull(json, FieldFormat<[Int]>.oneOrMany)
      try isNull(json, FieldFormat<Set<Int>>.oneOrMany)
      try isNull(json, FieldFormat<[Date]>.oneOrMany(.secondsSince1970))
      try isNull(json, FieldFormat<[One<Int>]>.oneOrMany)
    }
    try expect(
      #""-""#, FieldFormat<[Int]>.oneOrMany(.null("-")), .strict, is: .null,
      failing: [#"value: required array is null ("-")"#])
  }

  /// A single value that is none of the elements is told of as one.
  @Test func oneOrMany_saysWhatAnElementIs() throws {
    let format = FieldFormat<[Int8]>.oneOrMany
    for (json, words) in [
      ("300", "array or Int8, found number 300, which is out of range"),
      ("7.5", "array or Int8, found number 7.5"), ("{}", "array or Int8, found object {}"),
      (#""x""#, #"array or Int8, found string "x""#),
    ] {
      try expect(json, format, gives: nil, ["value: expected \(words)"])
    }
    try expect(
      #""soon""#, FieldFormat<[Date]>.oneOrMany(.secondsSince1970), gives: nil,
      [#"value: expected array or Date in seconds since 1970, found string "soon""#])
    try expect(
      #""x""#, FieldFormat<[Color]>.oneOrMany, gives: nil,
      [#"value: expected array or Color, found string "x", which is not one of its cases"#])
    try expect(
      "7", FieldFormat<[One<Int>]>.oneOrMany, gives: nil,
      ["value: expected array or object, found number 7"])
    try expect(#"[7, "x"]"#, format, gives: [7], [#"value[1]: expected Int8, found string "x""#])
  }

  @Test func sent_isSilentForTheDeclaredFormAlone() throws {
    let string = FieldFormat<Decimal>.sent(as: .string)
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      try expect(#""12.50""#, string, coercion, gives: Decimal(string: "12.5"))
    }
    try expect(#"" +042 ""#, string, gives: 42, [#"value: read string " +042 " as Decimal"#])
    try expect(
      #"" +042 ""#, string, .strict, gives: nil,
      [#"value: expected Decimal as a string, found string " +042 ""#])
    try expect(
      "12.5", string, gives: Decimal(string: "12.5"),
      ["value: read number 12.5 as Decimal; its declared form is a string"])
    try expect(
      "12.5", string, .strict, gives: nil,
      ["value: expected Decimal as a string, found number 12.5"])
    try expect("null", string, is: .null)
    try expect(
      #""""#, string, gives: nil, [#"value: expected Decimal as a string, found string """#])
    try expect(#""true""#, .sent(as: .string), .strict, gives: true)
    try expect(#""1""#, .sent(as: .string), gives: true, [#"value: read string "1" as Bool"#])
    try expect("1", .sent(as: .number), .strict, gives: true)
    try expect(
      "true", .sent(as: .number), gives: true,
      ["value: read boolean true as Bool; its declared form is a number"])
    try expect("42", .sent(as: .number), .strict, gives: "42")
    try expect(
      #""42""#, .sent(as: .number), .strict, gives: nil as String?,
      [#"value: expected String as a number, found string "42""#])
    try expect("true", .sent(as: .boolean), .strict, gives: 1)
    try expect(#""60""#, .sent(as: .string, .secondsSince1970), .strict, gives: first)
    try expect(
      "60", .sent(as: .string, .secondsSince1970), gives: first,
      ["value: read number 60 as Date; its declared form is a string"])
    try expect(
      #"["1", 2]"#, .each(.sent(as: .string)), gives: [1, 2],
      ["value[1]: read number 2 as Int; its declared form is a string"])
  }

  @Test func sentAsString_readsJSONInIt() throws {
    try expect(#""[1, 2]""#, .sent(as: .string), .strict, gives: [1, 2])
    try expect(
      "[1]", .sent(as: .string), gives: nil as [Int]?,
      ["value: expected array as a string, found array [1]"])
    try expect(
      "[1]", .sent(as: .string), .forgiving, gives: [1],
      ["value: read array [1] as array; its declared form is a string"])
    // The declared form does not leak into what is in the value.
    try expect(
      #""[\"1\"]""#, .sent(as: .string), .strict, gives: [] as [Int],
      [#"value[0]: expected Int, found string "1""#])
    try expect(#""{\"a\": 1}""#, .sent(as: .string), .strict, gives: ["a": 1])
    try expect(
      #""[1""#, .sent(as: .string), gives: nil as [Int]?,
      [
        #"value: expected array as a string, found string "[1", but its JSON ends early in "#
          + "column 3, expected ',' or ']' after a value"
      ])
    try expect(#""[1]""#, .sent(as: .string), gives: "[1]")
    try expect(#""[1]""#, .sent(as: .string), gives: [1] as JSONValue)
    try expect(
      #""{\"value\": 7}""#, .sent(as: .string), .strict, gives: try One<Int>(json: #"{"value": 7}"#)
    )
  }

  /// As a document that is nested too deep.
  @Test func sentAsString_tooDeep_saysSo() throws {
    let deep = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
    let words = "arrays and objects are nested deeper than 512 levels"
    func refuses<Value: Capturable>(_ format: FieldFormat<Value>, line: Int = #line) throws {
      for coercion in [Coercion.strict, .lenient, .forgiving] {
        for sut in try InFormat.both(#""\#(deep)""#, format, coercion) {
          expect(sut.$value.findings, say: ["value: \(words)"], line: line)
          expect(sut.$value.finding?.kind, equals: .malformed, line: line)
          expect(sut.$value.outcome, equals: .unusable, line: line)
        }
      }
    }
    try refuses(FieldFormat<JSONValue>.sent(as: .string))
    try refuses(FieldFormat<[JSONValue]>.sent(as: .string))
    try refuses(FieldFormat<One<Int>>.sent(as: .string))
    try expect(
      #"["\#(deep)", "7"]"#, FieldFormat<[JSONValue]>.each(.sent(as: .string)), gives: [7],
      ["value[0]: \(words)"])
    try expect(
      #""[1""#, FieldFormat<Int>.sent(as: .string), gives: nil,
      [#"value: expected Int as a string, found string "[1""#])
    try expect(
      #""{\"a\":\n 01}""#, FieldFormat<[String: Int]>.sent(as: .string), gives: nil,
      [
        #"value: expected object as a string, found string "{\"a\":\n 01}", but its JSON is wrong in line 2, column 2: a number cannot begin with 0 and another digit"#
      ])
  }

  /// The page on formats has texts, numbers and booleans alone.
  @Test(arguments: [JSONType.array, .object, .null, .other])
  func sentAsAnythingElse_readsNoValue(_ type: JSONType) throws {
    let word = type == .array || type == .object ? "an" : "a"
    let reason = "but only a string, number or boolean can be declared"
    for (json, found) in [
      ("[1]", "array [1]"), ("{}", "object {}"), ("7", "number 7"), (#""7""#, #"string "7""#),
    ] {
      for coercion in [Coercion.strict, .lenient, .forgiving] {
        try expect(
          json, FieldFormat<JSONValue>.sent(as: type), coercion, is: .unusable,
          ["value: expected JSON value as \(word) \(type), found \(found), \(reason)"])
        try expect(
          json, FieldFormat<[Int]>.sent(as: type), coercion, is: .unusable,
          ["value: expected array as \(word) \(type), found \(found), \(reason)"])
      }
    }
    try expect("null", FieldFormat<Int>.sent(as: type), is: .null)
  }

  /// A finding names the format, and then the declared form.
  @Test func sentInAFormat_namesBoth() throws {
    func refuses<Value: Capturable>(
      _ format: FieldFormat<Value>, _ expected: String, line: Int = #line
    ) throws {
      for coercion in [Coercion.strict, .lenient, .forgiving] {
        for (json, found) in [("{}", "object {}"), (#""x""#, #"string "x""#)] {
          try expect(
            json, format, coercion, is: .unusable, ["value: expected \(expected), found \(found)"],
            line: line)
        }
      }
    }
    try refuses(
      FieldFormat<Date>.sent(as: .string, .secondsSince1970),
      "Date in seconds since 1970 as a string")
    try refuses(
      FieldFormat<Date>.sent(as: .string, .oneOf(.secondsSince1970, .pattern("yyyy"))),
      "Date in one of 2 formats as a string")
    try refuses(FieldFormat<Int>.sent(as: .string, .null("-")), "Int as a string")
    try refuses(FieldFormat<Int>.null("-", or: .sent(as: .string)), "Int as a string")
    try refuses(
      FieldFormat<Decimal>.sent(as: .string, .decimal(separator: ",")),
      #"Decimal with "," before decimals as a string"#)
    try refuses(
      FieldFormat<[[Int]]>.sent(as: .string, .each(.whole())), "array as a string")
    try refuses(
      FieldFormat<Int>.sent(as: .string, .init(words: "in cents") { .unusable($0) }),
      "Int in cents as a string")
    try expect(
      #""1e99""#, .sent(as: .string, .secondsSince1970), gives: nil as Date?,
      [
        #"value: expected Date in seconds since 1970 as a string, found string "1e99", which is out of range"#
      ])
    try expect(
      #"["x"]"#, FieldFormat<[Date]>.each(.sent(as: .string, .secondsSince1970)), gives: [],
      [#"value[0]: expected Date in seconds since 1970 as a string, found string "x""#])
  }

  /// The digits of a number, where a format reads texts.
  @Test func sentAsNumber_isReadInAFormatOfTexts() throws {
    let day = FieldFormat<Date>.sent(as: .number, .pattern("yyyyMMdd"))
    let second = Date(timeIntervalSince1970: 86_400)
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      try expect("19700102", day, coercion, gives: second)
      try expect(
        "19700230", day, coercion, gives: nil,
        ["value: expected Date in the pattern yyyyMMdd as a number, found number 19700230"])
    }
    try expect("[19700102]", .each(day), gives: [second])
    try expect(
      #""19700102""#, day, gives: second,
      [#"value: read string "19700102" as Date; its declared form is a number"#])
    try expect(
      #""19700102""#, day, .strict, gives: nil,
      [#"value: expected Date in the pattern yyyyMMdd as a number, found string "19700102""#])
    try expect(
      "1020", .sent(as: .number, FieldFormat<Data>.hexadecimal), .strict, gives: Data([0x10, 0x20]))
  }

  /// A field that takes anything takes no text that is not JSON.
  @Test(arguments: [Coercion.strict, .lenient, .forgiving])
  func sentAsString_ofAnyJSON_isJSON(_ coercion: Coercion) throws {
    let format = FieldFormat<JSONValue>.sent(as: .string)
    for (json, value) in [
      (#""\"abc\"""#, "abc"), (#""\"\"""#, ""), (#""12.5""#, 12.5), (#""true""#, true),
      (#""{\"a\": [1]}""#, ["a": [1]]), (#"" [1, 2] ""#, [1, 2]), (#""null""#, .null),
      (#""\"{oops\"""#, "{oops"), ("null", .null),
    ] as [(String, JSONValue)] {
      try expect(json, format, coercion, gives: value)
    }
    for (text, reason) in [
      ("{oops", "is wrong in column 2: expected a key in quotation marks or '}'"),
      ("[1", "ends early in column 3, expected ',' or ']' after a value"),
      ("abc", "is wrong in column 1: expected a value, found abc"),
      ("[1] 2", "is wrong in column 5: expected the end of the document after the value"),
      ("NaN", "is wrong in column 1: expected a value, found NaN, which is not valid JSON"),
      ("01", "is wrong in column 1: a number cannot begin with 0 and another digit"),
    ] {
      let refusal =
        #"expected JSON value as a string, found string "\#(text)", but its JSON \#(reason)"#
      try expect(#""\#(text)""#, format, coercion, gives: nil, ["value: \(refusal)"])
      try expect(
        #"["\#(text)", "7"]"#, FieldFormat<[JSONValue]>.each(format), coercion, gives: [7],
        ["value[0]: \(refusal)"])
      try expect(
        #"["\#(text)", "7"]"#, .each(format), coercion, gives: [nil, 7] as [JSONValue?],
        ["value[0]: \(refusal)"])
      try expect(
        #"{"a": "\#(text)", "b": "7"}"#, FieldFormat<[String: JSONValue]>.each(format), coercion,
        gives: ["b": 7], ["value.a: \(refusal)"])
    }
    try expect(#""N/A""#, .sent(as: .string, FieldFormat<JSONValue>.null("N/A")), is: .null)
    try expect(
      #""{oops""#, FieldFormat<Payload>.sent(as: .string), coercion, gives: nil,
      [
        #"value: expected Payload as a string, found string "{oops", but its JSON is wrong in "#
          + "column 2: expected a key in quotation marks or '}'"
      ])
    try expect(#""[7]""#, .sent(as: .string), coercion, gives: Payload(rawValue: [7]))
    try expect(#""N/A""#, .null("N/A", or: format), is: .null)
  }

  @Test func sentAsString_ofAnyJSON_takesItsOwnFormAsARepair() throws {
    let format = FieldFormat<JSONValue>.sent(as: .string)
    try expect(
      "7", format, gives: 7, ["value: read number 7 as JSON value; its declared form is a string"])
    try expect(
      "[7]", format, gives: nil, ["value: expected JSON value as a string, found array [7]"])
    try expect(
      "[7]", format, .forgiving, gives: [7],
      ["value: read array [7] as JSON value; its declared form is a string"])
    try expect(
      #""""#, format, .lenient, gives: nil,
      [
        #"value: expected JSON value as a string, found string "", but its JSON is wrong in column 1: the text is empty, expected a JSON value"#
      ])
    try expect(#""""#, format, .forgiving, is: .null, [#"value: read string "" as null"#])
  }

  @Test func oneOf_prefersWhatIsClean() throws {
    let format = FieldFormat<Date>.oneOf(.secondsSince1970, .pattern("yyyyMMdd"))
    try expect(#""19700102""#, format, gives: Date(timeIntervalSince1970: 86_400))
    try expect("60", format, gives: first)
    try expect(#""60""#, format, gives: first, [#"value: read string "60" as Date"#])
    try expect(#""-""#, FieldFormat<Int>.oneOf(.sent(as: .string), .null("-")), is: .null)
  }
}

private struct Payload: RawRepresentable, Equatable, Capturable { let rawValue: JSONValue }
