import ConstructionBuildersTesting
import Foundation
import TestSupport
import Testing

@testable import MarvelCharacters

/// Nothing that could be logged contains authentication parameters.
struct ServiceSecretsTests {
  static let keys = MarvelKeys(
    publicKey: "0123456789abcdef0123456789abcdef", privateKey: "fedcba9876543210fedcba9876543210")
  static let hash = keys.queryItems(at: Date(timeIntervalSince1970: 1))[2].value ?? ""

  /// Every printed form of a failure.
  private func texts(of failure: FetchCharactersServiceFailure) -> [String] {
    var dumped = ""
    dump(failure, to: &dumped)
    return [
      "\(failure)", String(reflecting: failure), failure.localizedDescription, dumped,
      "\(failure as NSError)", "\((failure as NSError).userInfo)",
    ]
  }

  private func expectNoSecret(in texts: [String], sourceLocation: SourceLocation = #_sourceLocation)
  {
    for text in texts {
      for secret in ["0123456789abcdef", "fedcba9876543210", Self.hash] {
        #expect(!text.contains(secret), "\(text)", sourceLocation: sourceLocation)
      }
    }
  }

  private func service(_ address: String) throws -> FetchCharactersMarvelService {
    try FetchCharactersMarvelService.at(
      address, retrying: Waits().policy(attempts: 2),
      deadline: .seconds(1),
      authentication: { Self.keys.queryItems(at: Date(timeIntervalSince1970: 1)) })
  }

  /// Servers that quote the request, and servers that fail.
  static let handlers: [LoopbackServer.Handler] = [
    { LoopbackReply("{\"status\": \"No: \($0.target)\"}", status: 401) },
    { LoopbackReply("{\"message\": \"No: \($0.target)\"}", status: 500) },
    { LoopbackReply("{\"code\": 409, \"status\": \"No: \($0.target)\"}") },
    { LoopbackReply("{\"code\": \"\($0.target)\"}") },
    { LoopbackReply("{\"code\": 200, \"data\": {\"offset\": \"\($0.query["hash"] ?? "")\"}}") },
    { LoopbackReply("[\"\($0.target)\"]") },
    { LoopbackReply("\($0.query["apikey"] ?? "")") },
    { LoopbackReply("Not found: \($0.target)", status: 404) },
    { _ in LoopbackReply().with { $0.isSilent = true } },
    { _ in
      LoopbackReply("{").with {
        $0.framing = .length(9)
        $0.drop = (1, .end)
      }
    },
    { _ in LoopbackReply().with { $0.delay = 3_600 } },
  ]

  @Test(arguments: handlers.indices)
  func failure_holdsNoSecret(index: Int) async throws {
    try await withServer(Self.handlers[index]) { server in
      let told = Locked<[FetchCharactersServiceFailure]>([])
      var sut = try service(server.base)
      sut.willRetry = { failure, _ in told.withLock { $0.append(failure) } }

      let failure = await #expect(throws: FetchCharactersServiceFailure.self) {
        try await sut.slice()
      }

      expect(server.requests.first?.query["apikey"], equals: "0123456789abcdef0123456789abcdef")
      let failures = told.withLock(\.self) + [try #require(failure)]
      expectNoSecret(in: failures.flatMap(texts))
      #expect(failures.allSatisfy { $0.url.query() == "limit=100&offset=0" })
    }
  }

  @Test func findings_ofASlice_holdNoSecret() async throws {
    try await withServer { request in
      LoopbackReply(
        Backend.slice(
          offset: 0, total: 1,
          results: [["name": "Storm", "id": .string(request.query["hash"] ?? "")]]))
    } run: { server in
      let page = try await service(server.base).slice()

      expect(
        page.findings.map(\.description),
        equals: [
          #"data.results[0].id: expected Int, found string "REDACTED""#
        ])
      expectNoSecret(in: page.findings.map(\.description))
    }
  }

  @Test func failureOfTheClosure_isNotQuoted() async throws {
    struct LockedKeychain: Error, CustomStringConvertible {
      let description = "0123456789abcdef cannot be read"
    }
    let sut = FetchCharactersMarvelService(authentication: { throw LockedKeychain() })

    let failure = await #expect(throws: FetchCharactersServiceFailure.self) {
      try await sut.slice()
    }

    expect(failure?.reason, equals: .noAuthentication)
    expectNoSecret(in: texts(of: try #require(failure)))
  }

  @Test(arguments: [
    ("abc secretsecret-1 def", "abc REDACTED def"), ("secretsecret-1", "REDACTED"),
    ("secretsecret-1secretsecret-1", "REDACTEDREDACTED"), ("secretsecret-", "secretsecret-"),
    ("", ""), ("12345678 short", "12345678 short"),
  ])
  func redaction_replacesWhatIsSecretEverywhere(text: String, expected: String) {
    let sut = Redaction(of: [
      URLQueryItem(name: "ts", value: "12345678"), URLQueryItem(name: "a", value: "secretsecret-1"),
      URLQueryItem(name: "b", value: "short"), URLQueryItem(name: "c", value: nil),
    ])

    expect(String(decoding: sut.applied(to: Data(text.utf8)), as: UTF8.self), equals: expected)
  }
}
