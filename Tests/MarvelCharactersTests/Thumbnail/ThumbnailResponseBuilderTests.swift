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
    let sut = try ThumbnailResponseBuilder(json: Self.valid.data)

    Self.valid.verify(try sut.build().get())
    expect(sut.findings, equals: [])
  }

  @Test(arguments: ["", "a/b", "jp\u{E9}"])
  func build_withOtherExtension_fails(fileExtension: String) throws {
    let body = Self.valid.with { Member("extension", fileExtension) }

    expect(
      ThumbnailResponseBuilder.build(json: try body.data).failureText,
      equals: """
        ThumbnailResponseModel could not be built: 1 problem
          extension: expected ASCII letters and digits, found string "\(fileExtension)"
        """)
  }

  @Test func build_ofEmptyObject_namesBothParts() {
    expect(
      ThumbnailResponseBuilder(dictionary: [:]).build().failureText,
      equals: """
        ThumbnailResponseModel could not be built: 2 problems
          path: required URL is missing
          extension: required String is missing
        """)
  }
}
