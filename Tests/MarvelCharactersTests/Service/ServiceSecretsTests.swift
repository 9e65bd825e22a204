import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import TestSupport
import Testing

@testable import MarvelCharacters

/// Nothing that could be logged contains authentication parameters.
struct ServiceSecretsTests {
  private static let keys = MarvelKeys(
    publicKey: "0123456789abcdef0123456789abcdef", privateKey: "fedcba9876543210fedcba9876543210")
  private static let parameters = keys.queryItems(at: Date(timeIntervalSince1970: 1))
  private static let hash = parameters[2].value ?? ""

  /// Replies that quote the request, and others that fail.
  private static let replies: [@Sendable (StubRequest) -> StubReply] = [
    { .json("{\"status\": \"No: \($0.url)\"}").status(401) },
    { .json("{\"message\": \"No: \($0.url)\"}").status(500) },
    { .json("{\"code\": 409, \"status\": \"No: \($0.url)\"}") },
    { .json("{\"code\": 200, \"data\": {\"offset\": \"\($0.query["hash"] ?? "")\"}}") },
    { .json("\($0.query["apikey"] ?? "")") },
    { _ in .failure(.networkConnectionLost) },
  ]

  @Test(arguments: replies)
  func failure_holdsNoSecret(reply: @escaping @Sendable (StubRequest) -> StubReply) async throws {
    let server = StubServer()
    server.get(StubServer.characters) { reply($0) }
    let sut = server.service(authentication: { Self.parameters })

    let failure = try #require(
      await #expect(throws: FetchCharactersServiceFailure.self) { try await sut.slice() })

    expect(server.requests.first?.query["hash"], equals: Self.hash)
    expectNoSecret(in: failure)
    expect(failure.url.query(), equals: "limit=100&offset=0")
  }

  @Test func failureOfTheClosure_isNotQuoted() async throws {
    struct LockedKeychain: Error {
      let key = "0123456789abcdef"
    }
    let sut = FetchCharactersMarvelService(authentication: { throw LockedKeychain() })

    let failure = try #require(
      await #expect(throws: FetchCharactersServiceFailure.self) { try await sut.slice() })

    expect(failure.reason, equals: .noAuthentication)
    expectNoSecret(in: failure)
  }

  @Test(arguments: [
    ("abc secretsecret-1 def", "abc REDACTED def"), ("secretsecret-1", "REDACTED"),
    ("secretsecret-1secretsecret-1", "REDACTEDREDACTED"), ("secretsecret-", "secretsecret-"),
    ("", ""), ("12345678 short", "12345678 short"),
  ])
  func redaction_replacesWhatIsSecretEverywhere(text: String, expected: String) {
    let parameters = [
      URLQueryItem(name: "ts", value: "12345678"), URLQueryItem(name: "a", value: "secretsecret-1"),
      URLQueryItem(name: "b", value: "short"), URLQueryItem(name: "c", value: nil),
    ]

    expect(String(decoding: redacted(Data(text.utf8), parameters), as: UTF8.self), equals: expected)
  }

  /// Looks at every printed form of a failure.
  private func expectNoSecret(in failure: FetchCharactersServiceFailure) {
    var dumped = ""
    dump(failure, to: &dumped)
    for text in ["\(failure)", String(reflecting: failure), failure.localizedDescription, dumped] {
      for secret in ["0123456789abcdef", "fedcba9876543210", Self.hash] {
        #expect(!text.contains(secret), "\(text)")
      }
    }
  }
}
