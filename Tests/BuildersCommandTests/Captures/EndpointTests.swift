import TestSupport
import Testing

@testable import builders

struct EndpointTests {
  @Test(arguments: [
    ("https://a.example/v1/users/42?token=x#y", "GET a.example/v1/users/{id}"),
    ("https://me:secret@A.example:8080/", "GET a.example:8080/"),
    ("http://a.example/x/0b1f9a70-3a4e-4a64-9d6a-0c8f1d2e3f40/tags", "GET a.example/x/{id}/tags"),
    ("https://a.example", "GET a.example/"),
    ("https://a.example/spider-man", "GET a.example/spider-man"),
  ])
  func name_hasNoDataAndNoQuery(url: String, name: String) {
    expect(Endpoint(method: "get", url: url)?.name, equals: name)
  }

  @Test(arguments: ["data:application/json,{\"x\":\"://y\"}", "a.example/x", "http:///x", ""])
  func textWithoutHost_isNoEndpoint(url: String) {
    expect(Endpoint(method: "GET", url: url), equals: nil)
  }

  @Test func statedTemplate_comesFirst() {
    let endpoint = Endpoint(
      method: "GET", url: "https://a.example/users/alice",
      templates: ["/users/{name}", "/users/alice"])
    expect(endpoint?.name, equals: "GET a.example/users/{name}")
    expect(endpoint?.isNamed("GET /users/{name}"), equals: true)
    expect(endpoint?.isNamed("/users"), equals: false)
  }

  @Test(arguments: [
    ("any", 100, 999), ("200", 200, 200), ("2xx", 200, 299), ("5xx", 500, 599),
    ("200-204", 200, 204), ("200-200", 200, 200),
  ])
  func statuses_areOneOrAll(text: String, first: Int, last: Int) {
    let filter = RequestFilter(statuses: RequestFilter.statuses(text) ?? 0...0)
    for status in 100...999 {
      let isTaken = filter.takes(method: "GET", url: "https://a.example", status: status)
      expect(isTaken, equals: (first...last).contains(status))
    }
  }

  @Test(arguments: ["", "x", "0xx", "xxx", "2x", "99", "1000", "204-200", "200-", "-", "1-2-3"])
  func otherText_isNoStatus(text: String) {
    expect(RequestFilter.statuses(text), equals: nil)
  }

  @Test(arguments: [
    ("*/v1/*", true), ("a.example", true), ("https://*.json", false), ("https://a*/users", true),
    ("b", false),
  ])
  func filter_matchesURLWithoutQuery(pattern: String, isTaken: Bool) {
    let filter = RequestFilter(url: pattern)
    let url = "https://a.example/v1/users?b.json"
    expect(filter.takes(method: "GET", url: url, status: 200), equals: isTaken)
  }

  /// That a segment is data, only many tell of which nearly each was seen once.
  @Test(arguments: [(9, 1, 9), (10, 1, 1), (10, 2, 10), (40, 1, 1)])
  func slugs_areOneEndpoint(count: Int, values: Int, folded: Int) {
    let names = (0..<count).map { "GET a.example/heroes/\(Self.slug($0))/comics" }
    let others = ["GET a.example/heroes", "POST a.example/heroes/x/comics", "no endpoint"]
    let found = Self.folded(names.flatMap { [String](repeating: $0, count: values) } + others)
    expect(Set(names.map { found[$0] }).count, equals: folded)
    if folded == 1 { expect(found[names[0]], equals: "GET a.example/heroes/{id}/comics") }
    for other in others { expect(found[other], equals: other) }
  }

  /// They are one with those whose segment is data by its text. What was seen often is no slug.
  @Test func slugs_areAddedToTheTemplateThatIsThere() {
    let names = (0..<10).flatMap { hero in
      (0..<10).map { "GET a.example/\(Self.slug(hero))/with/\(Self.slug($0))" }
    }
    let found = Self.folded(names + ["GET a.example/\(Self.slug(3))/with/{id}"])
    expect(
      Set(found.values), equals: Set((0..<10).map { "GET a.example/\(Self.slug($0))/with/{id}" }))
    expect(found.count, equals: 101)
  }

  @Test(.timeLimit(.minutes(10)))
  func manyGroups_doNotTakeTheSquareOfTheirNumber() {
    let names = (0..<1_000).flatMap { group in
      (0..<10).map { "GET a.example/\(Self.slug(group))/x/\(Self.slug(group * 10 + $0))" }
    }
    expect(Set(Self.folded(names).values).count, equals: 1_000)
  }

  /// A text that is no data by itself.
  private static func slug(_ number: Int) -> String {
    let letters = Array("ghijklmnop")
    return String(String(number).compactMap(\.wholeNumberValue).map { letters[$0] })
  }

  /// The names of endpoints after folding, of which each was seen as often as it is here.
  private static func folded(_ names: [String]) -> [String: String] {
    var survey = Survey()
    for name in names {
      let root = survey.places.root(of: name)
      survey.places[root].facts.number.count += 1
    }
    return survey.foldedNames
  }
}
