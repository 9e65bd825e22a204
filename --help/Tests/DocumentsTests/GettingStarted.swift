import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import Testing

/// The section *One field*.
struct OneField {
  @Test func build_withTitle_hasTitle() throws {
    let sut = ComicResponseBuilder(dictionary: ["title": "Giant-Size X-Men"])

    #expect(try sut.build().get() == ComicResponseModel(title: "Giant-Size X-Men"))
  }

  @Test func build_withoutTitle_failsNamingTitle() {
    let sut = ComicResponseBuilder(dictionary: [:])

    #expect(throws: BuildFailure.self) { try sut.build().get() }
    #expect(sut.$title.outcome == .missing)
  }

  struct ComicResponseModel: Equatable, Sendable {
    let title: String
  }

  struct ComicResponseBuilder: ConstructionBuilder {
    @Field var title: String?

    init(fields: JSONFields) {
      _title = fields["title"]
    }

    func build() -> Result<ComicResponseModel, BuildFailure> {
      construct(ComicResponseModel.init, $title)
    }
  }
}

/// The sections that follow.
enum SeveralFields {
  enum PriceType: String, Capturable { case print, digital }

  struct PriceResponseModel: Equatable, Sendable {
    let type: PriceType
    let amount: Decimal
  }

  struct PriceResponseBuilder: ConstructionBuilder {
    @Field var type: PriceType?
    @Field var amount: Decimal?

    init(fields: JSONFields) {
      _type = fields["type"]
      _amount = fields["amount"]
    }

    func build() -> Result<PriceResponseModel, BuildFailure> {
      construct(PriceResponseModel.init, $type, $amount)
    }
  }

  struct ComicResponseModel: Equatable, Sendable {
    let title: String
    let pageCount: Int?
    let prices: [PriceResponseModel]
    let rating: Int?
    let modified: Date?
  }

  struct ComicResponseBuilder: ConstructionBuilder {
    @Field var title: String?
    @Field var pageCount: Int?
    @Field var prices: [PriceResponseBuilder]?
    @Field var rating: Int?
    @Field var modified: Date?

    init(fields: JSONFields) {
      _title = fields[anyOf: "title", "name"]
      _pageCount = fields["format", "pages"]
      _prices = fields["prices"]
      _rating = fields["rating", .strict]
      _modified = fields["modified", as: .secondsSince1970]
    }

    func build() -> Result<ComicResponseModel, BuildFailure> {
      construct(
        ComicResponseModel.init, $title, $pageCount.optional, $prices.or([]),
        $rating.checked("1 to 5") { (1...5).contains($0) }.optional, $modified.optional)
    }
  }

  struct ComicTests {
    let valid: [String: Any] = [
      "title": "Giant-Size X-Men",
      "prices": [["type": "print", "amount": 4.99], ["type": "digital", "amount": 1.99]],
    ]

    @Test func build_withoutAmountOfPrice_leavesThePriceOut() throws {
      var sut = ComicResponseBuilder(dictionary: valid)
      sut.prices?[1].amount = nil

      #expect(try sut.build().get().prices.count == 1)
      #expect(
        sut.findings.map(\.description)
          == ["prices[1].amount: required Decimal is missing"])
    }
  }

  struct MoreTests {
    let valid = ComicTests().valid

    @Test func build_withoutPageCount_hasNone() throws {
      var sut = ComicResponseBuilder(dictionary: valid)
      sut.pageCount = nil

      #expect(try sut.build().get().pageCount == nil)
    }

    @Test func comic_doesWhatItDeclares() throws {
      try Fixture.mutations("comic").check(ComicResponseBuilder.self)
    }

    @Test func build_withRatingThatIsNoRating_hasNone() throws {
      var sut = ComicResponseBuilder(dictionary: ComicTests().valid)
      sut.rating = 6

      #expect(try sut.build().get().rating == nil)
    }

    @Test func redactedFindings_haveNoValues() throws {
      let response = Data(#"{"name": "Giant-Size X-Men", "rating": "secret"}"#.utf8)

      let report = ComicResponseBuilder.report(json: response)

      #expect(try report.result.get().title == "Giant-Size X-Men")
      #expect(
        report.findings.map(\.redacted.description)
          == ["name: read from name instead of title", "rating: expected Int, found string"])
    }

    @Test func fixture_isShown() throws {
      let article = Document(
        path: "Sources/ConstructionBuilders/ConstructionBuilders.docc/GettingStarted.md")
      let fixture = try Document(
        path: "Utilities/Documents/Tests/DocumentsTests/Fixtures/comic.json"
      ).text()
      #expect(try article.blocks("json") == [String(fixture.dropLast())])
    }

    @Test func build_withPlainArgumentForOptionalProperty_requiresIt() {
      let sut = PageCountResponseBuilder(dictionary: [:])

      #expect(sut.findings.map(\.description) == ["pageCount: required Int is missing"])
    }
  }

  struct PageCountResponseModel {
    let pageCount: Int?
  }

  struct PageCountResponseBuilder: ConstructionBuilder {
    @Field var pageCount: Int?

    init(fields: JSONFields) {
      _pageCount = fields["pageCount"]
    }

    func build() -> Result<PageCountResponseModel, BuildFailure> {
      construct(PageCountResponseModel.init, $pageCount)
    }
  }
}
