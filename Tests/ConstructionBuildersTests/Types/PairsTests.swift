import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Objects that are sent as arrays of pairs.
struct PairsTests {
  @Test func pairs_areADictionary() throws {
    let format = FieldFormat<[String: Int]>.pairs(key: "key", value: "value")
    try expect(
      #"[{"key": "a", "value": 1}, {"id": 7, "key": "b", "value": 2}]"#, format,
      gives: ["a": 1, "b": 2])
    try expect(
      #"[{"key": "a", "value": "x"}, {"key": "b", "value": 2}]"#, format, gives: ["b": 2],
      [#"value[0].value: expected Int, found string "x""#])
    try expect(
      #"[{"key": "a", "value": 1}, {"key": "a", "value": "2"}]"#, format, gives: ["a": 2],
      [
        #"value[0].key: string "a" is a duplicate String key"#,
        #"value[1].value: read string "2" as Int"#,
      ])
    try expect(
      #"[{"value": 1}, 7, null, {"key": null, "value": 1}, {"key": "a"}, {"key": 1, "value": 3}]"#,
      format, gives: ["1": 3],
      [
        "value[0].key: required String is missing", "value[1]: expected object, found number 7",
        "value[2]: required object is null", "value[3].key: required String is null",
        "value[4].value: required Int is missing", "value[5].key: read number 1 as String",
      ])
    try expect(
      #"[{"key": 7}]"#, format, gives: nil,
      ["value[0].key: read number 7 as String", "value[0].value: required Int is missing"])
    try expect("[7]", format, gives: nil, ["value[0]: expected object, found number 7"])
    try expect("[null]", format, gives: [:], ["value[0]: required object is null"])
    try expect(
      "[null, 7]", format, gives: nil,
      ["value[0]: required object is null", "value[1]: expected object, found number 7"])
    try expect("[]", format, gives: [:])
    try expect(
      "{}", format, gives: nil, ["value: expected object as an array of pairs, found object {}"])
    try expect("null", format, is: .null)
    try expect(
      #"[{"k": "a", "v": 60}]"#, .pairs(key: "k", value: "v", as: .each(.secondsSince1970)),
      gives: ["a": Date(timeIntervalSince1970: 60)])
    try expect(#"[[{"k": "a", "v": 60}]]"#, .each(.pairs(key: "k", value: "v")), gives: [["a": 60]])
  }

  @Test func pairs_areABuildersObject() throws {
    let format = FieldFormat<One<Int>>.pairs(key: "key", value: "value")
    try expect(
      #"[{"key": "value", "value": "7"}]"#, format, gives: try One(json: #"{"value": "7"}"#),
      [#"value[0].value: read string "7" as Int"#])
    for sut in try InFormat.both(#"[{"key": "x"}, {"key": "value", "value": "x"}]"#, format) {
      guard case .failure(let failure) = sut.build() else {
        Issue.record("no failure")
        return
      }
      expect(failure.findings, say: #"value[1].value: expected Int, found string "x""#)
    }
    for sut in try InFormat.both("[]", format) {
      guard case .failure(let failure) = sut.build() else {
        Issue.record("no failure")
        return
      }
      expect(failure.findings, say: "value.value: required Int is missing")
    }
  }

  /// A key is told of at its own member, whatever is wrong with it.
  @Test func pairs_tellOfAKeyWhereItIs() throws {
    let format = FieldFormat<[Int: Int]>.pairs(key: "id", value: "n")
    try expect(#"[{"id": "7", "n": 1}]"#, format, .strict, gives: [7: 1])
    try expect(
      #"[{"id": "x", "n": 1}, {"id": "8", "n": 1}]"#, format, gives: [8: 1],
      [#"value[0].id: expected Int key, found string "x""#])
    try expect(
      #"[{"id": "007", "n": "1"}]"#, format, gives: [7: 1],
      [#"value[0].id: read string "007" as Int key"#, #"value[0].n: read string "1" as Int"#])
    try expect(
      #"[{"id": "007", "n": 1}, {"id": "8", "n": 2}]"#, format, .strict, gives: [8: 2],
      [#"value[0].id: expected Int key, found string "007""#])
    try expect(
      #"[{"id": "x", "n": 1}]"#, format, is: .value,
      [#"value[0].id: expected Int key, found string "x""#],
      failing: [
        "value: none of 1 element could be used",
        #"value[0].id: expected Int key, found string "x""#,
      ])
    let byDay = FieldFormat<[Date: Int]>.pairs(
      key: "day", value: "n", as: .keyed(by: .pattern("yyyyMMdd")))
    try expect(
      #"[{"day": "19700102", "n": 1}, {"day": "?", "n": 1}, {"day": 19700103, "n": 1}]"#, byDay,
      gives: [Date(timeIntervalSince1970: 86_400): 1, Date(timeIntervalSince1970: 172_800): 1],
      [#"value[1].day: expected Date key in the pattern yyyyMMdd, found string "?""#])
    try expect(
      #"[{"day": 7, "n": 1}]"#, byDay, gives: [:],
      ["value[0].day: expected Date key in the pattern yyyyMMdd, found number 7"])
    try expect(
      #"[{"day": "1.7e9", "n": 1}, {"day": 1700000000, "n": 2}, {"day": "17e8", "n": 3}]"#,
      FieldFormat<[Date: Int]>.pairs(key: "day", value: "n", as: .keyed(by: .secondsSince1970)),
      gives: [Date(timeIntervalSince1970: 1_700_000_000): 2],
      [
        #"value[0].day: string "1.7e9" is the same Date key as "1700000000""#,
        #"value[2].day: string "17e8" is the same Date key as "1700000000""#,
      ])
    let open = FieldFormat<[Open<Level>: Int]>.pairs(key: "k", value: "v")
    for (json, found) in [("9", "number 9"), (#""9""#, #"string "9""#)] {
      try expect(
        #"[{"k": \#(json), "v": 1}]"#, open, gives: [.unknown(9): 1],
        ["value[0].k: expected Level key, found \(found), which is not one of its cases"])
    }
  }

  /// JSON has no keys but texts. A member that has a key has it as the type of keys reads it.
  @Test func pairs_readKeysAsTheTypeOfKeys() throws {
    let format = FieldFormat<[Int: String]>.pairs(key: "id", value: "name")
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      try expect(
        #"[{"id": 7, "name": "a"}, {"id": 8.0, "name": "b"}, {"id": "9", "name": "c"}]"#, format,
        coercion, gives: [7: "a", 8: "b", 9: "c"])
    }
    try expect(
      #"[{"id": 1.5, "name": "a"}, {"id": true, "name": "c"}]"#, format, gives: nil,
      [
        "value[0].id: expected Int, found number 1.5",
        "value[1].id: expected Int, found boolean true",
      ])
    try expect(
      #"[{"id": 7, "name": "a"}, {"id": "7", "name": "b"}]"#, format, gives: [7: "b"],
      [#"value[0].id: number 7 is a duplicate Int key"#])
    try expect(#"[{"k": 1, "v": 2}]"#, .pairs(key: "k", value: "v"), .strict, gives: [Level.low: 2])
    try expect(
      #"[{"k": 7, "v": 2}]"#, FieldFormat<[Color: Int]>.pairs(key: "k", value: "v"), gives: nil,
      ["value[0].k: expected Color, found number 7, which is not one of its cases"])
    try expect(#"[{"k": true, "v": 2}]"#, .pairs(key: "k", value: "v"), .strict, gives: [true: 2])
    try expect(
      #"[{"k": 7, "v": 2}]"#, FieldFormat<[String: Int]>.pairs(key: "k", value: "v"), .strict,
      gives: nil, ["value[0].k: expected String, found number 7"])
    try expect(
      #"[{"k": [7], "v": 2}]"#, FieldFormat<[Int: Int]>.pairs(key: "k", value: "v"), gives: nil,
      ["value[0].k: expected Int, found array [7]"])
  }

  @Test func pairs_haveKeysOfAnyNumberType() throws {
    let format = FieldFormat<[Double: Int]>.pairs(key: "k", value: "v")
    for coercion in [Coercion.strict, .lenient] {
      try expect(
        #"[{"k": 1.5, "v": 1}, {"k": "2.50", "v": 2}, {"k": 3.0, "v": 3}]"#, format, coercion,
        gives: [1.5: 1, 2.5: 2, 3: 3])
      try expect(
        #"[{"k": 1.50, "v": 1}]"#, FieldFormat<[Decimal: Int]>.pairs(key: "k", value: "v"),
        coercion, gives: [Decimal(15) / 10: 1])
    }
    try expect(
      #"[{"k": "01.50", "v": 1}]"#, format, gives: [1.5: 1],
      [#"value[0].k: read string "01.50" as Double key"#])
    try expect(
      #"[{"k": 1.5, "v": 1}, {"k": "1.5", "v": 2}]"#, format, gives: [1.5: 2],
      ["value[0].k: number 1.5 is a duplicate Double key"])
    try expect(
      #"[{"k": 1.5, "v": 1}, {"k": "1.50", "v": 2}]"#, format, gives: [1.5: 1],
      [#"value[1].k: string "1.50" is the same Double key as "1.5""#])
    try expect(
      #"[{"k": "x", "v": 1}, {"k": true, "v": 1}, {"k": 1, "v": 1}]"#, format, gives: [1: 1],
      [
        "value[1].k: expected Double, found boolean true",
        #"value[0].k: expected Double key, found string "x""#,
      ])
  }

  @Test func pairs_sayWhatIsRepeatedInAPair() throws {
    let remark = "the key is repeated, and its last value counts"
    let sut = try CurrentPairs(
      json:
        #"{"meta": [{"key": "a", "key": "b", "value": 0, "value": 1}, {"key": "c", "value": 2}]}"#)
    expect(sut.meta, equals: ["b": 1, "c": 2])
    expect(sut.findings, say: "meta[0].key: \(remark)", "meta[0].value: \(remark)")
    let lost = try CurrentPairs(
      json: #"{"meta": [{"key": "a", "key": null, "value": 1}, {"key": "c", "value": 2}]}"#)
    expect(lost.meta, equals: ["c": 2])
    expect(lost.findings, say: "meta[0].key: required String is null", "meta[0].key: \(remark)")
  }

  /// The array is repaired as any other, and so are its elements.
  @Test func pairs_areRepairedAsAnArray() throws {
    let format = FieldFormat<[String: Int]>.pairs(key: "k", value: "v")
    for (json, repair) in [
      (#"{"k": "a", "v": 1}"#, #"value: read object {"k": "a", "v": 1} as array"#),
      (
        #"{"3": {"k": "a", "v": 1}}"#,
        #"value: read object {"3": {"k": "a", "v": 1}} as array"#
      ),
      (
        #""[{\"k\": \"a\", \"v\": 1}]""#,
        #"value: read string "[{\"k\": \"a\", \"v\": 1}]" as array"#
      ),
      (#"[[{"k": "a", "v": 1}]]"#, #"value[0]: read array [{"k": "a", "v": 1}] as object"#),
      (
        #"["{\"k\": \"a\", \"v\": 1}"]"#,
        #"value[0]: read string "{\"k\": \"a\", \"v\": 1}" as object"#
      ),
    ] {
      try expect(json, format, .forgiving, gives: ["a": 1], [repair])
      for sut in try InFormat.both(json, format) { expect(sut.$value.outcome, equals: .unusable) }
    }
    try expect(
      #"{"3": {"k": "a", "v": "x"}, "5": {"k": "b", "v": 1}}"#, format, .forgiving, gives: ["b": 1],
      [
        #"value: read object {"3": {"k": "a", "v": "x"}, "5": {"k": "b", "v": 1}} as array"#,
        #"value[3].v: expected Int, found string "x""#,
      ])
    try expect(
      #"[null, "", {"k": "b", "v": 1}, []]"#, format, .forgiving, gives: ["b": 1],
      [
        "value[0]: required object is null", #"value[1]: required object is null ("")"#,
        "value[3]: read array [] as object", "value[3].k: required String is missing",
      ])
    try expect(#""""#, format, .forgiving, is: .null, [#"value: read string "" as null"#])
    for json in ["{}", #"{"a": 1}"#, "7", #""x""#] {
      for sut in try InFormat.both(json, format, .forgiving) {
        expect(sut.$value.outcome, equals: .unusable, "\(json)")
        expect(
          sut.$value.findings.map(\.expected), equals: ["object as an array of pairs"], "\(json)")
      }
    }
  }

  /// Null is a value, and no value is a loss where a value is needed.
  @Test func pairs_withoutAValue() throws {
    try expect(
      #"[{"k": "a", "v": null}, {"k": "b"}, {"k": "c", "v": 1}]"#,
      FieldFormat<[String: Int]>.pairs(key: "k", value: "v"), gives: ["c": 1],
      ["value[1].v: required Int is missing", "value[0].v: required Int is null"])
    try expect(
      #"[{"k": "a", "v": null}, {"k": "b"}, {"k": "c", "v": 1}]"#,
      FieldFormat<[String: Int?]>.pairs(key: "k", value: "v"), gives: ["a": nil, "b": nil, "c": 1])
    for sut in try InFormat.both(
      #"[{"k": "x"}, {"k": "value"}]"#, FieldFormat<One<Int>>.pairs(key: "k", value: "v"))
    {
      expect(sut.build(), fails: "value[1].v: required Int is missing")
    }
  }

  @Test func manyPairs_areCounted() throws {
    let count = inputSize(debug: 1_000, release: 5_000, all: 100_000)
    let pairs = (0..<count).map { #"{"k": \#($0), "v": 1}, {"k": "x", "v": 1}"# }
    for sut in try InFormat.both(
      "[\(pairs.joined(separator: ","))]", FieldFormat<[Int: Int]>.pairs(key: "k", value: "v"))
    {
      expect(sut.value?.count, equals: count)
      expect(sut.$value.findings.count, equals: 101)
    }
  }
}

private struct CurrentPairs: ConstructionBuilder {
  @Field var meta: [String: Int]?

  init(fields: JSONFields) { _meta = fields["meta", as: .pairs(key: "key", value: "value")] }

  func build() -> Result<[String: Int], BuildFailure> { construct({ $0 }, $meta) }
}
