import ConstructionBuildersMacros
import Foundation
import TestSupport
import Testing

/// The models in `Models/Comic.swift`, and valid input with one change.
struct BuildableTests {
  private static let valid: JSONValue = [
    "id": 1, "description": "A comic", "data": ["pages": 36], "prices": [["amount": 4.25]],
    "tags": ["new"], "modified_at": "2014-06-10T19:11:26Z", "isbn": "978-1", "kind": "comic",
    "links": ["shop": "https://example.com"],
  ]

  /// The valid input with one of its members changed, or without it.
  private func json(_ key: String, _ value: JSONValue?) -> String {
    guard case .object(var members) = Self.valid else { return "" }
    members[key] = value
    return JSONValue.object(members).description
  }

  @Test func valid_isBuilt() throws {
    let comic = try Comic.Builder.build(json: Self.valid.description).get()

    expect(
      comic,
      equals: Comic(
        id: 1, summary: "A comic", pageCount: 36, prices: [Price(amount: 4.25)], tags: ["new"],
        modifiedAt: Date(timeIntervalSince1970: 1_402_427_486), isbn: "978-1", kind: .comic,
        links: ["shop": try #require(URL(string: "https://example.com"))]))
  }

  @Test func eachField_canBeReadAndSet() throws {
    var sut = try Comic.Builder(json: json("id", "one"))
    expect(sut.id, equals: nil)
    expect(sut.$id.outcome, equals: .unusable)
    expect(sut.summary, equals: "A comic")
    expect(sut.prices?.first?.amount, equals: 4.25)

    sut.id = 2
    sut.prices?[0].amount = 1

    let comic = try sut.build().get()
    expect(comic.id, equals: 2)
    expect(comic.prices, equals: [Price(amount: 1)])
  }

  @Test func builder_listsItsFieldsByTheNamesOfTheProperties() {
    expect(
      Comic.Builder(dictionary: [:]).declaredFields.map(\.name),
      equals: [
        "id", "summary", "pageCount", "prices", "tags", "modifiedAt", "isbn", "kind", "links",
      ])
  }

  @Test(
    arguments: [
      ("id", nil, "id: required Int is missing"),
      ("id", "x", #"id: expected Int, found string "x""#),
      ("tags", nil, "tags: required array is missing"),
      ("tags", ["new", [1]], "tags[1]: expected String, found array [1]"),
    ] as [(String, JSONValue?, String)])
  func requiredValue_failsTheBuild(key: String, value: JSONValue?, problem: String) throws {
    let json = json(key, value)

    try expect(Comic.Builder(json: json).build().problems, equals: [problem])
    expect(Comic.Builder.build(json: json).problems, equals: [problem])
  }

  @Test(
    arguments: [
      ("description", nil, []),
      ("description", [], ["description: expected String, found array []"]),
      ("isbn", 1, ["isbn: expected String, found number 1"]),
      (
        "kind", "paper",
        [#"kind: expected Kind, found string "paper", which is not one of its cases"#]
      ),
      ("data", nil, []),
      ("data", ["pages": "36"], [#"data.pages: read string "36" as Int"#]),
      ("links", 1, ["links: expected object, found number 1"]),
      ("prices", nil, []),
      ("prices", [["amount": -1]], ["prices[0]: rejected: a price is not negative"]),
      ("price", [["amount": 1]], []),
    ] as [(String, JSONValue?, [String])])
  func optionalValue_isAFindingAtMost(key: String, value: JSONValue?, findings: [String]) throws {
    let json = json(key, value)
    let sut = try Comic.Builder(json: json)

    #expect(throws: Never.self) { try sut.build().get() }
    expect(sut.findings.map(\.description), equals: findings)
    try expect(Comic.Builder.build(json: json).get(), equals: sut.build().get())
  }

  @Test(
    arguments: [
      ("pageCount", "data", nil), ("prices", "prices", nil), ("kind", "kind", "paper"),
      ("links", "links", .null),
    ] as [(String, String, JSONValue?)])
  func default_isUsed(property: String, key: String, value: JSONValue?) throws {
    let comic = try Comic.Builder.build(json: json(key, value)).get()

    switch property {
    case "pageCount": #expect(comic.pageCount == 0)
    case "prices": #expect(comic.prices == [])
    case "kind": #expect(comic.kind == .unknown)
    default: expect(comic.links, equals: [:])
    }
  }

  @Test func alias_isUsedWhereTheFirstKeyIsMissing() throws {
    let sut = try Comic.Builder(json: #"{"price": [{"amount": 2}]}"#)

    expect(sut.prices?.first?.amount, equals: 2)
    expect(sut.$prices.finding?.kind, equals: .alias)
  }

  @Test func check_isARejection() throws {
    let json = #"{"amount": -1}"#

    expect(Price.Builder.build(json: json).problems, equals: ["rejected: a price is not negative"])
    try expect(
      Price.Builder(json: json).build().problems, equals: ["rejected: a price is not negative"])
  }

  @Test func initialiserThatThrows_isARejection() throws {
    let json = #"{"number": 0}"#

    expect(
      Booklet.BookletReader.build(json: json).problems,
      equals: ["rejected: issues are counted from 1"])
    try expect(
      Booklet.Builder(json: json).build().problems, equals: ["rejected: issues are counted from 1"])
    try expect(
      Booklet.BookletReader.build(json: #"{"number": 1}"#).get(), equals: Booklet(number: 1))
  }

  @Test func bothInputs_agree() throws {
    let dictionary: [String: Any] = ["id": 1, "tags": ["new"]]

    try expect(
      Comic.Builder(dictionary: dictionary).build().get(),
      equals: Comic.Builder.build(json: #"{"id": 1, "tags": ["new"]}"#).get())
  }
}

extension Result where Failure == BuildFailure {
  /// The findings of the failure; empty if there is none.
  var problems: [String] {
    guard case .failure(let failure) = self else { return [] }
    return failure.findings.map(\.description)
  }
}
