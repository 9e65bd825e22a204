import Foundation
import TestSupport
import Testing

@testable import ConstructionBuildersFixtures

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A server reads each byte a few times, however much there is.
struct RecordingWorkTests {
  /// Texts in which each character could begin something.
  static let units = [
    "abcdefgh12", "a://", "?a=", "a=1&", "&a;b#c?d", "u:p@", "://u:p@", "token=", "token=1&",
    "?token=1", "a%3D%26", "%3Ftoken%3D1%26", "%3A%2F/u@", "a={?", "?a={?", "&a={", "[\"",
    "{\"a\":", "https://x?a={", "\\u0061", "--x\r\n", "--x\n\n", "\n ", "\n\n", "é",
  ]

  @Test(arguments: units) func bytesOfARequest_areReadAFewTimes(unit: String) {
    for count in checksAllCases ? [200, 2_000] : [50, 500] {
      let text = "a=" + String(repeating: unit, count: count)
      for type in [nil, RequestBody.formType, "multipart/form-data; boundary=x"] {
        var cleaner = SecretCleaner(SecretNames())
        _ = cleaner.cleaned(body: text, ofType: type)
        _ = cleaner.cleaned(text, as: .address)
        _ = cleaner.cleaned(anyText: "{" + text)

        #expect(cleaner.bytesRead <= 12 * text.utf8.count, "\(cleaner.bytesRead) of \(count)")
      }
    }
  }

  /// With any number of values, a text is read once. With the expression that looked for an address
  /// at each letter, and with all edit distances, these would not end.
  @Test func largeBodies_manyValues_andManyRoutes_areNoProblem() async throws {
    let letters = String(repeating: "abcdefgh12", count: 20_000)
    let values = SecretValues((0..<2_000).map { "value\($0)-\(letters.prefix(20))" })
    expect(values.removed(from: letters), equals: nil)
    expect(values.removed(from: "a value7-\(letters.prefix(20)) b"), equals: "a removed b")

    let server = StubServer()
    for index in 0..<500 { server.get("/\(letters.prefix(200))/\(index)", reply: .status(200)) }
    server.replay(
      try [Recorded(url: "https://example.com/\(letters)", postData: ["text": .string(letters)])]
        .recording)
    let request = StubRequest(
      URLRequest(url: try #require(URL(string: "https://example.com/\(letters)1"))),
      body: Data(letters.utf8))

    _ = server.state.reply(to: request)

    expect(server.unmatched.count, equals: 1)
  }
}
