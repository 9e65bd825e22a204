import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// Dictionaries whose keys are not Strings, and those that may be none.
struct AnyKeysTests {
  @Test(
    arguments: [
      HeldRow("[Int: Int]", [7: 1]), HeldRow("[UInt8: Int]", [7 as UInt8: 1]),
      HeldRow("[Decimal: Int]", [7 as Decimal: 1]), HeldRow("[Double: Int]", [7.0: 1]),
      HeldRow("[AnyHashable: Any]", [7: 1] as [AnyHashable: Any]),
      HeldRow("[NSNumber: Int]", [NSNumber(value: 7): 1]),
      HeldRow("NSDictionary", NSDictionary(dictionary: [NSNumber(value: 7): 1])),
    ].filter { readsFoundation || !$0.testDescription.contains("NS") })
  func wholeNumberAsKey_isItsText(_ row: HeldRow) {
    expect(One<[String: Int]>(dictionary: ["value": row.value]).value, equals: ["7": 1])
    let sut = One<[Int: Int]>(dictionary: ["value": row.value], coercion: .strict)
    expect(sut.value, equals: [7: 1])
    expect(sut.$value.outcome, equals: .value)
  }

  /// The keys of JSON are texts, so a number as a key is its digits.
  @Test(
    arguments: [
      HeldRow("[Double: Int]", [1.5: 1, 2.0: 2]), HeldRow("[Float: Int]", [1.5 as Float: 1, 2: 2]),
      HeldRow("[Decimal: Int]", [Decimal(string: "1.5"): 1, 2: 2]),
      HeldRow("[AnyHashable: Any]", [1.5: 1, 2: 2] as [AnyHashable: Any]),
      HeldRow("[NSNumber: Int]", [NSNumber(value: 1.5): 1, NSNumber(value: 2.0): 2]),
    ].filter { readsFoundation || !$0.testDescription.contains("NS") })
  func numberAsKey_isItsDigits(_ row: HeldRow) {
    expect(One<[String: Int]>(dictionary: ["value": row.value]).value, equals: ["1.5": 1, "2": 2])
    let sut = One<[Double: Int]>(dictionary: ["value": row.value], coercion: .strict)
    expect(sut.value, equals: [1.5: 1, 2: 2])
    expect(sut.$value.outcome, equals: .value)
    let decimal = One<[Decimal: Int]>(dictionary: ["value": row.value], coercion: .strict)
    expect(decimal.value, equals: [Decimal(15) / 10: 1, 2: 2])
  }

  @Test func otherKeysWithOneText_areRead() {
    let names: [Any] = [
      [true: 1, "a": 2] as [AnyHashable: Any], [Level.low: 1], [FileAttributeKey.size: 1],
      [AnyHashable(NSString(string: "b")): 1] as [AnyHashable: Any],
    ]
    let keys = names.map { One<[String: Int]>(dictionary: ["value": $0]).value?.keys.sorted() }
    expect(keys, equals: [["a", "true"], ["1"], [FileAttributeKey.size.rawValue], ["b"]])
  }

  /// Nothing is made up for a key that has no text, and none of two values is chosen.
  @Test func keyWithoutATextOfItsOwn_isALossOnRecord() {
    let sut = One<[String: Int]>(dictionary: [
      "value": [7: 1, "7": 2, "a": 3, Double.nan: 4, [8]: 5] as [AnyHashable: Any]
    ])
    expect(sut.value, equals: ["a": 3])
    expect(
      sut.findings,
      say:
        #"value["(key of type Array<Int>)"]: expected Int, found value for a key of type Array<Int>"#,
      #"value["(key of type Double)"]: expected Int, found value for a key of type Double"#,
      "value.7: expected Int, found value for a key that is there twice")
  }

  /// One loss for each value, in which nothing is quoted that was not sent.
  @Test func keysWithoutATextOfOneType_areALossEach() {
    let value: [AnyHashable: Any] = [Date(timeIntervalSince1970: 1): "a", [1]: "b", [2]: "c"]
    expectLosses([String: String].self, value)
    expectLosses([Date: String].self, value)
    expectLosses([URL: String].self, value)
    expectLosses([UUID: String].self, value)
    expectLosses([Int: String].self, value)
    expectLosses([UserID: String].self, value)
    expectLosses([Open<Currency>: String].self, value)
    expectLosses([String: String?].self, value)
    expectLosses([Int: String?].self, value)
    let dates = [Date(timeIntervalSince1970: 1): "a", Date(timeIntervalSince1970: 2): "b"]
    expect(
      One<[Date: String]>(dictionary: ["value": dates]).findings.map(\.description).sorted(),
      equals: [
        "value: none of 2 elements could be used",
        #"value["(key of type Date) 2"]: expected String, found value for a key of type Date"#,
        #"value["(key of type Date)"]: expected String, found value for a key of type Date"#,
      ])
  }

