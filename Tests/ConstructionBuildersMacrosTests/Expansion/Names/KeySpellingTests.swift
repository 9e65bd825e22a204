import TestSupport
import Testing

@testable import BuilderExpansion

struct KeySpellingTests {
  static let spellings: [(String, String)] = [
    ("id", "id"),
    ("pageCount", "page_count"),
    ("imageURL", "image_url"),
    ("URLString", "url_string"),
    ("resourceURIForHTML", "resource_uri_for_html"),
    ("imageURLs", "image_urls"),
    ("userIDsOnly", "user_ids_only"),
    ("isATest", "is_a_test"),
    ("id2", "id2"),
    ("address2Line", "address2_line"),
    ("sha256Hash", "sha256_hash"),
    ("HTML5Player", "html5_player"),
    ("x1Y2", "x1_y2"),
    ("utf8", "utf8"),
    ("_private", "_private"),
    ("value_", "value_"),
    ("already_snake", "already_snake"),
    ("größeÄndern", "größe_ändern"),
    ("名前", "名前"),
    ("a name", "a_name"),
    ("A", "a"),
    ("__", "__"),
    ("ID", "id"),
    ("iOS", "i_os"),
  ]

  @Test(arguments: spellings)
  func snakeCase_ofName_isKey(name: String, key: String) {
    expect(KeyConvention.snakeCase.key(name), equals: key)
  }

  @Test(arguments: [
    (KeyConvention.camelCase, "imageURL2"),
    (.snakeCase, "image_url2"),
    (.screamingSnakeCase, "IMAGE_URL2"),
    (.kebabCase, "image-url2"),
    (.screamingKebabCase, "IMAGE-URL2"),
    (.pascalCase, "ImageURL2"),
    (.lowercase, "imageurl2"),
    (.uppercase, "IMAGEURL2"),
  ])
  func imageURL2_byConvention_isKey(convention: KeyConvention, key: String) {
    expect(convention.key("imageURL2"), equals: key)
  }
}
