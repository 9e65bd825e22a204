import ConstructionBuildersFixtures
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// An entry of a HAR file.
struct Recorded: Sendable {
  var method = "GET"
  var url = "https://example.com/a"
  var requestHeaders: [JSONValue] = []
  var queryString: [JSONValue] = []
  var postData: JSONValue?
  var bodySize: JSONValue = 0
  var status = 200
  var headers: [JSONValue] = []
  var content: JSONValue = ["size": 2, "mimeType": "text/plain", "text": "ok"]
  var redirectURL = ""
  var time: JSONValue = 12.5

  var json: JSONValue {
    var entry: JSONValue = [
      "startedDateTime": "2026-01-01T00:00:00.000Z", "time": time,
      "request": [
        "method": .string(method), "url": .string(url), "httpVersion": "HTTP/1.1", "cookies": [],
        "headers": .array(requestHeaders), "queryString": .array(queryString), "headersSize": -1,
        "bodySize": bodySize,
      ],
      "response": [
        "status": .number(.init(status)), "statusText": "", "httpVersion": "HTTP/1.1",
        "cookies": [], "headers": .array(headers), "content": content,
        "redirectURL": .string(redirectURL), "headersSize": -1, "bodySize": -1,
      ], "cache": [:], "timings": ["send": 0, "wait": 12.5, "receive": 0],
    ]
    entry["request"]?["postData"] = postData
    return entry
  }

  /// A header field, or an item.
  static func pair(_ name: String, _ value: String) -> JSONValue {
    ["name": .string(name), "value": .string(value)]
  }

  static func text(_ text: String, type: String = "text/plain") -> JSONValue {
    ["size": .number(.init(text.utf8.count)), "mimeType": .string(type), "text": .string(text)]
  }
}

extension [Recorded] {
  /// The recording of a file with these entries.
  var recording: HTTPRecording {
    get throws { try Recorded.recording(of: har) }
  }

  var har: JSONValue {
    [
      "log": [
        "version": "1.2", "creator": ["name": "test", "version": "1"],
        "entries": .array(map(\.json)),
      ]
    ]
  }
}

extension Recorded {
  static func recording(of har: JSONValue) throws -> HTTPRecording {
    try recording(of: Data(har.description.utf8))
  }

  /// The recording of a file `session.har`.
  static func recording(of data: Data, keeping names: Set<String> = []) throws -> HTTPRecording {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try data.write(to: folder.appendingPathComponent("session.har"))
    return try Fixture.har("session", in: .folder(folder), keeping: names)
  }
}

/// A request to any host.
struct Asked: Sendable {
  var method = "GET"
  var url = "https://example.com/a"
  var type: String?
  var body: Data?

  init(_ method: String = "GET", _ url: String = "https://example.com/a", body: String? = nil) {
    self.init(method, url, data: body.map { Data($0.utf8) })
  }

  init(_ method: String = "GET", _ url: String, data: Data?) {
    self.method = method
    self.url = url
    body = data
  }
}

extension StubServer {
  func ask(_ asked: Asked) async throws -> (answer: Answer, body: Data) {
    var request = URLRequest(url: URL(string: asked.url)!)
    request.httpMethod = asked.method
    request.httpBody = asked.body
    request.timeoutInterval = 3600
    let answer = try await session.data(for: request)
    return (Answer(answer), answer.0)
  }

  /// The text of a response.
  func text(_ url: String) async throws -> String { try await ask(Asked("GET", url)).answer.text }

  /// The error of a request, in words; nil if it is answered.
  func refusal(of asked: Asked) async -> String? {
    do {
      _ = try await ask(asked)
      return nil
    } catch { return error.localizedDescription }
  }
}