  private func expectLosses<Key: Capturable & Hashable, Value: Capturable>(
    _ type: [Key: Value].Type, _ value: [AnyHashable: Any]
  ) where Key.Built == Key {
    let sut = One<[Key: Value]>(dictionary: ["value": value])
    let words = [
      "value: none of 3 elements could be used",
      #"value["(key of type Array<Int>) 2"]: expected String, found value for a key of type Array<Int>"#,
      #"value["(key of type Array<Int>)"]: expected String, found value for a key of type Array<Int>"#,
      #"value["(key of type Date)"]: expected String, found value for a key of type Date"#,
    ]
    expect(sut.value?.count, equals: 0)
    expect(sut.findings.map(\.description).sorted(), equals: words, "\(type)")
    expect(failureLines(sut.build()).first, equals: words[0], "\(type)")
  }

  @Test func textThatIsSent_staysWhereAKeyHasNone() {
    let value: [AnyHashable: Any] = ["(key of type Double)": 1, Double.nan: 2]
    let sut = One<[String: Int]>(dictionary: ["value": value])
    expect(sut.value, equals: ["(key of type Double)": 1])
    expect(
      sut.findings,
      say: #"value["(key of type Double) 2"]: expected Int, found value for a key of type Double"#)
  }

  @Test func valueInAnObject_isQuotedAsAValue() {
    let rows: [([AnyHashable: Any], String)] = [
      ([1: 1, "1": 2], #"{"1": value for a key that is there twice}"#),
      (["a": Double.nan, Double.nan: 1], #"{value for a key of type Double, "a": nan}"#),
      (["a": [Date()]], #"{"a": [value of type Date]}"#),
    ]
    for (value, excerpt) in rows {
      expect(
        One<Int>(dictionary: ["value": value]).findings,
        say: "value: expected Int, found object \(excerpt)")
    }
    expect(
      One<JSONValue>(dictionary: ["value": [1: 1, "1": 2] as [AnyHashable: Any]]).findings,
      say: #"value: expected JSON value, found object {"1": value for a key that is there twice}"#)
  }

  /// A builder names its keys, so others are no loss to it.
  @Test func otherKeysOfAnObject_areUnread() {
    let object: [AnyHashable: Any] = ["value": 1, 1.5: 2, 7: 3, "7": 4]
    for sut in [One<Int>(dictionary: object), One<One<Int>>(dictionary: ["value": object]).value] {
      expect(sut?.value, equals: 1)
      expect(sut?.findings, say: [])
    }
  }

  @Test func nestedDictionariesOfAnyKeys_areObjects() {
    let payload: [AnyHashable: Any] = [
      "aps": ["alert": ["title": "A", 1: "x"] as [AnyHashable: Any]] as [AnyHashable: Any]
    ]
    let sut = PayloadBuilder(dictionary: payload)
    expect(sut.title, equals: "A")
    expect(sut.findings, say: [])
  }

  /// What may be a dictionary, and the value that a builder reads or why there is none.
  static let arguments: [(argument: HeldRow, value: Int?, problem: String?)] = [
    (HeldRow("[String: Any]", ["value": 1] as [String: Any]), 1, nil),
    (HeldRow("[String: Any]?", [String: Any]?.some(["value": 1]) as Any), 1, nil),
    (HeldRow("[AnyHashable: Any]", ["value": 1] as [AnyHashable: Any]), 1, nil),
    (HeldRow("[String: Int]", ["value": 1]), 1, nil),
    (HeldRow("empty", [String: Any]()), nil, "value: required Int is missing"),
    (HeldRow("nil", [String: Any]?.none as Any), nil, "required dictionary is missing"),
    (HeldRow("nil of nil", Any??.some(nil) as Any), nil, "required dictionary is missing"),
    (HeldRow("array", [1]), nil, "expected dictionary, found array [1]"),
    (HeldRow("empty array", [Any]()), nil, "expected dictionary, found array []"),
    (HeldRow("text", "{}"), nil, #"expected dictionary, found string "{}""#),
    (HeldRow("number", 7), nil, "expected dictionary, found number 7"),
    (HeldRow("Date", Date()), nil, "expected dictionary, found value of type Date"),
  ]

  @Test(arguments: arguments)
  func argumentOfAnyType_isADictionaryOrFails(
    row: (argument: HeldRow, value: Int?, problem: String?)
  ) {
    for coercion in [Coercion.strict, .lenient, .forgiving] {
      check(row, One<Int>.build(dictionary: row.argument.value as Any?, coercion: coercion))
      let report = One<Int>.report(dictionary: row.argument.value as Any?, coercion: coercion)
      check(row, report.result)
      expect(report.findings, say: [row.problem].compactMap(\.self))
      let sut = Result { () throws(BuildFailure) in
        try One<Int>(dictionary: row.argument.value as Any?, coercion: coercion)
      }
      check(row, sut.flatMap { $0.build() })
    }
  }

  private func check(
    _ row: (argument: HeldRow, value: Int?, problem: String?), _ result: Result<Int, BuildFailure>
  ) {
    expect(try? result.get(), equals: row.value)
    expect(result, fails: [row.problem].compactMap(\.self))
  }

  @Test(.enabled(if: readsFoundation)) func objectsOfFoundation_areDictionariesOrFail() {
    expect(
      try? One<Int>(dictionary: NSDictionary(dictionary: ["value": 1]) as Any?).value, equals: 1)
    expect(One<Int>.build(dictionary: NSNull() as Any?), fails: "required dictionary is null")
  }

  /// A builder of Optionals, which nothing could make fail later.
  @Test func nilForABuilderThatNeedsNothing_fails() {
    let nothing: [AnyHashable: Any]? = nil
    #expect(throws: BuildFailure.self) { try OptionalBuilder(dictionary: nothing) }
    expect(OptionalBuilder.build(dictionary: nothing), fails: "required dictionary is missing")
  }

  @Test func directBuilder_readsAnyDictionary() throws {
    let guest: [AnyHashable: Any] = [
      "name": "Scott", 7: 1, "friends": [["name": Substring("Jean"), 7: 1] as [AnyHashable: Any]],
    ]
    let expected = try GuestBuilder.build(dictionary: guest).get()
    expect(expected.friends.map(\.name), equals: ["Jean"])
    try expect(DirectGuestBuilder.build(dictionary: guest).get(), equals: expected)
    let report = DirectGuestBuilder.report(dictionary: guest as [AnyHashable: Any]?)
    try expect(report.result.get(), equals: expected)
    expect(report.findings, equals: [])
  }

  /// Literals stay dictionaries of Strings, and need no `try`.
  @Test func literal_isADictionaryOfStrings() {
    let sut = One<Int>(dictionary: ["value": 1, "other": "a"])
    expect(sut.value, equals: 1)
    expect(One<Int>(dictionary: [:]).value, equals: nil)
    expect(One<Int>.report(dictionary: ["value": "1", "other": 1]).findings.count, equals: 1)
    expect(try? One<Int>.build(dictionary: ["value": 1, "other": "a"]).get(), equals: 1)
  }

  /// Reading ends at the depth limit.
  @Test(.enabled(if: readsFoundation)) func dictionaryThatContainsItself_isReadToTheDepthLimit() {
    let (dictionary, array) = (NSMutableDictionary(), NSMutableArray())
    dictionary["number"] = 1
    dictionary["self"] = dictionary
    array.add(array)
    for value in [dictionary, array] as [Any] {
      expect(One<JSONValue>(dictionary: ["value": value]).$value.outcome, equals: .unusable)
      expect(One<Int>(dictionary: ["value": value]).$value.outcome, equals: .unusable)
      expect(One<String>(dictionary: ["value": value]).$value.outcome, equals: .unusable)
    }
  }

  /// Each is in the next one twice: counting along every way would not end.
  @Test(.enabled(if: readsFoundation)) func dictionaryThatIsSharedManyTimes_isCountedOnce() {
    var dictionary = NSMutableDictionary()
    dictionary["self"] = dictionary
    for _ in 0..<400 {
      dictionary = NSMutableDictionary(dictionary: ["a": dictionary, "b": dictionary])
    }
    expect(One<Int>(dictionary: ["value": dictionary]).$value.outcome, equals: .unusable)
  }
}

private struct PayloadBuilder: ConstructionBuilder {
  @Field var title: String?
  init(fields: JSONFields) { _title = fields["aps", "alert", "title"] }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $title) }
}

private struct OptionalBuilder: ConstructionBuilder {
  @Field var title: String?
  init(fields: JSONFields) { _title = fields["title"] }
  func build() -> Result<String?, BuildFailure> { construct({ $0 }, $title.optional) }
}
