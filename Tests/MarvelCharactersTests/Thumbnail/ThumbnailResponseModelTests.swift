import Foundation
import MarvelCharacters
import TestSupport
import Testing

struct ThumbnailResponseModelTests {
  @Test(arguments: [
    ("http://example.com/mg/cyclops", "http://example.com/mg/cyclops/portrait_xlarge.jpg"),
    ("https://example.com/cyclops", "https://example.com/cyclops/portrait_xlarge.jpg"),
    ("http://example.com/cyclops?a=1", "http://example.com/cyclops/portrait_xlarge.jpg?a=1"),
  ])
  func url_ofSize_keepsSchemeAndEndsInSize(path: String, expected: String) {
    let sut = ThumbnailResponseModel(path: URL(known: path), fileExtension: "jpg")

    expect(sut.url(size: "portrait_xlarge").absoluteString, equals: expected)
    expect(sut.url(size: .portraitXLarge).absoluteString, equals: expected)
  }

  @Test(arguments: [
    ("http://example.com/b/40/image_not_available", true),
    ("https://example.com/image_not_available", true),
    ("http://example.com/image_not_available/cyclops", false),
    ("http://example.com/my_image_not_available", false),
  ])
  func isPlaceholder_isAboutTheLastPartOfThePath(path: String, expected: Bool) {
    let sut = ThumbnailResponseModel(path: URL(known: path), fileExtension: "jpg")

    expect(sut.isPlaceholder, equals: expected)
  }
}
