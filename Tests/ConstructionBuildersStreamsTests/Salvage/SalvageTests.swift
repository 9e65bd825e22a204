import Foundation
import Testing

@testable import ConstructionBuilders
@testable import ConstructionBuildersStreams
@testable import TestSupport

/// Models of documents that were cut off.
struct SalvageTests {
  struct Item: Equatable {
    let id: Int
    let note: String?
  }

  struct ItemBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var note: String?

    init(fields: JSONFields) {
      _id = fields["id"]
      _note = fields["note"]
    }

    func build() -> Result<Item, BuildFailure> { construct(Item.init, $id, $note.optional) }
  }

  struct Page: Equatable {
    let total: Int
    let results: [Item]
    let next: String?
  }

  struct PageBuilder: ConstructionBuilder {
    @Field var total: Int?
    @Field var results: [ItemBuilder]?
    @Field var next: String?

    init(fields: JSONFields) {
      _total = fields["total"]
      _results = fields["results"]
      _next = fields["next"]
    }

    func build() -> Result<Page, BuildFailure> {
      construct(Page.init, $total, $results, $next.optional)
    }
  }

  struct Envelope: Equatable {
    let code: Int
    let data: Page
  }

  struct EnvelopeBuilder: ConstructionBuilder {
    @Field var code: Int?
    @Field var data: PageBuilder?

    init(fields: JSONFields) {
      _code = fields["code"]
      _data = fields["data"]
    }

    func build() -> Result<Envelope, BuildFailure> { construct(Envelope.init, $code, $data) }
  }

  static let cut = """
    {"code": 200, "data": {"total": 9, "results": [
    {"id": 1, "note": "a"}, {"id": 2}, {"id": 3, "no
    """

  @Test func cutInAnElement_keepsTheElementsBefore() throws {
    let sut = try JSONRoot<EnvelopeBuilder>(cutOff: Self.cut)
    let page = Page(total: 9, results: [Item(id: 1, note: "a"), Item(id: 2, note: nil)], next: nil)
    try expect(sut.build().get(), equals: Envelope(code: 200, data: page))
    expect(
      sut.findings,
      say: "data.results: the body ends early at line 2, column 49; 2 elements were complete",
      "data.next: String is missing, the body ends early")
    expect(sut.findings.filter { $0.kind == .cutOff }.count, equals: 1)
    expect(sut.value?.data?.$next.finding?.reason, equals: "the body ends early")
    expect(sut.value?.data?.$next.isArriving, equals: false)
  }

  @Test func completeArray_failsIfItWasCutOff() throws {
    let sut = try JSONRoot<[ItemBuilder]>(cutOff: Self.cut, at: "data", "results")
    try expect(sut.build().get().count, equals: 2)
    expect(
      "\(sut.build { $0.requiringAll })",
      equals: """
        failure([Item] could not be built: 1 problem
          data.results: the body ends early at line 2, column 49; 2 elements were complete)
        """)
    let numbers = try JSONRoot<[Int]>(cutOff: "[1, 2, 3")
    try expect(numbers.build().get(), equals: [1, 2])
    expect(
      "\(numbers.build { $0.requiringAll })",
      equals: """
        failure([Int] could not be built: 1 problem
          the body ends early at line 1, column 9; 2 elements were complete)
        """)
  }

  @Test func requiredFieldThatDidNotArrive_isMissingForThatReason() throws {
    let sut = try JSONRoot<EnvelopeBuilder>(cutOff: #"{"data": {"results": [], "next": "x""#)
    expect(
      "\(sut.build())",
      equals: """
        failure(Envelope could not be built: 2 problems
          code: required Int is missing, the body ends early
          data.total: required Int is missing, the body ends early)
        """)
    expect(
      sut.findings, say: "code: required Int is missing, the body ends early",
      "data: the body ends early at line 1, column 37",
      "data.total: required Int is missing, the body ends early")
  }

  @Test(arguments: [
    "", " ", "{", #"{"code"#, #"{"code":"#, #"{"code": 20"#, #"{"code": 200"#, #"{"code": 200,"#,
    #"{"code": 200, "data": {"#,
  ])
  func cutBeforeWhatIsRequired_failsAndSaysWhere(text: String) throws {
    let sut = try JSONRoot<EnvelopeBuilder>(cutOff: text)
    guard case .failure(let failure) = sut.build() else { return #expect(Bool(false)) }
    #expect(failure.findings.allSatisfy { $0.reason == "the body ends early" })
    expect(sut.findings.filter { $0.kind == .cutOff }.count, equals: 1)
  }

  @Test func valuesThatHaveNotSettled_areLeftOut() throws {
    try expect(JSONRoot<[String]>(cutOff: #"["a", "b"#).value, equals: ["a"])
    try expect(JSONRoot<[String: Int]>(cutOff: #"{"a": 1, "b": 2"#).value, equals: ["a": 1])
    try expect(JSONRoot<[String: [Int]]>(cutOff: #"{"a": [1], "b": [2,"#).value, equals: ["a": [1]])
    try expect(JSONRoot<[[Int]]>(cutOff: "[[1], [2, 3").value, equals: [[1]])
    try expect(JSONRoot<Set<Int>>(cutOff: "[1, 2").value, equals: [1])
    try expect(JSONRoot<String>(cutOff: #""abc"#).value, equals: nil)
    try expect(
      JSONRoot<JSONValue>(cutOff: #"{"a": [1, {"b": 2}, {"c": "d"#).value,
      equals: ["a": [1, ["b": 2]]])
    try expect(JSONRoot<Int>(cutOff: "12").value, equals: 12)
    try expect(JSONRoot<[Bool]>(cutOff: "[false,true").value, equals: [false])
    try expect(JSONRoot<NamedBuilder>(cutOff: #"{"name":"a","b":"#).value?.title, equals: nil)
    try expect(JSONRoot<NamedBuilder>(cutOff: #"{"title":"a","b":"#).value?.title, equals: "a")
    try expect(JSONRoot<JSONValue>(cutOff: "").value, equals: nil)
    try expect(JSONRoot<JSONValue>(cutOff: "-").value, equals: nil)
    try expect(JSONRoot<[String: Int]>(cutOff: "tru").value, equals: nil)
    try expect(JSONRoot<[Int]>(cutOff: "[1,").value, equals: [1])
    try expect(JSONRoot<[[Int]]>(cutOff: "[[]").value, equals: [[]])
  }

  @Test func cutInADictionaryOrAnyValue_saysInWhichMember() throws {
    let json = #"{"it": {"a": [1], "b": [2, 3"#
    let expected = ["it.b: the body ends early at line 1, column 29; 1 element was complete"]
    let lists = try JSONRoot<[String: [Int]]>(cutOff: json, at: "it")
    #expect(lists.value == ["a": [1]] && lists.findings.map(\.description) == expected)
    let any = try JSONRoot<JSONValue>(cutOff: json, at: "it")
    #expect(any.value == ["a": [1], "b": [2]] && any.findings.map(\.description) == expected)
  }

  /// The value under another key counts only if the first one is not there.
  struct NamedBuilder: ConstructionBuilder {
    @Field var title: String?
    init(fields: JSONFields) { _title = fields[anyOf: "title", "name"] }
    func build() -> Result<String, BuildFailure> { construct({ $0 }, $title) }
  }

  /// Of a repeated key, the value that was complete is used, and the other one is not counted.
  @Test func repeatedKey_countsNoElements() throws {
    let sut = try JSONRoot<PageBuilder>(
      cutOff: #"{"total": 1, "results": [{"id": 1}], "results": [{"id": 2}, {"id": 3}, "#)
    expect(sut.value?.results?.map(\.id), equals: [1])
    expect(
      sut.findings.filter { $0.kind == .cutOff }.map(\.description),
      equals: ["results: the body ends early at line 1, column 72"])
  }

  @Test func wholeDocument_isReadAsEver() throws {
    let text = #"{"total": 1, "results": [{"id": 1}, {}]}"#
    let sut = try JSONRoot<PageBuilder>(cutOff: text)
    expect(sut.build(), equals: PageBuilder.build(json: text))
    expect(sut.findings, equals: (try PageBuilder(json: text).findings))
  }

  @Test(arguments: [#"{"total": 1,}"#, "<html>", "[1 2", "nope", #"{"a": "\x"#])
  func otherErrors_areNotSalvaged(text: String) {
    let expected = #expect(throws: BuildFailure.self) { try JSONRoot<PageBuilder>(json: text) }
    let actual = #expect(throws: BuildFailure.self) { try JSONRoot<PageBuilder>(cutOff: text) }
    expect(actual, equals: expected)
  }

  struct ShelfBuilder: ConstructionBuilder {
    @Field var books: [String]?
    @Field var item: ItemBuilder?

    init(fields: JSONFields) {
      _books = fields["books"]
      _item = fields["item"]
    }

    func build() -> Result<Int, BuildFailure> {
      construct({ books, _ in books.count }, $books.or([]), $item)
    }
  }

  @Test func wordsOfWhatDidNotArrive_sayWhatIsRequired() throws {
    let sut = try JSONRoot<ShelfBuilder>(cutOff: "{")
    expect(
      sut.findings, say: "the body ends early at line 1, column 2",
      "books: array is missing, the body ends early",
      "item: required object is missing, the body ends early")
    expect(
      "\(sut.build())",
      equals: """
        failure(Int could not be built: 1 problem
          item: required object is missing, the body ends early)
        """)
    let list = try JSONRoot<ItemBuilder>(cutOff: "[1,2")
    expect(
      list.findings, say: "expected object, found array",
      "the body ends early at line 1, column 5; 1 element was complete")
    // Nothing, or a text of which the rest did not arrive.
    for (json, column) in [("", 1), ("\"", 2), ("\"ab", 4)] {
      let nothing = try JSONRoot<ItemBuilder>(cutOff: json)
      expect(
        nothing.findings, say: "required object is missing, the body ends early",
        "the body ends early at line 1, column \(column)")
    }
  }

  struct SecondBuilder: ConstructionBuilder {
    @Field var item: ItemBuilder?
    @Field var next: ItemBuilder?

    init(fields: JSONFields) {
      _item = fields["items", 1]
      _next = fields["next", "item"]
    }

    func build() -> Result<[Item], BuildFailure> { construct({ [$0, $1] }, $item, $next) }
  }

  @Test func arrayOnTheWay_isNotTakenForTheValue() throws {
    // The element did not arrive.
    let element = try JSONRoot<SecondBuilder>(cutOff: #"{"items": [1, {"id": 1"#)
    expect(
      element.value?.$item.finding?.description,
      equals: "items[1]: required object is missing, the body ends early")
    // An array stands where the path needs an object.
    let step = try JSONRoot<SecondBuilder>(cutOff: #"{"next": [1"#)
    expect(step.value?.$next.finding?.description, equals: "next: expected object, found array")
  }

  @Test func readerThatHasFinished_salvagesNoNumberAtTheEnd() {
    var reader = PartialReader<PageBuilder>()
    reader.append(#"{"results": [{"id": 1}], "total": 2"#)
    let failure = reader.finish()
    #expect(reader.snapshot().$total.isArriving && reader.snapshot().total == nil)
    expect(reader.finish(), equals: failure)
    var copy = reader
    copy.append(" ")
    for result in [reader.finish(salvaging: true), copy.finish(salvaging: true)] {
      expect(
        "\(result)",
        equals: """
          failure(Page could not be built: 1 problem
            total: required Int is missing, the body ends early)
          """)
    }
  }

  @Test func readerThatHasFinished_stillShowsTheTextAtTheEnd() {
    var reader = PartialReader<PageBuilder>()
    reader.append(#"{"next": "ab"#)
    _ = reader.finish()
    expect(reader.snapshot().next, equals: "ab")
  }

  /// The limit of documents is 256 MiB. The finding about a longer one names it.
  @Test func documentBeyondTheLimit_isNotSalvagedAndSaysSo() {
    func salvaged(_ text: String) -> String {
      let result = JSONRoot<[Int]>.salvage(text, at: [], .lenient, 512, maximumLength: 6)
      return "\(result.map { $0.value })"
    }
    expect(salvaged("[1, 2,"), equals: "success(Optional([1, 2]))")
    expect(salvaged("[1, 2, 3]"), equals: "success(Optional([1, 2, 3]))")
    expect(salvaged("[1, 2, 3"), contains: "line 1, column 7: the text is longer than 6 bytes")
    expect(salvaged("[1, 2, 3}"), contains: "column 9: expected ',' or ']' after a value")
  }

  @Test func reader_salvagesToo() {
    var reader = PartialReader<PageBuilder>()
    reader.append(#"{"total": 2, "results": [{"id": 1}, {"id""#)
    var other = reader
    expect(
      other.finish(), equals: PageBuilder.build(json: #"{"total": 2, "results": [{"id": 1}, {"id""#)
    )
    expect(
      reader.finish(salvaging: true),
      equals: .success(Page(total: 2, results: [Item(id: 1, note: nil)], next: nil)))
  }
}
