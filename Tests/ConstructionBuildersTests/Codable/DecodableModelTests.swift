import ConstructionBuilders
import Foundation
import Testing

@testable import TestSupport

/// A builder through any decoder.
struct DecodableModelTests {
  @Test(arguments: Way.allCases)
  func decode_withWhatIsNeeded_hasModelAndFindings(way: Way) throws {
    let json = #"{"name": "Scott", "friends": [{"name": "Jean"}, {"name": ["x"]}]}"#
    let sut = try way.decode(DecodableModel<GuestBuilder>.self, json)

    expect(sut.model, equals: Guest(name: "Scott", friends: [Guest(name: "Jean", friends: [])]))
    expect(sut.findings, say: #"friends[1].name: expected String, found array ["x"]"#)
  }

  @Test(arguments: Way.allCases)
  func decode_withoutWhatIsNeeded_throwsDecodingErrorWithTheFailure(way: Way) throws {
    let json = #"{"guests": [{"name": "Scott"}, {"friends": "none"}]}"#
    let error = #expect(throws: DecodingError.self) { try way.decode(Page.self, json) }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("not dataCorrupted: \(String(describing: error))")
      return
    }
    expect(context.codingPath.map(\.intValue), equals: [nil, 1])
    expect(context.codingPath.first?.stringValue, equals: "guests")
    expect(
      context.debugDescription,
      equals: """
        Guest could not be built: 1 problem
          guests[1].name: required String is missing
        """)
    let failure = try #require(context.underlyingError as? BuildFailure)
    expect(failure.findings.map(\.path), equals: ["guests[1].name"])
    try expect(BuildFailure(underlying: #require(error)), equals: failure)
  }

  @Test(arguments: Way.allCases)
  func decode_insideAPage_findsUnderTheWholePath(way: Way) throws {
    let json = #"{"guests": [{"name": "Scott", "friends": "none"}]}"#
    let page = try way.decode(Page.self, json)
    expect(page.guests[0].findings.map(\.path), equals: ["guests[0].friends"])
    expect(page.chief, equals: nil)
  }

  @Test func decode_ofNull_isNilWhereThatMayBe() throws {
    let page = try Way.json.decode(Page.self, #"{"guests": [], "chief": null}"#)
    expect(page.chief, equals: nil)
    let error = #expect(throws: DecodingError.self) {
      try Way.json.decode(Page.self, #"{"guests": [null]}"#)
    }
    guard case .valueNotFound? = error else {
      Issue.record("not valueNotFound: \(String(describing: error))")
      return
    }
  }

  @Test(arguments: Way.allCases)
  func decode_ofNoObject_isATypeMismatch(way: Way) throws {
    let error = #expect(throws: DecodingError.self) {
      try way.decode(Page.self, #"{"guests": ["Scott"]}"#)
    }
    guard case .typeMismatch(_, let context)? = error else {
      Issue.record("not typeMismatch: \(String(describing: error))")
      return
    }
    expect(
      context.debugDescription,
      equals: """
        Guest could not be built: 1 problem
          guests[0]: expected object, found string "Scott"
        """)
  }

  @Test(arguments: [Coercion.strict, .lenient, .forgiving])
  func decode_withCoercionOfTheDecoder_readsByIt(coercion: Coercion) throws {
    let decoder = JSONDecoder()
    decoder.userInfo[.coercion] = coercion
    let json = Data(#"{"value": ["1", 2]}"#.utf8)
    let sut = try decoder.decode(DecodableModel<One<[Int]>>.self, from: json)
    expect(sut.model, equals: (coercion == .strict ? [2] : [1, 2]))
    expect(sut.findings.map(\.isRepair), equals: [coercion != .strict])
  }

  /// As `report(json:)` says it.
  @Test func decode_ofAnObjectInAText_saysSo() throws {
    let decoder = JSONDecoder()
    decoder.userInfo[.coercion] = Coercion.forgiving
    let json = Data(#"["{\"value\": \"1\"}"]"#.utf8)
    let sut = try decoder.decode([DecodableModel<One<Int>>].self, from: json)
    expect(
      sut[0].findings, say: #"[0]: read string "{\"value\": \"1\"}" as object"#,
      #"[0].value: read string "1" as Int"#)
  }

  /// Of what JSON texts hold, all is kept that the decoder has.
  @Test(arguments: Way.allCases)
  func decode_keepsDigitsAndTellsTextsFromNumbers(way: Way) throws {
    func read<Value: Capturable>(_ type: Value.Type, _ json: String) throws -> Value.Built {
      try way.decode(DecodableModel<One<Value>>.self, #"{"value": \#(json)}"#).model
    }
    try expect(read(String.self, #""007""#), equals: "007")
    try expect(read(Int.self, "-9007199254740993"), equals: -9_007_199_254_740_993)
    try expect(read(Double.self, "0.1"), equals: 0.1)
    try expect(read(Bool.self, "true"), equals: true)
    try expect(read([Bool].self, "[false]"), equals: [false])
    try expect(read([String: Int].self, #"{"a": 1, "b": 2}"#), equals: ["a": 1, "b": 2])
    try expect(
      read(Date.self, #""2014-06-10T19:11:26Z""#),
      equals: Date(timeIntervalSince1970: 1_402_427_486))
    if way != .propertyList {
      try expect(read(UInt64.self, "18446744073709551615"), equals: .max)
      try expect(
        read(Decimal.self, "12345678901234567.89").description, equals: "12345678901234567.89")
    }
  }

  @Test func decode_ofNumberThatNobodyHolds_spoilsOneField() throws {
    let json = #"{"name": "Scott", "title": "X", "size": 1, "weight": 1e400}"#
    let sut = try Way.json.decode(DecodableModel<PartyBuilder>.self, json)
    expect(sut.model.weight, equals: nil)
    expect(sut.findings, say: "weight: expected Double, found value that the decoder cannot read")
  }

  @Test(arguments: [("NaN", "nan"), ("Infinity", "inf"), ("-Infinity", "-inf")])
  func decode_ofNumberThatIsNotFinite_spoilsOneField(number: String, found: String) throws {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let json = #"{"name": "Scott", "title": "X", "size": 1, "weight": \#(number)}"#
    let sut = try decoder.decode(DecodableModel<PartyBuilder>.self, from: Data(json.utf8))
    expect(sut.model.weight, equals: nil)
    expect(sut.findings, say: "weight: expected Double, found number \(found)")
  }

  @Test func decode_ofPropertyListWithDateAndData_readsThem() throws {
    let date = Date(timeIntervalSince1970: 1_402_427_486)
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["value": ["at": date, "id": Data([1, 2])] as [String: Any]],
      format: .binary, options: 0)
    let dates = try PropertyListDecoder().decode(
      DecodableModel<One<[String: Date]>>.self, from: list)
    let data = try PropertyListDecoder().decode(
      DecodableModel<One<[String: Data]>>.self, from: list)
    expect(dates.model, equals: ["at": date])
    expect(data.model, equals: ["id": Data([1, 2])])
  }

  @Test func decode_ofHostileNesting_spoilsOneField() throws {
    let deep = (1..<3_000).reduce(JSONValue.array([])) { inner, _ in .array([inner]) }
    let sut = try DecodableModel<One<[JSONValue?]>>(
      from: TextsDecoder(value: ["value": [1, deep]]))
    expect(sut.model, equals: ["1", nil])
    expect(sut.findings.map(\.path), equals: ["value[1]"])
  }

  @Test func underlying_ofOtherErrors_isNil() {
    expect(BuildFailure(underlying: CocoaError(.coderInvalidValue)), equals: nil)
    let context = DecodingError.Context(codingPath: [], debugDescription: "")
    expect(BuildFailure(underlying: DecodingError.dataCorrupted(context)), equals: nil)
  }

  @Test func decode_withFailureOfTheBuildersOwn_namesWhatItIsMadeOf() throws {
    let error = #expect(throws: DecodingError.self) {
      try Way.json.decode(DecodableModel<PickyBuilder>.self, #"{"name": 1}"#)
    }
    let failure = try BuildFailure(underlying: #require(error))
    expect(failure?.findings, say: "rejected: not today")
  }
}

private struct Page: Decodable {
  let guests: [DecodableModel<GuestBuilder>]
  let chief: DecodableModel<GuestBuilder>?
}

private struct PickyBuilder: ConstructionBuilder {
  struct Refusal: LocalizedError { var errorDescription: String? { "not today" } }

  init(fields: JSONFields) {}

  func build() -> Result<String, Refusal> { .failure(Refusal()) }
}
