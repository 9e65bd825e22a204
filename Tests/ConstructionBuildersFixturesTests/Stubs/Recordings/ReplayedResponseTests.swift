import ConstructionBuildersFixtures
import Foundation
import TestSupport
import Testing

/// Status, header fields and body of a recorded response.
struct ReplayedResponseTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let recorded: Recorded
    let status: Int
    let body: Data
    let headers: [String: String]

    init(
      _ name: String, _ recorded: Recorded, status: Int = 200, _ body: [UInt8],
      headers: [String: String] = [:]
    ) {
      (testDescription, self.recorded, self.status) = (name, recorded, status)
      (self.body, self.headers) = (Data(body), headers)
    }

    init(
      _ name: String, _ recorded: Recorded, status: Int = 200, _ body: String,
      headers: [String: String] = [:]
    ) {
      self.init(name, recorded, status: status, Array(body.utf8), headers: headers)
    }
  }

  static func typed(_ type: String, _ text: String) -> Recorded {
    Recorded(
      headers: [Recorded.pair("Content-Type", type)], content: Recorded.text(text, type: type))
  }

  static let bodies = [
    Case("text", Recorded(content: Recorded.text("é")), "é"),
    Case(
      "base64", Recorded(content: ["size": 4, "text": "AP/+AQ==", "encoding": "base64"]),
      [0, 255, 254, 1]),
    Case(
      "empty base64", Recorded(content: ["size": 0, "text": "", "encoding": "base64"]), ""),
    Case("empty encoding", Recorded(content: ["size": 2, "text": "ok", "encoding": ""]), "ok"),
    Case("no text, and no bytes", Recorded(content: ["size": 0, "mimeType": "x-unknown"]), ""),
    Case("no text of unknown size", Recorded(content: ["size": -1]), ""),
    Case("null as content", Recorded(content: .null), ""),
    Case("204", Recorded(status: 204, content: ["size": 3, "text": "abc"]), status: 204, ""),
    Case("304", Recorded(status: 304, content: ["size": 3, "text": "abc"]), status: 304, ""),
    Case("304 without a text", Recorded(status: 304, content: ["size": 3]), status: 304, ""),
    Case("404", Recorded(status: 404), status: 404, "ok"),
    Case("302 without a location", Recorded(status: 302), status: 302, "ok"),
    Case("300 with a location", Recorded(status: 300, redirectURL: "/b"), status: 300, "ok"),
  ]

  static let charsets = [
    Case(
      "UTF-8", typed("text/plain; charset=UTF-8", "é"), "é",
      headers: ["Content-Type": "text/plain; charset=UTF-8"]),
    Case(
      "Latin 1", typed("text/html; charset=ISO-8859-1", "é"), [0xE9],
      headers: ["Content-Type": "text/html; charset=ISO-8859-1"]),
    Case(
      "in quotation marks", typed("text/html;charset=\"windows-1252\"", "€"), [0x80],
      headers: ["Content-Type": "text/html;charset=\"windows-1252\""]),
    Case(
      "text that the charset lacks", typed("text/html; charset=us-ascii; a=b", "é"), "é",
      headers: ["Content-Type": "text/html; charset=utf-8; a=b"]),
    Case(
      "charset that is not known", typed("text/html; Charset=\"x-mac\"", "é"), "é",
      headers: ["Content-Type": "text/html; Charset=utf-8"]),
    Case(
      "charset that occurs twice", typed("text/html; charset=text", "é"), "é",
      headers: ["Content-Type": "text/html; charset=utf-8"]),
    Case(
      "bytes in base64 keep theirs",
      Recorded(
        headers: [Recorded.pair("Content-Type", "text/plain; charset=iso-8859-1")],
        content: ["text": "6Q==", "encoding": "base64"]), [0xE9],
      headers: ["Content-Type": "text/plain; charset=iso-8859-1"]),
  ]

  static let fields = [
    Case(
      "fields of the transfer",
      Recorded(
        headers: [
          ("content-encoding", "br"), ("Content-Length", "7"), ("Transfer-Encoding", "chunked"),
          ("Connection", "keep-alive"), (":status", "200"), ("", "x"), ("ETag", "\"1\""),
        ].map(Recorded.pair)), "ok", headers: ["Etag": "\"1\""]),
    Case(
      "repeated fields",
      Recorded(
        headers: [
          ("Vary", "Accept"), ("vary", "Origin"), ("Warning", "110 a\n111 b"),
          ("Set-Cookie", "sid=1"), ("set-cookie", "sid=2"),
        ].map(Recorded.pair)), "ok",
      headers: [
        "Vary": "Accept, Origin", "Warning": "110 a, 111 b", "Set-Cookie": "removed, removed",
      ]),
  ]

  @Test(arguments: bodies + charsets + fields)
  func response_isThatOfTheEntry(_ test: Case) async throws {
    let server = StubServer()
    server.replay(try [test.recorded].recording)

    let (answer, body) = try await server.ask(Asked())

    expect(answer.status, equals: test.status)
    expect(body, equals: test.body)
    let found = answer.headers.map { ($0.key.lowercased(), $0.value) }
    let expected = test.headers.map { ($0.key.lowercased(), $0.value) }
    expect(
      Dictionary(uniqueKeysWithValues: found), equals: Dictionary(uniqueKeysWithValues: expected))
  }

  @Test func head_hasNoBody() async throws {
    let server = StubServer()
    let length: JSONValue = ["name": "Content-Length", "value": "1234"]
    let entry = Recorded(method: "HEAD", headers: [length], content: ["size": 3])
    server.replay(try [entry].recording)

    let (answer, body) = try await server.ask(Asked("HEAD"))

    #expect(body.isEmpty)
    expect(answer.headers["Content-Length"], equals: "1234")
  }
}
