import ConstructionBuilders
import Foundation
import Testing

/// A builder through any decoder.
struct DecodableModelTests {
  @Test(arguments: Way.allCases)
  func decode_withWhatIsNeeded_hasModelAndFindings(way: Way) throws {
    let json = #"{"name": "Scott", "friends": [{"name": "Jean"}, {"name": ["x"]}]}"#
    let sut = try way.decode(DecodableModel<GuestBuilder>.self, json)

    #expect(sut.model == Guest(name: "Scott", friends: [Guest(name: "Jean", friends: [])]))
    #expect(
      sut.findings.map(\.description) == [#"friends[1].name: expected String, found array ["x"]"#])
  }

  @Test(arguments: Way.allCases)
  func decode_withoutWhatIsNeeded_throwsDecodingErrorWithTheFailure(way: Way) throws {
    let json = #"{"guests": [{"name": "Scott"}, {"friends": "none"}]}"#
    let error = #expect(throws: DecodingError.self) { try way.decode(Page.self, json) }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("not dataCorrupted: \(String(describing: error))")
      return
    }
    #expect(context.codingPath.map(\.intValue) == [nil, 1])
    #expect(context.codingPath.first?.stringValue == "guests")
    #expect(
      context.debugDescription == """
        Guest could not be built: 1 problem
          guests[1].name: required String is missing
        """)
    let failure = try #require(context.underlyingError as? BuildFailure)
    #expect(failure.findings.map(\.path) == ["guests[1].name"])
    #expect(try BuildFailure(underlying: #require(error)) == failure)
  }

  @Test(arguments: Way.allCases)
  func decode_insideAPage_findsUnderTheWholePath(way: Way) throws {
    let json = #"{"guests": [{"name": "Scott", "friends": "none"}]}"#
    let page = try way.decode(Page.self, json)
    #expect(page.guests[0].findings.map(\.path) == ["guests[0].friends"])
    #expect(page.chief == nil)
  }

  @Test func decode_ofNull_isNilWhereThatMayBe() throws {
    let page = try Way.json.decode(Page.self, #"{"guests": [], "chief": null}"#)
    #expect(page.chief == nil)
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
    #expect(
      context.debugDescription == """
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
    #expect(sut.model == (coercion == .strict ? [2] : [1, 2]))
    #expect(sut.findings.map(\.isRepair) == [coercion != .strict])
  }

  /// Of what JSON texts hold, all is kept that the decoder has.
  @Test(arguments: Way.allCases)
  func decode_keepsDigitsAndTellsTextsFromNumbers(way: Way) throws {
    func read<Value: Capturable>(_ type: Value.Type, _ json: String) throws -> Value.Built {
      try way.decode(DecodableModel<One<Value>>.self, #"{"value": \#(json)}"#).model
    }
    #expect(try read(String.self, #""007""#) == "007")
    #expect(try read(Int.self, "-9007199254740993") == -9_007_199_254_740_993)
    #expect(try read(Double.self, "0.1") == 0.1)
    #expect(try read(Bool.self, "true") == true)
    #expect(try read([Bool].self, "[false]") == [false])
    #expect(try read([String: Int].self, #"{"a": 1, "b": 2}"#) == ["a": 1, "b": 2])
    #expect(
      try read(Date.self, #""2014-06-10T19:11:26Z""#) == Date(timeIntervalSince1970: 1_402_427_486))
    if way != .propertyList {
      #expect(try read(UInt64.self, "18446744073709551615") == .max)
      #expect(try read(Decimal.self, "12345678901234567.89").description == "12345678901234567.89")
    }
  }

  @Test func decode_ofNumberThatNobodyHolds_spoilsOneField() throws {
    let json = #"{"name": "Scott", "title": "X", "size": 1, "weight": 1e400}"#
    let sut = try Way.json.decode(DecodableModel<PartyBuilder>.self, json)
    #expect(sut.model.weight == nil)
    #expect(
      sut.findings.map(\.description) == [
        "weight: expected Double, found value that the decoder cannot read"
      ])
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
    #expect(dates.model == ["at": date])
    #expect(data.model == ["id": Data([1, 2])])
  }

  @Test func decode_ofHostileNesting_spoilsOneField() throws {
    let deep = (1..<3_000).reduce(JSONValue.array([])) { inner, _ in .array([inner]) }
    let sut = try DecodableModel<One<[JSONValue?]>>(
      from: TextsDecoder(value: ["value": [1, deep]]))
    #expect(sut.model == ["1", nil])
    #expect(sut.findings.map(\.path) == ["value[1]"])
  }

  @Test func underlying_ofOtherErrors_isNil() {
    #expect(BuildFailure(underlying: CocoaError(.coderInvalidValue)) == nil)
    let context = DecodingError.Context(codingPath: [], debugDescription: "")
    #expect(BuildFailure(underlying: DecodingError.dataCorrupted(context)) == nil)
  }

  @Test func decode_withFailureOfTheBuildersOwn_namesWhatItIsMadeOf() throws {
    let error = #expect(throws: DecodingError.self) {
      try Way.json.decode(DecodableModel<PickyBuilder>.self, #"{"name": 1}"#)
    }
    let failure = try BuildFailure(underlying: #require(error))
    #expect(failure?.findings.map(\.description) == ["rejected: not today"])
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
