import ConstructionBuilders
import Foundation
import Testing

enum Stock: String { case here, ordered, other }

extension Stock: Capturable {}

/// The article *Declaring for a backend that you cannot trust*.
enum DefensiveDecoding {
  struct Product: Equatable {
    let id: Int
    let name: String
    let price: Decimal?
    let rating: Int?
    let stock: Stock
    let tags: [String]
    let parts: [Int]
  }

  struct ProductBuilder: ConstructionBuilder {
    @Field var id: Int?
    @Field var name: String?
    @Field var price: Decimal?
    @Field var rating: Int?
    @Field var stock: Stock?
    @Field var tags: [String]?
    @Field var parts: [Int]?

    init(fields: JSONFields) {
      _id = fields["id"]
      _name = fields[anyOf: "name", "title"]
      _price = fields["price"]
      _rating = fields["rating"]
      _stock = fields["stock"]
      _tags = fields["tags"]
      _parts = fields["parts"]
    }

    func build() -> Result<Product, BuildFailure> {
      construct(
        Product.init,
        $id,
        $name.checked("not empty") { !$0.isEmpty },
        $price.optional,
        $rating.checked("1 to 5") { (1...5).contains($0) }.optional,
        $stock.or(.other),
        $tags.or([]),
        $parts.requiringAll)
    }
  }

  struct Shelf: Equatable {
    let stock: Open<Stock>
    let earlier: [Open<Stock>]
  }

  struct ShelfBuilder: ConstructionBuilder {
    @Field var stock: Open<Stock>?
    @Field var earlier: [Open<Stock>]?

    init(fields: JSONFields) {
      _stock = fields["stock"]
      _earlier = fields["earlier"]
    }

    func build() -> Result<Shelf, BuildFailure> { construct(Shelf.init, $stock, $earlier) }
  }

  struct PersonBuilder: ConstructionBuilder {
    @Field var name: String?
    init(fields: JSONFields) { _name = fields["name"] }
    func build() -> Result<String, BuildFailure> { construct({ $0 }, $name) }
  }

  struct TrustingBuilder: ConstructionBuilder {
    @Field var people: [PersonBuilder]?
    init(fields: JSONFields) { _people = fields["people"] }
    func build() -> Result<[String], BuildFailure> { construct({ $0 }, $people) }
  }

  struct ListingBuilder: ConstructionBuilder {
    @Field var people: [PersonBuilder]?
    init(fields: JSONFields) { _people = fields["people"] }
    func build() -> Result<[String], BuildFailure> {
      construct({ $0 }, $people.allowingLosses(atMostShare: 0.1))
    }
  }

  struct Page: Equatable {
    let people: [String]
    let sent: Int
  }

  struct PageBuilder: ConstructionBuilder {
    @Field var people: [PersonBuilder?]?

    init(fields: JSONFields) { _people = fields["people"] }

    func build() -> Result<Page, BuildFailure> {
      construct({ Page(people: $0.compactMap(\.self), sent: $0.count) }, $people)
    }
  }

  struct Tests {
    /// What a sender with five people sends, two a page.
    let pages = [
      #"{"people": [{"name": "Ann"}, {"nick": "Bo"}]}"#,
      #"{"people": [null, {"name": "Cyd"}]}"#,
      #"{"people": [{"name": "Eve"}]}"#,
    ]

    @Test func pages_thatLoseElements_areReadToTheLastOne() throws {
      var (people, offset): ([String], Int) = ([], 0)
      var page = Page(people: [], sent: 2)
      while page.sent == 2 {
        page = try PageBuilder.build(json: pages[offset / 2]).get()
        people += page.people
        offset += page.sent
      }

      #expect(people == ["Ann", "Cyd", "Eve"])
      #expect(offset == 5)
    }

    @Test func page_ofWhichNothingIsLeft_fails() {
      let report = PageBuilder.report(json: #"{"people": [{"nick": "Bo"}, 7]}"#)

      #expect(throws: BuildFailure.self) { try report.result.get() }
      #expect(
        report.findings.map(\.description) == [
          "people[0].name: required String is missing",
          "people[1]: expected object, found number 7",
          "people: none of 2 elements could be used",
        ])
    }

    @Test func emptyPage_isTheLastOne() throws {
      #expect(
        try PageBuilder.build(json: #"{"people": []}"#).get() == Page(people: [], sent: 0))
    }

    let recorded = #"{"id": 7, "name": "Visor", "rating": 5, "tags": [], "parts": [1, 2]}"#

    @Test func listing_losesNoMoreThanItDeclares() throws {
      let people = Array(repeating: #"{"fullName": "Scott"}"#, count: 100).joined(separator: ",")
      let json = #"{"people": [\#(people)]}"#

      let nothing = #expect(throws: BuildFailure.self) {
        try TrustingBuilder.build(json: json).get()
      }
      #expect(
        nothing?.findings.map(\.description) == [
          "people: none of 100 elements could be used",
          "people[0].name: required String is missing",
        ])
      let most = json.replacing(#""fullName""#, with: #""name""#, maxReplacements: 89)
      let failure = #expect(throws: BuildFailure.self) {
        try ListingBuilder.build(json: most).get()
      }
      #expect(
        failure?.findings.first?.description
          == "people: lost 11 of 100 elements, at most 10% are allowed")
    }

    @Test func rejectedValue_thatIsReplaced_hasNoFinding() throws {
      let json = recorded.replacing(": 5", with: ": 11")
      let sut = try ProductBuilder(json: json)

      #expect(try sut.build().get().rating == nil)
      #expect(sut.findings.isEmpty)
    }

    @Test func recordedResponse_isAsDeclared() throws {
      #expect(try ProductBuilder(json: recorded, coercion: .strict).findings.isEmpty)
    }
  }
}
