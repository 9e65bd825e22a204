import ConstructionBuilders
import ConstructionBuildersTesting
import MarvelCharacters
import TestSupport
import Testing

@testable import MarvelCharactersCLI

/// The command with a service.
struct ServiceCommandTests {
  private let server = StubServer()

  private func outcome(_ options: String..., environment: [String: String] = [:]) async -> Outcome {
    await Command.outcome(
      of: ["--url", "https://stub.test"] + options, environment: environment, at: server)
  }

  @Test func url_showsAllCharacters() async {
    server.get(StubServer.characters) { Backend(total: 250).reply(to: $0) }
    let outcome = await outcome("--starts-with", "Spider-Man +")

    let lines = outcome.output.split(separator: "\n")
    expect(lines.count, equals: 252)
    expect(lines.first, equals: " id  name      comics  modified")
    expect(lines.dropFirst().first, equals: "  0  Hero 0         –  2014-06-10")
    expect(lines.last, equals: "250 of 250 characters, starting at offset 0")
    expect(outcome.errors, equals: "")
    expect(outcome.status, equals: 0)
    expect(
      server.requests.map(\.query["nameStartsWith"]),
      equals: ["Spider-Man +", "Spider-Man +", "Spider-Man +"])
    expect(server.requests.map(\.query["apikey"]), equals: [nil, nil, nil])
  }

  @Test func charactersThatAreCountedAndNotSent_areTold() async {
    server.get(StubServer.characters) { Backend(total: 0, claimedTotal: 9).reply(to: $0) }

    await expect(
      outcome(),
      equals: Outcome(
        output: "0 of 9 characters, starting at offset 0\n",
        errors: "The service counts 9 characters, and sent none\n", status: 1))
  }

  @Test func keys_areSentAndNotShown() async throws {
    server.get(StubServer.characters) { .json("{\"status\": \"No: \($0.url)\"}").status(401) }
    let keys = ["MARVEL_PUBLIC_KEY": "0123456789abcdef", "MARVEL_PRIVATE_KEY": "fedcba9876543210"]
    let outcome = await outcome("--findings", "--json", environment: keys)

    let query = try #require(server.requests.first?.query)
    expect(query["apikey"], equals: "0123456789abcdef")
    expect(outcome.status, equals: 1)
    for secret in ["0123456789abcdef", "fedcba9876543210", try #require(query["hash"])] {
      #expect(!(outcome.output + outcome.errors).contains(secret))
    }
  }

  @Test func oneKeyAlone_isBadUsage() async {
    await expect(
      outcome(environment: ["MARVEL_PUBLIC_KEY": "0123456789abcdef"]),
      equals: Outcome(
        errors: "marvel-characters: MARVEL_PRIVATE_KEY is not set, and MARVEL_PUBLIC_KEY is; "
          + "see --help\n",
        status: 2))
    #expect(server.requests.isEmpty)
  }

  @Test func failureAmongTheSlices_showsWhatHadComeAndWhy() async throws {
    server.get(StubServer.characters) { request in
      let offset = request.number("offset")
      guard offset < 4 else { return .json(#"{"code": "200"}"#) }
      let results: [JSONValue] = [
        ["id": "7", "name": "Storm"], offset == 0 ? .null : ["name": "X"],
      ]
      return .json(Backend.slice(offset: offset, total: 6 - offset / 2, results: results))
    }
    await expect(
      outcome("--findings"),
      equals: Outcome(
        output: """
          id  name   comics  modified
           7  Storm       –  –
           7  Storm       –  –
           –  X           –  –

          3 of 5 characters, starting at offset 0

          starting at offset 0, 2 findings: 1 repair, 1 problem
            repair   data.results[0].id: read string "7" as Int
            problem  data.results[1]: required object is null
          starting at offset 2, 1 finding: 1 repair
            repair   data.results[0].id: read string "7" as Int
          starting at offset 4, 2 findings: 1 repair, 1 problem
            repair   code: read string "200" as Int
            problem  data: required object is missing

          """,
        errors: """
          The response has no usable data: 1 problem
            GET https://stub.test/v1/public/characters?limit=100&offset=4

          """, status: 1))
    let json = try JSONValue(json: await outcome("--findings", "--json").output)
    expect((0..<5).map { json["findings"]?[$0]?["offset"] }, equals: [0, 0, 2, 4, 4])
    expect(json["count"], equals: 4)
    expect(json["limit"], equals: .null)
    expect(json["characters"]?[2]?["name"], equals: "X")
    #expect(json["failure"]?.description.contains("data: required object is missing") == true)
  }
}
