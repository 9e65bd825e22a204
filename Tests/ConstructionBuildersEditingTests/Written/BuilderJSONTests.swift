import ConstructionBuilders
import ConstructionBuildersEditing
import Foundation
import Testing

@testable import TestSupport

/// From builders to what they could have been read from.
struct BuilderJSONTests {
  @Test func json_ofWhatWasRead_isThatInTheOrderOfTheFields() throws {
    let sut = try GuestBuilder(json: #"{"friends": [{"name": "Jean"}], "name": "Scott"}"#)
    try expect(sut.json.description, equals: #"{"name":"Scott","friends":[{"name":"Jean"}]}"#)
  }

  /// Everything that a field can hold, written and read again.
  @Test func json_ofEveryType_isReadAgainWithoutAFinding() throws {
    let json = """
      {"name":"Party","size":7,"small":255,"weight":0.1,"price":12345678901234567.89,"open":false,\
      "began":"2014-06-10T19:11:26.5Z","home":"https://example.com",\
      "token":"E621E1F8-C36C-495A-93FC-0C247A3E6E5F","color":"green","level":2,"tags":["a"],\
      "scores":[1,null,3],"grid":[[1],[]],"counts":{"a":1,"b":2},"extra":{"z":1.50,"y":null},\
      "title":"X","guests":[{"name":"Jean"}],"hosts":{"a":{"name":"Ororo","friends":[]}},\
      "chief":{"name":"Xavier"}}
      """
    var sut = try PartyBuilder(json: json)
    try expect(sut.json.description, equals: json)
    try expect(PartyBuilder(json: sut.json.description).build(), equals: sut.build())
    let again = PartyBuilder(dictionary: try sut.dictionary)
    expect(again.build(), equals: sut.build())
    expect(again.findings, equals: [])

    sut.name = "Another"
    sut.chief?.name = "Erik"
    sut.tags = nil
    sut.guests?[0].friends = []
    let changed = json.replacing("Party", with: "Another").replacing("Xavier", with: "Erik")
      .replacing(#""tags":["a"],"#, with: "")
      .replacing(#"{"name":"Jean"}"#, with: #"{"name":"Jean","friends":[]}"#)
    try expect(sut.json.description, equals: changed)
  }

  @Test func dictionary_hasNumbersThatKeepTheirDigits() throws {
    let sut = try One<[String: Decimal]>(
      json: #"{"value": {"a": 1, "b": 18446744073709551615, "c": 1.5, "d": 12345678901234567.89}}"#)
    let dictionary = try sut.dictionary
    let numbers = try #require(dictionary["value"] as? [String: Any])
    expect(numbers["a"] as? Int, equals: 1)
    expect(numbers["b"] as? UInt64, equals: .max)
    expect(numbers["c"] as? Double, equals: 1.5)
    #expect(
      numbers["d"] as? JSONValue == .number(try #require(.init(digits: "12345678901234567.89"))))
    expect(One<[String: Decimal]>(dictionary: dictionary).value, equals: sut.value)
  }

  @Test(.enabled(if: readsFoundation)) func dictionary_ofNull_hasNSNull() throws {
    let sut = try One<Int>(json: #"{"value": null}"#)
    #expect(try sut.dictionary["value"] is NSNull)
  }

  @Test func dictionary_ofNull_isReadAsNull() throws {
    let sut = try One<Int>(json: #"{"value": null}"#)
    expect(One<Int>(dictionary: try sut.dictionary).$value.outcome, equals: .null)
  }

  /// What arrives, and what is written of it.
  @Test(arguments: [
    (#"{}"#, #"{}"#),
    (#"{"id": null}"#, #"{"id":null}"#),
    (#"{"id": "7"}"#, #"{"id":7}"#),
    (#"{"label": "a"}"#, #"{"label":"a"}"#),
    (
      #"{"data": {"total": 3, "page": {"next": "b"}}}"#,
      #"{"data":{"total":3,"page":{"next":"b"}}}"#
    ),
    (#"{"data": null}"#, #"{"data":null}"#),
    (#"{"data": {"page": null}}"#, #"{"data":{"page":null}}"#),
    (#"{"thumbnail": {"path": "a", "odd": 1}}"#, #"{"thumbnail":{"path":"a"}}"#),
    (#"{"odd": 1}"#, #"{}"#),
  ])
  func json_ofWhatArrives(row: (arrives: String, written: String)) throws {
    try expect(WrittenBuilder(json: row.arrives).json.description, equals: row.written)
  }

  /// What is lost is named.
  @Test(arguments: [
    (#"{"id": "x"}"#, #"id: expected Int, found string "x""#),
    (#"{"data": 7}"#, #"data: expected object, found number 7"#),
    (#"{"tags": ["a", [], "b"]}"#, "tags[1]: expected String, found array []"),
    (
      #"{"guests": [{"name": "a", "friends": [7]}]}"#,
      "guests[0].friends[0]: expected object, found number 7"
    ),
    (#"{"guests": [7]}"#, "guests[0]: expected object, found number 7"),
    (#"{"celsius": 3}"#, "celsius: rejected: Celsius is not Encodable"),
  ])
  func json_ofWhatIsNoLongerKnown_namesIt(row: (arrives: String, problem: String)) throws {
    let sut = try WrittenBuilder(json: row.arrives)
    let error = #expect(throws: BuildFailure.self) { try sut.json }
    expect(Set(error?.findings.map(\.description) ?? []), equals: [row.problem])
    #expect(throws: BuildFailure.self) { try sut.dictionary }
  }

  @Test func stepThatFails_isNamedOnce() throws {
    let sut = try PrefixedBuilder(json: #"{"data": 7}"#)
    let error = #expect(throws: BuildFailure.self) { try sut.json }
    expect(error?.findings, say: "data: expected object, found number 7")
  }

  @Test func failure_saysWhatItIsAbout() throws {
    let error = #expect(throws: BuildFailure.self) { try One<Int>(json: #"{"value": "x"}"#).json }
    expect(
      error?.description,
      equals: """
        JSON of One<Int> could not be built: 1 problem
          value: expected Int, found string "x"
        """)
  }

  @Test func numberThatJSONLacks_isNamed() throws {
    var sut = One<[String: [Double]]>(dictionary: [:])
    sut.value = ["a": [1, .nan]]
    let error = #expect(throws: BuildFailure.self) { try sut.json }
    expect(error?.findings, say: "value.a[1]: rejected: JSON has no nan")
  }

  @Test(arguments: [Double.nan, .infinity, -1e13])
  func dateThatCannotBeWritten_isNamed(seconds: Double) throws {
    var sut = One<Date>(dictionary: [:])
    sut.value = Date(timeIntervalSince1970: seconds)
    let error = #expect(throws: BuildFailure.self) { try sut.json }
    expect(
      error?.findings, say: "value: rejected: Only a date of the years 1 to 9999 can be written")
  }

  @Test func valueSetWhereAStepWasMissing_isWrittenAtTheEndOfThePath() throws {
    for json in ["{}", #"{"data": null}"#, #"{"data": {}}"#] {
      var sut = try WrittenBuilder(json: json)
      sut.next = "b"
      sut.total = 3
      expect(sut.$next.path, equals: "data.page.next")
      try expect(sut.json.description, equals: #"{"data":{"total":3,"page":{"next":"b"}}}"#)
    }
  }

  @Test func fieldThatWasNotCaptured_hasNoKeyToBeWrittenUnder() throws {
    var sut = NotedBuilder(dictionary: [:])
    try expect(sut.json.description, equals: "{}")
    sut.name = "a"
    let error = #expect(throws: BuildFailure.self) { try sut.json }
    expect(error?.findings, say: "name: rejected: the field was not captured, so it has no key")
  }

  @Test func fieldsOfOneKey_agreeOnWhatArrivedAsDeclared() throws {
    try expect(TwiceBuilder(json: #"{"id": 7}"#).json.description, equals: #"{"id":7}"#)
    try expect(TwiceBuilder(json: #"{"id": "7"}"#).json.description, equals: #"{"id":"7"}"#)
    var sut = try TwiceBuilder(json: #"{"id": 7}"#)
    sut.text = "8"
    let error = #expect(throws: BuildFailure.self) { try sut.json }
    expect(error?.findings, say: "id: rejected: another field has another value here")
  }

  @Test func fieldsInOneObject_areWrittenTogether() throws {
    let json = #"{"chief":{"name":"Xavier","friends":[],"rank":1}}"#
    try expect(ChiefBuilder(json: json).json.description, equals: json)
  }

  @Test func enumerationsWithRawValues_areWrittenByThem() throws {
    let json = #"{"value":{"a":["red"],"b":["green","red"]}}"#
    try expect(One<[String: [Color]]>(json: json).json.description, equals: json)
    try expect(
      One<[Level?]>(json: #"{"value":[2,null]}"#).json.description, equals: #"{"value":[2,null]}"#)
  }

  @Test func generatedFields_areWrittenAsWell() throws {
    try expect(ListedBuilder(json: #"{"b": 2, "a": 1}"#).json.description, equals: #"{"a":1}"#)
  }
}

private struct Celsius: Capturable {
  let degrees: Double
  static func capture(_ node: JSONNode) -> Captured<Celsius> {
    Double.capture(node).flatMap(node) { Celsius(degrees: $0) }
  }
}

private struct WrittenBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var title: String?
  @Field var total: Int?
  @Field var next: String?
  @Field var tags: [String]?
  @Field var guests: [GuestBuilder]?
  @Field var celsius: Celsius?
  @Field var thumbnail: Decoded<Thumbnail>?

  init(fields: JSONFields) {
    _id = fields["id"]
    _title = fields[anyOf: "title", "label"]
    _total = fields["data", "total"]
    _next = fields["data", "page", "next"]
    _tags = fields["tags", .strict]
    _guests = fields["guests"]
    _celsius = fields["celsius"]
    _thumbnail = fields["thumbnail"]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}

private struct NotedBuilder: ConstructionBuilder {
  @Field var name: String?
  init(fields: JSONFields) { _name = .missing }
  func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
}

private struct TwiceBuilder: ConstructionBuilder {
  @Field var number: Int?
  @Field var text: String?

  init(fields: JSONFields) {
    _number = fields["id"]
    _text = fields["id"]
  }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $number) }
}

private struct ChiefBuilder: ConstructionBuilder {
  @Field var chief: GuestBuilder?
  @Field var rank: Int?

  init(fields: JSONFields) {
    _chief = fields["chief"]
    _rank = fields["chief", "rank"]
  }

  func build() -> Result<Guest, BuildFailure> { construct({ $0 }, $chief) }
}

/// A builder that lists its fields itself.
private struct ListedBuilder: ConstructionBuilder {
  @Field var a: Int?
  @Field var b: Int?

  init(fields: JSONFields) {
    _a = fields["a"]
    _b = fields["b"]
  }

  var declaredFields: [DeclaredField] { [DeclaredField(name: "a", field: $a)] }

  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $a) }
}

private struct PrefixedBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var name: String?
  @Field var note: String?
  init(fields: JSONFields) {
    _id = fields["data", "id"]
    _name = fields["data", "name"]
    _note = fields["data", "inner", "note"]
  }
  func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
}
