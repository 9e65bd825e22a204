import ConstructionBuilders
import ConstructionBuildersTesting
import Testing

@testable import Comics

/// Field by field: from a builder that can be built, one field is changed.
struct ComicBuilderTests {
  private let valid: [String: Any] = ["id": 1, "title": "The X-Men #1", "pageCount": 24]

  @Test func comic() throws {
    let comic = try ComicBuilder(dictionary: valid).build().get()
    #expect(comic == Comic(id: 1, title: "The X-Men #1", pageCount: 24))
  }

  @Test func withoutPageCount() throws {
    var sut = ComicBuilder(dictionary: valid)
    sut.pageCount = nil
    #expect(try sut.build().get().pageCount == nil)
  }

  @Test func withoutIDAndTitle_namesBoth() {
    var sut = ComicBuilder(dictionary: valid)
    sut.id = nil
    sut.title = nil
    #expect(throws: BuildFailure.self) { try sut.build().get() }
    #expect(sut.findings.map(\.path.description) == ["id", "title"])
  }

  /// Changes the fixture in every way that the kit knows. Each ends in a model or a failure, as
  /// declared.
  @Test func mutations() throws {
    try Fixture.mutations("comics").check(ComicsPageBuilder.self)
  }

  /// An edit of one field changes nothing else, whatever else the backend sends.
  @Test func edits() throws {
    try Fixture.mutations("comics").check(ComicsPageBuilder.self) { page in
      if page.comics?.isEmpty == false { page.comics?[0].title = "X" }
    }
  }
}
