import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersFixtures

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The URLs that a pattern matches, and the values at its names.
@Suite struct PathPatternTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let pattern: String
    let address: String
    /// The parameters; nil for no match.
    let parameters: [String: String]?

    init(_ pattern: String, _ address: String, _ parameters: [String: String]?) {
      self.pattern = pattern
      self.address = address
      self.parameters = parameters
    }

    var testDescription: String { "\(pattern) \(address)" }
  }

  static let rows = [
    Row("/v1/characters", "https://a.test/v1/characters", [:]),
    Row("v1/characters", "https://a.test/v1/characters", [:]),
    Row("/v1/characters", "https://a.test/v1/characters?offset=20#top", [:]),
    Row("/v1/characters", "https://a.test/v1/characters/", nil),
    Row("/v1/characters", "https://a.test/v1/Characters", nil),
    Row("/v1/characters", "https://a.test/v1", nil),
    Row("/v1/characters", "https://a.test/v1/characters/1", nil),
    Row("/", "https://a.test/", [:]),
    Row("/", "https://a.test", [:]),
    Row("", "https://a.test", [:]),
    Row("/a b", "https://a.test/a%20b", [:]),
    Row("/a%20b", "https://a.test/a%20b", [:]),
    Row("/a/b", "https://a.test/a%2Fb", nil),
    Row("/ä", "https://a.test/%C3%A4", [:]),
    Row("/v1/*/comics", "https://a.test/v1/7/comics", [:]),
    Row("/v1/*/comics", "https://a.test/v1/7/8/comics", nil),
    Row("/images/*.jpg", "https://a.test/images/cyclops.jpg", [:]),
    Row("/images/*.jpg", "https://a.test/images/cyclops.png", nil),
    Row("/images/a*a", "https://a.test/images/a", nil),
    Row("/images/*x*y*", "https://a.test/images/1x2y3", [:]),
    Row("/images/*y*x*", "https://a.test/images/1x2y3", nil),
    Row("/characters/{id}", "https://a.test/characters/10%2F9", ["id": "10/9"]),
    Row("/characters/{id}", "https://a.test/characters/", nil),
    Row(
      "/{kind}/{id}/comics", "https://a.test/characters/9/comics",
      ["kind": "characters", "id": "9"]),
    Row("/v1/**", "https://a.test/v1", [:]),
    Row("/v1/**", "https://a.test/v1/a/b/c", [:]),
    Row("/v1/**", "https://a.test/v2/a", nil),
    Row("/**/comics/{id}", "https://a.test/v1/a/comics/9", ["id": "9"]),
    Row("/**/comics", "https://a.test/comics", [:]),
    Row("/**/a/{id}/**/b/*/**", "https://a.test/a/b/a/1/b/2/3", ["id": "b"]),
    Row("/**/{id}/**/{id}/c", "https://a.test/a/b/a/c", ["id": "a"]),
    // Trying every length of each `**` would not come to an end.
    Row(
      String(repeating: "/**/a", count: 20) + "/b",
      "https://a.test" + String(repeating: "/a", count: 80), nil),
    Row("https://a.test/v1", "https://a.test/v1", [:]),
    Row("https://A.test/v1", "https://a.test/v1", [:]),
    Row("https://a.test/v1", "http://a.test/v1", nil),
    Row("https://a.test/v1", "https://b.test/v1", nil),
    Row("https://a.test:8080/v1", "https://a.test:8080/v1", [:]),
    Row("https://a.test:8080/v1", "https://a.test/v1", nil),
    Row("https://a.test", "https://a.test", [:]),
    Row("/proxy/https://a.test/v1", "https://b.test/proxy/https://a.test/v1", [:]),
    Row("http://[::1]:8080/v1", "http://[::1]:8080/v1", [:]),
    Row("http://[::1]/v1", "http://[::2]/v1", nil),
    Row("https://münchen.test/v1", "https://münchen.test/v1", [:]),
    Row("https://MÜNCHEN.test/v1", "https://münchen.test/v1", [:]),
    Row("https://xn--mnchen-3ya.test/v1", "https://münchen.test/v1", [:]),
  ]

  @Test(arguments: rows) func compare_matchesOrDoesNot(row: Row) {
    let request = StubRequest(URLRequest(url: URL(string: row.address)!), body: nil)

    let comparison = PathPattern(row.pattern).compare(request)

    expect(comparison.isMatch, equals: row.parameters != nil)
    expect(comparison.parameters, equals: row.parameters ?? [:])
  }

  @Test(arguments: [
    ("/a", [:]), ("/a?", [:]), ("/a?x=1&y=2", ["x": "1", "y": "2"]), ("/a?x", ["x": ""]),
    ("/a?q=a b", ["q": "a b"]), ("/a?q=a%20b=c", ["q": "a b=c"]), ("/a?q=%zz", ["q": "%zz"]),
    ("https://a.test?x=ä", ["x": "ä"]),
  ])
  func query_isWhatStandsBehindThePath(pattern: String, query: [String: String]) {
    let items = PathPattern(pattern).query
    expect(items.count, equals: query.count)
    #expect(items.allSatisfy { query[$0.name] == $0.value })
  }
}
