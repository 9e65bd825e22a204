import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import Testing

/// The section *One field*.
struct OneField {
  // Code: GettingStarted.md, "One field"

  // Code: GettingStarted.md, "One field", block 2
}

/// The sections that follow.
enum SeveralFields {
  // Code: GettingStarted.md, "Builders in builders"

  // Code: GettingStarted.md, "Builders in builders", block 2

  // Code: GettingStarted.md, "Builders in builders", block 3

  struct MoreTests {
    let valid = ComicTests().valid

    // Code: SKILL.md, "Test"

    // Code: SKILL.md, "Test", block 2

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
