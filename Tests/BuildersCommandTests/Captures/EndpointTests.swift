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
    #expect(Endpoint(method: "get", url: url)?.name == name)
  }

  @Test(arguments: ["data:application/json,{\"x\":\"://y\"}", "a.example/x", "http:///x", ""])
  func textWithoutHost_isNoEndpoint(url: String) {
    #expect(Endpoint(method: "GET", url: url) == nil)
  }

  @Test func statedTemplate_comesFirst() {
    let endpoint = Endpoint(
      method: "GET", url: "https://a.example/users/alice",
      templates: ["/users/{name}", "/users/alice"])
    #expect(endpoint?.name == "GET a.example/users/{name}")
    #expect(endpoint?.isNamed("GET /users/{name}") == true)
    #expect(endpoint?.isNamed("/users") == false)
  }

  @Test(arguments: [
    ("*/v1/*", true), ("a.example", true), ("https://*.json", false), ("https://a*/users", true),
    ("b", false),
  ])
  func filter_matchesURLWithoutQuery(pattern: String, isTaken: Bool) {
    let filter = RequestFilter(url: pattern)
    let url = "https://a.example/v1/users?b.json"
    #expect(filter.takes(method: "GET", url: url, status: 200) == isTaken)
  }
}
