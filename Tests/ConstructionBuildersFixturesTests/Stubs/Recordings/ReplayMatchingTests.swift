import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Which requests a recorded one stands for.
struct ReplayMatchingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let recorded: Recorded
    let asked: Asked
    let isMatch: Bool

    init(_ name: String, _ recorded: Recorded, _ asked: Asked, _ isMatch: Bool = true) {
      (testDescription, self.recorded, self.asked, self.isMatch) = (name, recorded, asked, isMatch)
    }

    /// A `GET` of one address, and of another.
    init(_ name: String, _ url: String, _ other: String, _ isMatch: Bool = true) {
      let base = "https://example.com"
      self.init(name, Recorded(url: base + url), Asked("GET", base + other), isMatch)
    }

    /// A `POST` with one body, and with another.
    init(
      _ name: String, body: String, of type: String = "application/json", _ other: String,
      _ isMatch: Bool = true
    ) {
      self.init(
        name,
        Recorded(
          method: "POST", postData: ["mimeType": .string(type), "text": .string(body)],
          bodySize: .number(.init(body.utf8.count))),
        Asked("POST", body: other), isMatch)
    }
  }

  static let form = "application/x-www-form-urlencoded"
  static let json = #"{"url": "https://example.com?a=1&token=1"}"#

  static func xml(_ secret: String) -> String {
    "<a href=\"https://u:\(secret)@x.test/?token=\(secret)\"/>"
  }

  static let binary = Data([0, 255, 254, 1])

  static let addresses = [
    Case("the same", "/a?b=1", "/a?b=1"),
    Case("other order", "/a?b=1&c=2", "/a?c=2&b=1"),
    Case("repeated name in another order", "/a?b=1&b=2", "/a?b=2&b=1"),
    // `<` puts neither "éa" nor "e\u{301}" before the other.
    Case("other order of such names", "/a?%C3%A9a=1&e%CC%81", "/a?e%CC%81&%C3%A9a=1"),
    Case("names composed differently", "/a?b=1&%C3%A9=2", "/a?e%CC%81=2&b=1"),
    Case("repeated item once", "/a?b=1&b=1", "/a?b=1", false),
    Case("item more", "/a", "/a?b=1", false),
    Case("item less", "/a?b=1", "/a", false),
    Case("other value", "/a?b=1", "/a?b=2", false),
    Case("case of a value", "/a?b=x", "/a?b=X", false),
    Case("escapes that need not be", "/a%7Eb?c=%7E", "/a~b?c=~"),
    Case("case of an escape", "/a?b=%c3%a9", "/a?b=%C3%A9"),
    Case("space as a plus", "/a?b=c+d", "/a?b=c%20d"),
    Case("escaped plus is no space", "/a?b=c%2Bd", "/a?b=c%20d", false),
    Case("escaped plus", "/a?b=c%2bd", "/a?b=c%2Bd"),
    Case("characters that browsers do not escape", "/a?b[c]=d%20e|f", "/a?b%5Bc%5D=d%20e%7Cf"),
    Case("the same in a path", "/a|b%20c?d=100%", "/a%7Cb%20c?d=100%25"),
    Case("escaped percent sign beside them", "/a?b[c]=d%2520e", "/a?b%5Bc%5D=d%2520e"),
    Case("escaped ampersand", "/a?b=1%26c=2", "/a?b=1&c=2", false),
    Case("escaped slash", "/a%2Fb", "/a/b", false),
    Case("slash at the end", "/a", "/a/", false),
    Case("no path", "", "/"),
    Case("name without value", "/a?b", "/a?b="),
    Case("empty items", "/a?&b=1&", "/a?b=1"),
    Case("fragment", "/a#b", "/a#c"),
    Case("wildcards are no pattern", "/*/{id}", "/x/1", false),
    Case("braces are themselves", "/%7Bid%7D", "/%7Bid%7D"),
    Case("other secret", "/a?token=1&b=1", "/a?b=1&token=2"),
    Case("secret only in the recording", "/a?b=1&api_key=1", "/a?b=1"),
    Case("secret only in the request", "/a?b=1", "/a?b=1&X-Amz-Signature=2"),
    Case("a name that ends like a secret", "/a?pageToken=1", "/a?pageToken=2", false),
    Case("method", Recorded(method: "PUT"), Asked("POST"), false),
    Case("case of the recorded method", Recorded(method: "get"), Asked()),
    Case("the same method in small letters", Recorded(method: "patch"), Asked("patch")),
    Case("OPTIONS", Recorded(method: "OPTIONS"), Asked("OPTIONS")),
    Case("port", Recorded(url: "https://example.com:443/a"), Asked()),
    Case("case of the host", Recorded(url: "https://EXAMPLE.com/a"), Asked()),
    Case("host that was not recorded", Recorded(), Asked("GET", "https://stub.test/a")),
    Case("port that was not recorded", Recorded(), Asked("GET", "http://localhost:8080/a")),
  ]

  static let bodies = [
    Case("other order of members", body: #"{"a":1,"b":[true]}"#, #"{ "b": [true], "a": 1 }"#),
    Case("numbers of the same value", body: #"[1,1.50,100]"#, #"[1.0,1.5,1e2]"#),
    Case("other number", body: "[1]", "[2]", false),
    Case("number that is no string", body: "[1]", #"["1"]"#, false),
    Case("large numbers", body: "[1e400]", "[1e400]"),
    Case("other large number", body: "[1e400]", "[1e401]", false),
    Case(
      "other number of forty digits", body: "[\(String(repeating: "1", count: 39))1]",
      "[\(String(repeating: "1", count: 39))2]", false),
    Case("member more", body: #"{"a":1}"#, #"{"a":1,"b":2}"#, false),
    Case("member less", body: #"{"a":1,"b":2}"#, #"{"a":1}"#, false),
    Case("order of elements", body: "[1,2]", "[2,1]", false),
    Case("text", body: "hello", of: "text/plain", "hello"),
    Case("other text", body: "hello", of: "text/plain", "Hello", false),
    Case("form in another order", body: "a=1&b=c+d", of: form, "b=c%20d&a=1"),
    Case("form with another value", body: "a=1", of: form, "a=2", false),
    Case("only a secret of a form", body: "password=x", of: form, "password=y"),
    Case(
      "only a secret of a form of unknown size",
      Recorded(
        method: "POST", postData: ["mimeType": .string(form), "text": "token=1"], bodySize: -1),
      Asked("POST", body: "token=2")),
    Case("secret of a form", body: "a=1&password=x", of: form, "password=y&a=1"),
    Case(
      "secret of a form in a plain text", body: "a=1 2&password=x y", of: "text/plain",
      "password=z&a=1 2"),
    Case(
      "secret in lines of a plain text", body: "a=1 2\npassword=x y", of: "text/plain",
      "a=1 2\npassword=z"),
    Case(
      "other line of a plain text", body: "a=1 2\npassword=x y", of: "text/plain",
      "a=1 3\npassword=z", false),
    Case(
      "items of a form without a text",
      Recorded(
        method: "POST",
        postData: [
          "mimeType": .string(form),
          "params": [Recorded.pair("a", "c d"), Recorded.pair("token", "1")],
        ]), Asked("POST", body: "a=c+d&token=2")),
    Case(
      "bytes in base64",
      Recorded(
        method: "POST",
        postData: [
          "mimeType": "image/png", "text": .string(binary.base64EncodedString()),
          "encoding": "base64",
        ]), Asked("POST", "https://example.com/a", data: binary)),
    Case(
      "other bytes",
      Recorded(
        method: "POST",
        postData: [
          "mimeType": "image/png", "text": .string(binary.base64EncodedString()),
          "encoding": "base64",
        ]), Asked("POST", "https://example.com/a", data: binary + [1]), false),
    Case(
      "multipart has another boundary", body: "--1", of: "multipart/form-data; boundary=1", "--2"),
    Case(
      "file", Recorded(method: "POST", postData: ["params": [["name": "a", "fileName": "b"]]]),
      Asked("POST", body: "anything")),
    Case(
      "body that was not recorded", Recorded(method: "POST", bodySize: 7),
      Asked("POST", body: "anything")),
    Case(
      "body of unknown size", Recorded(method: "POST", bodySize: -1), Asked("POST", body: "a=1")),
    Case("no body", Recorded(method: "POST"), Asked("POST", body: "a=1"), false),
    Case(
      "empty body", Recorded(method: "POST", postData: ["mimeType": "", "text": ""]),
      Asked("POST")),
    Case("body that is lacking", body: "[1]", "", false),
    Case("secret of an address in a text", body: xml("1"), of: "text/xml", xml("2")),
    Case("other text around a secret", body: xml("1"), of: "text/xml", xml("1") + " ", false),
    Case(
      "address in a form", body: "redirect=https://app/cb?token=1&z=1", of: form,
      "redirect=https://app/cb?token=2&z=1"),
    Case(
      "parameter of a path in a form", body: "redirect=https://app/cb;token=1&z=1", of: form,
      "redirect=https://app/cb;token=1&z=1"),
    Case(
      "item behind an address in a form", body: "redirect=https://app/cb?token=1&z=1", of: form,
      "redirect=https://app/cb?token=1&z=2", false),
    Case("JSON that is said to be a form", body: json, of: form, json),
    Case("form with a space", body: "a=b c&password=d e", of: form, "password=f g&a=b c"),
    Case("address in a query", "/a?u=https://b?token=1&z=1", "/a?u=https://b?token=2&z=1"),
    Case("not an item of that address", "/a?u=https://b?token=1&z=1", "/a?u=https://b?z=1", false),
  ]

  @Test(arguments: addresses + bodies)
  func recordedRequest_standsForTheSameRequest(_ test: Case) async throws {
    let server = StubServer()
    server.replay(try [test.recorded].recording)

    await expect(server.refusal(of: test.asked) == nil, equals: test.isMatch)
  }

  @Test func recordedBody_isPreferredToOneThatWasNotRecorded() async throws {
    let server = StubServer()
    server.replay(
      try [
        Recorded(method: "POST", bodySize: 1, content: Recorded.text("any")),
        Recorded(method: "POST", postData: ["text": "b"], content: Recorded.text("b")),
      ].recording)

    try await expect(server.ask(Asked("POST", body: "b")).answer.text, equals: "b")
    try await expect(server.ask(Asked("POST", body: "c")).answer.text, equals: "any")
  }

  @Test func hostsOfTheRecording_areToldApart_alsoByPort() async throws {
    let hosts = ["https://a.example.com", "https://b.example.com", "https://b.example.com:8443"]
    let server = StubServer()
    server.replay(
      try hosts.map { Recorded(url: "\($0)/status", content: Recorded.text($0)) }.recording)

    for host in hosts.reversed() {
      try await expect(server.text("\(host)/status"), equals: host)
      try await expect(server.text("\(host)/status"), equals: host)
    }
  }

  @Test func hostThatWasNotRecorded_standsForAll_inTheirOrder() async throws {
    let server = StubServer()
    server.replay(
      try ["a", "b"].map {
        Recorded(url: "https://\($0).example.com/status", content: Recorded.text($0))
      }.recording)

    try await expect(server.text("https://b.example.com/status"), equals: "b")
    try await expect(server.text("https://stub.test/status"), equals: "a")
    try await expect(server.text("https://stub.test/status"), equals: "b")
  }
}
