import ConstructionBuilders
import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersFixtures

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The result of each matcher for one request.
@Suite struct RequestMatcherTests {
  static let request = {
    var request = URLRequest(
      url: URL(string: "https://a.test/v1/login?lang=en&tag=a&tag=b&empty")!)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    let body =
      #"{"name": "Cyclops", "tries": 1.0, "flags": [true, {"a": 1, "b": 2}], "none": null}"#
    return StubRequest(request, body: Data(body.utf8))
  }()

  struct Row: Sendable, CustomTestStringConvertible {
    let matcher: RequestMatcher
    /// The differences; none for a match.
    let mismatches: [String]

    init(_ matcher: RequestMatcher, _ mismatches: String...) {
      self.matcher = matcher
      self.mismatches = mismatches
    }

    var testDescription: String { matcher.description }
  }

  static let rows = [
    Row(.post("/v1/login")),
    Row(.get("/v1/login"), "method: expected GET, found POST"),
    Row(
      .get("/v1/logout"), "method: expected GET, found POST",
      "path: expected /v1/logout, found /v1/login"),
    Row(.any("/v1/login")),
    Row(.any()),
    Row(.request("POST")),
    Row(.request("OPTIONS"), "method: expected OPTIONS, found POST"),
    Row(
      .post("https://b.test/v1/login"), "host: expected https://b.test, found https://a.test"),
    Row(.post("/v1/login", query: ["lang": "en", "tag": "a"])),
    Row(.post("/v1/login?lang=en&tag=b")),
    Row(.any(query: ["empty": ""])),
    Row(
      .any(query: ["lang": "de", "page": "2"]), "query lang: expected \"de\", found \"en\"",
      "query page: expected \"2\", found none"),
    Row(.header("content-type")),
    Row(.header("CONTENT-TYPE", "application/json")),
    Row(.header("Accept"), "header Accept: expected a value, found none"),
    Row(
      .header("Content-Type", "text/plain"),
      "header Content-Type: expected \"text/plain\", found \"application/json\""),
    Row(.body(["name": "Cyclops"])),
    Row(.body(["tries": 1, "none": .null])),
    Row(.body(["flags": [true, ["b": 2]]])),
    Row(.body(["name": "Beast"]), "body.name: expected string \"Beast\", found string \"Cyclops\""),
    Row(.body(["tries": 2]), "body.tries: expected number 2, found number 1.0"),
    Row(.body(["tries": true]), "body.tries: expected boolean true, found number 1.0"),
    Row(.body(["age": .null]), "body.age: expected null, found none"),
    Row(
      .body(["flags": [false, ["b": 3]]]),
      "body.flags[0]: expected boolean false, found boolean true",
      "body.flags[1].b: expected number 3, found number 2"),
    Row(
      .body(["flags": [true]]),
      "body.flags: expected array [true], found array [true,{\"a\":1,\"b\":2}]"),
    Row(.where("a large body") { ($0.body?.count ?? 0) > 1000 }, "a large body: is not so"),
    Row(.where("a body") { $0.body != nil }),
    Row(.post("/v1/login") && .header("Content-Type")),
    Row(.post("/v1/login") && .header("Accept"), "header Accept: expected a value, found none"),
    Row(.get("/v1/login") || .any("/v1/*")),
    Row(.get("/other") || .post("/v1/logi"), "path: expected /v1/logi, found /v1/login"),
    Row(!.get("/v1/login")),
    Row(!.post("/v1/login"), "not (POST /v1/login): but it is"),
  ]

  @Test(arguments: rows) func compare_namesTheDifferences(row: Row) {
    expect(row.matcher.compare(Self.request).mismatches.map(\.description), equals: row.mismatches)
  }

  @Test(arguments: [
    (#"{"name""#, #"body: expected JSON, found "{\"name\"""#),
    ("name=Cyclops", #"body: expected JSON, found "name=Cyclops""#),
    ("", "body: expected JSON, found none"),
  ])
  func compare_withBodyThatIsNoJSON_quotesIt(text: String, mismatch: String) {
    let request = StubRequest(Self.request.urlRequest, body: Data(text.utf8))

    let comparison = RequestMatcher.body(["name": "Cyclops"]).compare(request)

    expect(comparison.mismatches.map(\.description), equals: [mismatch])
  }

  @Test(arguments: [([0xFF] as [UInt8], "1 byte"), ([0xFF, 0xFE], "2 bytes")])
  func compare_withBodyThatIsNoText_countsItsBytes(body: [UInt8], words: String) {
    let request = StubRequest(Self.request.urlRequest, body: Data(body))

    let comparison = RequestMatcher.body([:]).compare(request)

    expect(
      comparison.mismatches.map(\.description), equals: ["body: expected JSON, found \(words)"])
  }

  /// No number type rounds them before they are compared.
  @Test func compare_withLongNumbers_comparesAllDigits() throws {
    let digits = "0.1234567890123456789012345678901234567890"
    let request = StubRequest(Self.request.urlRequest, body: Data(#"{"n": \#(digits)1}"#.utf8))
    func matches(_ text: String) throws -> Bool {
      RequestMatcher.body(try JSONValue(json: text)).compare(request).isMatch
    }

    #expect(try matches(#"{"n": \#(digits)1}"#))
    #expect(try !matches(#"{"n": \#(digits)2}"#))
  }

  static let words: [(RequestMatcher, String)] = [
    (.get("/v1/characters"), "GET /v1/characters"),
    (.get("v1/characters", query: ["b": "2", "a": "1"]), "GET /v1/characters?a=1&b=2"),
    (.get("/v1/characters?a=1"), "GET /v1/characters?a=1"),
    (.any("https://a.test/v1/**"), "any method https://a.test/v1/**"),
    (
      .post("/login") && .body(["name": "Cyclops"]) && !.header("Authorization"),
      #"POST /login and body {"name":"Cyclops"} and not (header Authorization)"#
    ),
    (
      .request("PUT", "/a") || .request("PATCH", "/b") || .request("HEAD"),
      "((PUT /a or PATCH /b) or HEAD /**)"
    ),
    (.header("Accept", "text/html"), "header Accept: text/html"),
    (.where("a large body") { _ in true }, "a large body"),
  ]

  @Test(arguments: words) func description_namesTheExpectation(
    matcher: RequestMatcher, words: String
  ) {
    expect("\(matcher)", equals: words)
  }
}
