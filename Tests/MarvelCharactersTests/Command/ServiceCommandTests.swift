import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import MarvelCharacters
import TestSupport
import Testing

@testable import MarvelCharactersCLI

/// The command against a real server.
struct ServiceCommandTests {
  private static let keys = [
    "MARVEL_PUBLIC_KEY": "0123456789abcdef", "MARVEL_PRIVATE_KEY": "fedcba9876543210",
  ]

  private func outcome(
    of options: [String], at server: LoopbackServer, environment: [String: String] = [:],
    progress: ProgressLine = .hidden
  ) async -> Outcome {
    var surroundings = Surroundings(environment: environment, progress: progress)
    surroundings.retrying = Waits().policy()
    // A busy machine is no failure.
    surroundings.deadline = .seconds(3_600)
    return await Command.outcome(of: ["--url", server.base] + options, surroundings)
  }

  @Test func url_showsAllCharacters() async throws {
    try await withServer {
      Backend(total: 250).reply(to: $0)
    } run: { server in
      let outcome = await outcome(of: [], at: server)

      let lines = outcome.output.split(separator: "\n")
      expect(lines.count, equals: 252)
      expect(lines.first, equals: " id  name      comics  modified")
      expect(lines.dropFirst().first, equals: "  0  Hero 0         –  2014-06-10")
      expect(lines.last, equals: "250 of 250 characters, starting at offset 0")
      expect(outcome.errors, equals: "")
      expect(outcome.status, equals: .success)
      expect(server.requests.count, equals: 3)
      #expect(server.requests.allSatisfy { Set($0.query.keys) == ["limit", "offset"] })
    }
  }

  @Test func charactersThatAreCountedAndNotSent_areTold() async throws {
    try await withServer { _ in
      LoopbackReply(Backend.slice(offset: 0, total: 1_000_000, results: []))
    } run: { server in
      let outcome = await outcome(of: [], at: server)

      expect(outcome.errors, equals: "The service counts 1000000 characters, and sent none\n")
      expect(outcome.status, equals: .notBuilt)
    }
  }

  @Test func startsWith_isAskedFor() async throws {
    try await withServer {
      Backend(total: 150).reply(to: $0)
    } run: { server in
      _ = await outcome(of: ["--starts-with", "Spider-Man +"], at: server)

      expect(
        server.requests.map(\.query["nameStartsWith"]), equals: ["Spider-Man +", "Spider-Man +"])
    }
  }

  @Test func keys_areSentAndNotShown() async throws {
    try await withServer {
      LoopbackReply("{\"status\": \"No: \($0.target)\"}", status: 401)
    } run: { server in
      let outcome = await outcome(of: ["--findings", "--json"], at: server, environment: Self.keys)

      let query = try #require(server.requests.first?.query)
      expect(query["apikey"], equals: "0123456789abcdef")
      expect(query["hash"]?.count, equals: 32)
      expect(outcome.status, equals: .notBuilt)
      for text in [outcome.output, outcome.errors] {
        #expect(!text.contains("0123456789abcdef"))
        #expect(!text.contains("fedcba9876543210"))
        #expect(!text.contains(try #require(query["hash"])))
      }
    }
  }

  @Test func oneKeyAlone_isBadUsage() async throws {
    try await withServer {
      Backend(total: 1).reply(to: $0)
    } run: { server in
      let outcome = await outcome(of: [], at: server, environment: ["MARVEL_PUBLIC_KEY": "1"])

      let errors =
        "marvel-characters: MARVEL_PRIVATE_KEY is not set, and MARVEL_PUBLIC_KEY is; see --help\n"
      expect(outcome, equals: Outcome(errors: errors, status: .badUsage))
      #expect(server.requests.isEmpty)
    }
  }

