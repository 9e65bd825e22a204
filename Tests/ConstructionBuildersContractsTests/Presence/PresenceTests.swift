import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersContracts

/// Which fields are present in one document.
struct PresenceTests {
  private static let day = Date(timeIntervalSince1970: 1_772_352_000)

  /// The lines of the tally of a document, without the heading.
  private func lines(
    _ json: String, _ contract: Contract = UserContract.contract(), _ findings: [Finding] = []
  ) -> [String] {
    let tally = contract.presence(in: json, findings: findings, at: Self.day)
    return tally.rows.map(\.description)
  }

  @Test func fields_arePresentNullOrMissing() {
    expect(
      lines(#"{"userId": "7", "name": null, "notes": {"a": 1}, "friends": []}"#),
      equals: [
        "object in 1 of 1", "User.contact: missing in 1 of 1", "User.friends: array in 1 of 1",
        "User.name: null in 1 of 1", "User.notes: object in 1 of 1",
        "User.place: missing in 1 of 1", "User.prices: missing in 1 of 1",
        "User.title: missing in 1 of 1", "User.userId: string in 1 of 1",
      ])
  }

  @Test func fieldsOfAnObjectThatIsNotThere_areNotAskedFor() {
    let contract = UserContract.contract(.array(of: .object("User")))
    let json = """
      [
        {"contact": {"email": "a@b"}}, {"contact": {}}, {"contact": null}, {"contact": 7}, {},
        {"contact": {"email": null}}
      ]
      """
    expect(
      lines(json, contract).filter { $0.contains("contact") },
      equals: [
        "User.contact: number in 1, object in 3, null in 1, missing in 1 of 6",
        "User.contact.email: string in 1, null in 1, missing in 1 of 3",
      ])
  }

  @Test func elementsAndMembers_shareRows() {
    let json = """
      {
        "friends": [{"userId": 1}, {"userId": "2"}, null, {}],
        "prices": {"x.y": {"amount": 1}, "z": {"amount": true}, "u": {}, "v": null},
        "place": [1.5, 2], "place": [null]
      }
      """
    let lines = lines(json)
    expect(lines, contains: "User.friends[*]: object in 3, null in 1 of 4")
    expect(lines, contains: "User.userId: string in 1, number in 1, missing in 2 of 4")
    expect(lines, contains: "User.prices.*: object in 3, null in 1 of 4")
    expect(lines, contains: "User.prices.*.amount: number in 1, boolean in 1, missing in 1 of 3")
    expect(lines, contains: "User.place: array in 1, missing in 3 of 4")
    expect(lines, contains: "User.place[0]: null in 1 of 1")
  }

  @Test func indexBeyondTheEnd_isMissing() {
    expect(lines(#"{"place": []}"#), contains: "User.place[0]: missing in 1 of 1")
  }

  @Test func documentInAString_isLookedInto_whereReadersTakeIt() {
    let json = #"{"friends": "[{\"userId\": 1}]"}"#
    expect(
      lines(json, UserContract.contract(.object("User"), .forgiving)),
      contains: "User.userId: number in 1, missing in 1 of 2")
    expect(lines(json), contains: "User.userId: missing in 1 of 1")
    #expect(!lines(json).contains { $0.hasPrefix("User.friends[") })
  }

  @Test func singleElement_isCountedAsAnElement() {
    let page = Contract.Object(
      name: "Page", coercion: .forgiving,
      fields: [
        UserContract.field("prices", as: .array(of: .object("Price")), .forgiving),
        UserContract.field("sizes", as: .array(of: UserContract.integer), .forgiving),
      ])
    let price = Contract.Object(
      name: "Price", coercion: .forgiving,
      fields: [UserContract.field("amount", as: UserContract.integer, .forgiving)])
    let contract = Contract(of: page, with: [price])
    let finding = Finding(
      path: "prices[0].amount", kind: .mismatch, expected: "Int",
      found: FoundValue(kind: .string, excerpt: "x"))
    let json = #"{"prices": {"amount": "x", "tax": 1}, "sizes": {"a": 1}}"#
    expect(
      lines(json, contract, [finding]),
      equals: [
        "object in 1 of 1", "prices: object in 1 of 1", "prices[*]: object in 1 of 1",
        "prices[*].amount: string in 1 of 1, unusable in 1", "sizes: object in 1 of 1",
      ])
    expect(contract.unread(in: json).rows.map(\.path), equals: ["prices[*].tax"])
  }

  /// A step to the first element takes it for that, so the findings are there.
  @Test func valueInPlaceOfAnArray_isTheElementOfAStep() {
    struct Builder: ConstructionBuilder {
      @Field var first: Int?
      @Field var second: Int?
      @Field var inner: Int?
      init(fields: JSONFields) {
        (_first, _second) = (fields["a", 0], fields["a", 1])
        _inner = fields["b", 0, 0]
      }
      func build() -> Result<Int?, BuildFailure> {
        construct({ a, _, _ in a }, $first.optional, $second.optional, $inner.optional)
      }
    }
    func lines(_ json: String) -> [String] {
      let findings = Builder.report(json: json, coercion: .forgiving).findings
      return self.lines(json, Builder.contract(coercion: .forgiving), findings)
    }
    expect(
      lines(#"{"a": "x", "b": 7}"#),
      equals: [
        "object in 1 of 1", "a: string in 1 of 1, repaired in 1",
        "a[0]: string in 1 of 1, unusable in 1", "a[1]: missing in 1 of 1",
        "b: number in 1 of 1, repaired in 1", "b[0]: number in 1 of 1, repaired in 1",
        "b[0][0]: number in 1 of 1",
      ])
    expect(
      lines(#"{"a": "", "b": "[7]"}"#),
      equals: [
        "object in 1 of 1", "a: string in 1 of 1, repaired in 1",
        "b: string in 1 of 1, repaired in 1", "b[0]: number in 1 of 1, repaired in 1",
        "b[0][0]: number in 1 of 1",
      ])
  }

  @Test func dictionary_isCountedAsItsText() throws {
    let json = #"{"userId": 7, "friends": [{"name": null}, {"name": "a"}], "place": [true]}"#
    let dictionary = try #require(
      JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let contract = UserContract.contract()
    expect(
      contract.presence(in: dictionary, findings: [], at: Self.day),
      equals: contract.presence(in: Data(json.utf8), findings: [], at: Self.day))
  }

  @Test func textThatIsNoJSON_isCountedAsMalformed() {
    let sut = UserContract.contract().presence(in: "{", findings: [], at: Self.day)
    expect(sut.documents, equals: 1)
    expect(sut.malformed, equals: 1)
    #expect(sut.rows.isEmpty)
    expect(
      sut.description,
      equals: """
        1 document, 2026-03-01T08:00:00Z to 2026-03-01T08:00:00Z
          1 document could not be read
        """)
  }

  // MARK: - Findings

  private struct UserBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var tags: [Int]?
    @Field var prices: [String: Int]?
    @Field var friends: [UserBuilder]?
    @Field var site: URL?

    init(fields: JSONFields) {
      _id = fields["id"]
      _tags = fields["tags"]
      _prices = fields["prices"]
      _friends = fields["friends"]
      _site = fields["links", "site"]
    }

    func build() -> Result<Int, BuildFailure> { construct({ $0 }, $id) }
  }

  @Test func repairedAndUnusableValues_areCountedByTheFindings() throws {
    let json = """
      {
        "id": "1", "tags": [1, "2", "x", null], "prices": {"a": "1", "b": []},
        "links": {"site": 7}, "friends": [{"id": {}}, {}]
      }
      """
    let sut = try UserBuilder(json: json)
    let rows = lines(json, UserBuilder.contract(), sut.findings)
    expect(
      rows,
      equals: [
        "object in 1 of 1", "Int.friends: array in 1, missing in 2 of 3",
        "Int.friends[*]: object in 2 of 2",
        "Int.id: string in 1, object in 1, missing in 1 of 3, unusable in 1, repaired in 1",
        "Int.links: object in 1, missing in 2 of 3",
        "Int.links.site: number in 1 of 1, unusable in 1",
        "Int.prices: object in 1, missing in 2 of 3",
        "Int.prices.*: string in 1, array in 1 of 2, unusable in 1, repaired in 1",
        "Int.tags: array in 1, missing in 2 of 3",
        "Int.tags[*]: string in 2, number in 1, null in 1 of 4, unusable in 1, repaired in 1",
      ])
    let row = try #require(
      UserBuilder.contract().presence(in: json, findings: sut.findings, at: Self.day)
        .rows.first { $0.path == "Int.tags[*]" })
    expect(row.repaired, equals: row.sent(as: .null))
    expect(row.unusable?.number, equals: 1)
  }

  // MARK: - Kinds

  /// Shapes of two kinds. Without a discriminator, something outside of the document tells them.
  private func shapes(by discriminator: FieldPath?) -> Contract {
    Contract(
      coercion: .lenient, root: .array(of: .object("Shape")),
      objects: [
        Contract.Object(
          name: "Shape", coercion: .lenient,
          variants: Contract.Variants(
            discriminator: discriminator, content: FieldPath(),
            variants: [
              Contract.Variants.Variant(values: ["circle"], object: "Circle"),
              Contract.Variants.Variant(values: ["square"], object: "Square"),
            ], keepsUnknown: true)),
        Contract.Object(
          name: "Circle", coercion: .lenient,
          fields: [UserContract.field("radius", as: .number(type: "Double"))]),
        Contract.Object(
          name: "Square", coercion: .lenient,
          fields: [UserContract.field("side", as: .number(type: "Double"))]),
      ])
  }

  @Test func onlyTheFieldsOfTheKind_areAskedFor() {
    let json = """
      [{"type": "circle", "radius": 1}, {"type": "circle", "side": 1}, {"type": "square"}, {}]
      """
    expect(
      lines(json, shapes(by: .key("type"))),
      equals: [
        "array in 1 of 1", "[*]: object in 4 of 4", "[*].radius: number in 1, missing in 1 of 2",
        "[*].side: missing in 1 of 1", "[*].type: string in 3, missing in 1 of 4",
      ])
  }

  @Test func withoutAKind_nothingIsMissing() {
    expect(
      lines(#"[{"radius": 1}, {"side": "1"}, {}]"#, shapes(by: nil)),
      equals: [
        "array in 1 of 1", "[*]: object in 3 of 3", "[*].radius: number in 1 of 1",
        "[*].side: string in 1 of 1",
      ])
  }

  @Test func repeatedKey_countsTheLastValue() {
    expect(
      lines(#"{"userId": 1, "userId": "2", "prices": {"a": 1, "a": null}}"#)
        .filter { $0.hasPrefix("User.userId") || $0.hasPrefix("User.prices.") },
      equals: [
        "User.prices.*: null in 1 of 1", "User.userId: string in 1 of 1",
      ])
  }

  // MARK: - Hostile documents

  @Test func documentsOfEveryDepth_areCountedOnASmallStack() async {
    for depth in [24, 100, 255, 300, 512] {
      let json =
        String(repeating: #"{"friends": ["#, count: depth / 2)
        + String(repeating: "]}", count: depth / 2)
      let tally = await onSmallStack {
        UserContract.contract().presence(in: json, findings: [], at: Self.day)
      }
      expect(tally.malformed, equals: 0)
      expect(tally.row(at: "User.friends")?.asked, equals: min(depth / 2, 129))
      #expect(tally.rows.allSatisfy { $0.path.utf8.count < 400 })
    }
  }
}

extension PresenceTally {
  func row(at path: String) -> Row? { rows.first { $0.path == path } }
}
