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

  // Code: GettingStarted.md, "In the app"

  @Sendable static func printed(print: (Any) -> Void) {
    print(ComicResponseBuilder(dictionary: ["name": "Giant-Size X-Men", "rating": "5"]))
  }

  struct MoreTests {
    // Code: SKILL.md, "Test", block 2

    @Test func build_withRatingThatIsNoRating_hasNone() throws {
      var sut = ComicResponseBuilder(dictionary: ComicTests().valid)
      sut.rating = 6

      #expect(try sut.build().get().rating == nil)
    }

    @Test func comic_logsNoValues() throws {
      let response = Data(#"{"name": "Giant-Size X-Men", "rating": "secret"}"#.utf8)
      var lines: [String] = []

      let comic = try ComicParser.comic(in: response) { lines.append($0) }

      #expect(comic.title == "Giant-Size X-Men")
      #expect(
        lines == ["name: read from name instead of title", "rating: expected Int, found string"])
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