  @Test func failureAmongTheSlices_showsWhatHadComeAndWhy() async throws {
    try await withServer { request in
      request.number("offset") == 2
        ? LoopbackReply(#"{"status": "Down."}"#, status: 503)
        : LoopbackReply(Backend(total: 4).slice(offset: request.number("offset"), limit: 2))
    } run: { server in
      let outcome = await outcome(of: ["--findings"], at: server)

      expect(
        outcome,
        equals: Outcome(
          output: """
            id  name    comics  modified
             0  Hero 0       –  2014-06-10
             1  Hero 1       –  2014-06-10

            2 of 4 characters, starting at offset 0

            nothing to report

            """,
          errors: """
            The service answered with status 503: "Down."
              GET \(server.base)/v1/public/characters?limit=100&offset=2, 4 attempts

            """,
          status: .notBuilt))
    }
  }

  @Test func failureWithoutFindings_isTheWholeOutput() async throws {
    try await withServer { _ in
      LoopbackReply(#"{"status": "Down."}"#, status: 404)
    } run: { server in
      let outcome = await outcome(of: ["--findings"], at: server)

      expect(outcome.output, equals: "")
      expect(outcome.status, equals: .notBuilt)
    }
  }

  @Test func failureAmongTheSlices_standsBesideThemInJSON() async throws {
    try await withServer { request in
      request.number("offset") == 2
        ? LoopbackReply(status: 404)
        : LoopbackReply(Backend(total: 4).slice(offset: request.number("offset"), limit: 2))
    } run: { server in
      let outcome = await outcome(of: ["--json"], at: server)

      let json = try JSONValue(json: outcome.output)
      expect(json["characters"]?[1]?["name"], equals: "Hero 1")
      expect(
        json["failure"],
        equals: .string(
          "The service answered with status 404\n"
            + "  GET \(server.base)/v1/public/characters?limit=100&offset=2"))
    }
  }

  @Test func findings_areThoseOfEachSlice() async throws {
    try await withServer { request in
      let offset = request.number("offset")
      let results: [JSONValue] = [
        ["id": "7", "name": "Storm"], offset == 0 ? .null : ["name": "X"],
      ]
      return LoopbackReply(Backend.slice(offset: offset, total: 4, results: results))
    } run: { server in
      let text = await outcome(of: ["--findings"], at: server)
      let json = try JSONValue(
        json: await outcome(of: ["--findings", "--json"], at: server).output)

      #expect(
        text.output.hasSuffix(
          """

          3 of 4 characters, starting at offset 0

          starting at offset 0, 2 findings: 1 repair, 1 problem
            repair   data.results[0].id: read string "7" as Int
            problem  data.results[1]: required object is null
          starting at offset 2, 1 finding: 1 repair
            repair   data.results[0].id: read string "7" as Int

          """))
      expect((0..<3).map { json["findings"]?[$0]?["offset"] }, equals: [0, 0, 2])
      expect(json["count"], equals: 4)
      expect(json["limit"], equals: .null)
    }
  }

  @Test func coercion_isHandedDown() async throws {
    try await withServer { _ in
      LoopbackReply(Backend.slice(offset: 0, total: 1, results: [["id": "7", "name": "Storm"]]))
    } run: { server in
      let outcome = await outcome(of: ["--strict", "--findings"], at: server)

      #expect(
        outcome.output.contains(#"problem  data.results[0].id: expected Int, found string "7""#))
    }
  }

  @Test func progress_isOneLineThatIsGoneAtTheEnd() async throws {
    let asked = Locked(0)
    let lines = Locked<[String]>([])
    try await withServer { request in
      let number = asked.withLock { count in
        count += 1
        return count
      }
      return number == 2
        ? LoopbackReply(
          "{\"status\": \"\u{9B}31m\(String(repeating: "busy ", count: 30))\"}", status: 429)
        : Backend(total: 150).reply(to: request)
    } run: { server in
      let progress = ProgressLine { line in lines.withLock { $0.append(line) } }
      _ = await outcome(of: [], at: server, progress: progress)
    }

    let busy =
      #"trying again in 0.5 s: The service answered with status 429: "\u009B31mbusy bu…"#
    expect(
      lines.withLock(\.self),
      equals: ["fetching", "100 of 150", busy, "150 of 150", ""].map { "\r\($0)\u{1B}[K" })
  }

  @Test(arguments: [
    (false, [:], true), (false, ["TERM": "xterm"], true), (true, ["TERM": "dumb"], true),
    (true, [:], false), (true, ["TERM": "xterm", "NO_COLOR": "1"], false),
  ])
  func progress_isForTerminalsAlone(isTerminal: Bool, environment: [String: String], isHidden: Bool)
  {
    let sut = ProgressLine.suitable(isTerminal: isTerminal, environment: environment)

    expect(sut.isHidden, equals: isHidden)
  }
}
