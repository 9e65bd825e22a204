import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import MarvelCharacters
import TestSupport
import Testing

struct ThumbnailResponseBuilderTests {
  static let valid = JSONFragment<ThumbnailResponseModel> {
    Member("path", URL(known: "http://example.com/mg/6/cyclops"), \.path)
    Member("extension", "jpg", \.fileExtension)
  }

  @Test func build_ofValidThumbnail_hasPathAndExtension() throws {
    let sut = try fromBothInputs(ThumbnailResponseBuilder.self, Self.valid.json)

    Self.valid.verify(try sut.build().get())
  }

  @Test(arguments: [
    Change(without: "path", "path: required URL is missing"),
    Change("path", .null, "path: required URL is null"),
    Change("path", 7, "path: expected URL, found number 7"),
    Change("path", "http://a b", #"path: expected URL, found string "http://a b""#),
    Change(without: "extension", "extension: required String is missing"),
    Change("extension", .null, "extension: required String is null"),
    Change("extension", ["jpg"], #"extension: expected String, found array ["jpg"]"#),
    Change("extension", "", #"extension: expected ASCII letters and digits, found string """#),
    Change(
      "extension", "a/b", #"extension: expected ASCII letters and digits, found string "a/b""#),
  ])
  func build_withoutUsablePart_failsNamingIt(change: Change) throws {
    let sut = try fromBothInputs(ThumbnailResponseBuilder.self, Self.valid.with(change))

    expect(sut.build().failureTexts, equals: change.findings)
    expect(sut.findingTexts, equals: change.findings)
  }

  @Test func build_ofEmptyObject_namesBothParts() {
    let sut = ThumbnailResponseBuilder(dictionary: [:])

    expect(
      sut.build().failureText,
      equals: """
        ThumbnailResponseModel could not be built: 2 problems
          path: required URL is missing
          extension: required String is missing
        """)
  }
}
