import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersFixtures

/// A recorded request finds its entry again, whatever it sends, and loses its secrets.
struct RandomReplayTests {
  static let form = "application/x-www-form-urlencoded"

  private static let count = volume(20, all: 50)

  @Test(arguments: 0..<UInt64(volume(1, all: 100)))
  func identicalRequest_isAlwaysAnswered(seed: UInt64) async throws {
    var random = RandomRequests(seed: seed)
    try await expectAnswers(to: (0..<Self.count).map { random.request(at: $0) })
  }

  @Test(arguments: 1000..<1000 + UInt64(volume(1, all: 50)))
  func plantedSecrets_areRemoved_andNothingElse(seed: UInt64) async throws {
    var random = RandomRequests(seed: seed)
    let requests = (0..<Self.count).map { random.requestWithSecrets(at: $0) }
    let cleaned = try await expectAnswers(to: requests)

    let isLeaking = cleaned.contains("s3cr3t")
    #expect(!isLeaking)
    // Each item that is no secret has a number of its own.
    for request in requests {
      let text = request.url + (request.body ?? "")
      for match in text.matches(of: /n[0-9]+n/) {
        let isKept = cleaned.contains(match.0)
        #expect(isKept, "\(match.0) of \(request)")
      }
    }
  }

  /// Checks that a file and its cleaned file answer their own requests.
  ///
  /// - Returns: The cleaned file.
  @discardableResult private func expectAnswers(
    to requests: [RandomRequests.Request]
  ) async throws -> String {
    let recording = try requests.map(\.recorded).recording
    let again = try Recorded.recording(of: recording.cleaned)
    expect(again.secrets, equals: [])
    expect(again.cleaned, equals: recording.cleaned)
    try await expectAnswers(of: recording, to: requests)
    // The value of a secret is removed from other requests, too. A cleaned file has no values.
    for request in requests {
      let alone = try [request.recorded].recording
      try await expectAnswers(of: Recorded.recording(of: alone.cleaned), to: [request])
    }
    return String(decoding: recording.cleaned, as: UTF8.self)
  }
}

extension RandomReplayTests {
  private func expectAnswers(
    of recording: HTTPRecording, to requests: [RandomRequests.Request]
  ) async throws {
    let server = StubServer()
    server.replay(recording)
    for request in requests {
      await expect(server.refusal(of: request.asked), equals: nil, "\(request)")
    }
  }
}

/// Requests of random items, words and separators.
struct RandomRequests {
  struct Request: Sendable {
    var url = "https://example.com/a"
    var body: String?
    var type: String?
    /// The items of the body, as a browser adds them.
    var params: [JSONValue]?
    var hasText = true

    var recorded: Recorded {
      var recorded = Recorded(method: "POST", url: url, bodySize: -1)
      guard let body else { return recorded }
      recorded.postData = [:]
      recorded.postData?["mimeType"] = type.map { .string($0) }
      recorded.postData?["params"] = params.map { .array($0) }
      if hasText { recorded.postData?["text"] = .string(body) }
      return recorded
    }

    var asked: Asked { Asked("POST", url, body: body) }
  }

  private var numbers: SeededNumbers
  private var count = 0

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  private mutating func one<Value>(of values: [Value]) -> Value {
    values.randomElement(using: &numbers)!
  }

  private mutating func texts(_ count: Range<Int>, of values: [String]) -> String {
    (0..<Int.random(in: count, using: &numbers)).map { _ in one(of: values) }.joined()
  }

  private static let words = [
    "a", "b=1", "c=", "redirect=", "https://x.test/p", "://", "token", "token=s", "key=1",
    "password=my secret", "u:p@", "7", "--x",
  ]
  private static let separators = [
    "&", "&", "?", "#", ";", "=", "/", "@", ":", "%26", "%3F", "+", "%", "%zz", "é",
  ]
  private static let ofTexts = [" ", "\"", "<", ">", "'", "{", "}", "\\", "\n", "[", "]", ","]
  private static let types = [nil, RandomReplayTests.form, "text/plain", "text/xml; charset=utf-8"]

  /// A request of any characters, on a path of its own.
  mutating func request(at index: Int) -> Request {
    var request = Request(url: "https://example.com/\(index)")
    let isPlain = one(of: [true, true, false])
    let parts = Self.words.filter { !$0.contains(" ") } + Self.separators.filter { $0.count < 2 }
    if one(of: [true, false]) {
      let url = request.url + one(of: ["?", "/", ";", "#"]) + texts(0..<9, of: parts)
      if URL(string: url) != nil { request.url = url }
    }
    let all = Self.words + Self.separators + (isPlain ? [] : Self.ofTexts)
    let text = texts(1..<12, of: all)
    request.type = one(of: Self.types)
    request.body = one(of: [text, text, text, "{\"a\": \(JSONValue.string(text))}"])
    if request.type == RandomReplayTests.form, one(of: [true, false]) {
      request.params = request.body?.split(separator: "&").map { item in
        let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let values = pair.map { part in
          let text = part.replacingOccurrences(of: "+", with: " ")
          return text.removingPercentEncoding ?? text
        }
        return Recorded.pair(values[0], values.count > 1 ? values[1] : "")
      }
      let isValue = (try? JSONValue(json: Data((request.body ?? "").utf8))) != nil
      request.hasText = isValue || one(of: [true, false])
    }
    return request
  }

  private mutating func number() -> String {
    count += 1
    return "n\(count)n"
  }

  private mutating func item() -> String {
    let kept = [
      "a=\(number())", "\(number())", "u=https://\(number()).test/p",
      "u=https%3A%2F%2Fx.test%2F%3Fb%3D\(number())",
    ]
    let secret = [
      "token=s3cr3t", "api_key=s3cr3t/+s3cr3t", "password=it's%20s3cr3t",
      "u=https://app/\(number())?token=s3cr3t", "u=https://app/\(number());token=s3cr3t",
      "u=https://user:s3cr3t@app/\(number())", "u=https://app/\(number())#access_token=s3cr3t",
    ]
    return one(of: one(of: [kept, secret]))
  }

  private mutating func items() -> String {
    (0..<Int.random(in: 1..<6, using: &numbers)).map { _ in item() }.joined(separator: "&")
  }

  /// A request with items that are secrets, and with others that are numbered.
  mutating func requestWithSecrets(at index: Int) -> Request {
    var request = Request(url: "https://example.com/\(index)?\(items())")
    let (first, second) = (items(), items())
    switch Int.random(in: 0..<4, using: &numbers) {
    case 0: (request.type, request.body) = (RandomReplayTests.form, first)
    case 1: request.body = first
    case 2:
      request.type = "text/xml"
      request.body = "<a href=\"https://u:s3cr3t@x.test/?\(first)\"/> <b>https://x?\(second)</b>"
    default:
      request.type = RandomReplayTests.form
      request.body = "password=my s3cr3t&\(first)&note=\(number()) <\(number())>"
    }
    return request
  }
}
