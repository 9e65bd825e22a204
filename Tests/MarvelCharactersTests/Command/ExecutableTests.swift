import TestSupport
import Testing

@testable import MarvelCharactersCLI

struct ExecutableTests {
  @Test func sample_endsWithStatus0() async throws {
    let run = try Executable.run("--findings")

    expect(run.status, equals: 0)
    expect(run.errors, equals: "")
    let outcome = await Command.outcome(of: ["--findings"])
    expect(run.output, equals: outcome.output)
  }

  @Test func standardInput_isRead() throws {
    let body = #"{"code": 200, "data": {"offset": 0, "total": 0}}"#

    try expect(
      Executable.run("-", input: body),
      equals: Executable.Run(
        output: "0 of 0 characters, starting at offset 0\n", errors: "", status: 0))
  }

  @Test func responseThatCannotBeBuilt_endsWithStatus1() throws {
    let errors = """
      The response cannot be read: 1 problem
        line 1, column 1: the body is empty, expected a JSON value

      """
    try expect(Executable.run("-"), equals: Executable.Run(output: "", errors: errors, status: 1))
  }

  @Test func unknownOption_endsWithStatus2() throws {
    let errors = "marvel-characters: unknown option '--loud'; see --help\n"

    try expect(
      Executable.run("--loud"), equals: Executable.Run(output: "", errors: errors, status: 2))
  }

  @Test func readerThatStoppedReading_isNoError() throws {
    try expect(
      Executable.runUnread("--json"), equals: Executable.Run(output: "", errors: "", status: 0))
  }

  @Test func url_isFetchedFrom() async throws {
    try await withServer {
      Backend(total: 150).reply(to: $0)
    } run: { server in
      let run = try Executable.run("--url", server.base, "--starts-with", "Hero")

      expect(run.status, equals: 0)
      #expect(run.output.hasSuffix("\n150 of 150 characters, starting at offset 0\n"))
      // Progress is shown only on a terminal.
      expect(run.errors, equals: "")
      expect(server.requests.map(\.query["nameStartsWith"]), equals: ["Hero", "Hero"])
    }
  }

  @Test func serviceThatRefuses_endsWithStatus1() async throws {
    try await withServer { _ in
      LoopbackReply(status: 404)
    } run: { server in
      let errors = """
        The service answered with status 404
          GET \(server.base)/v1/public/characters?limit=100&offset=0

        """
      let run = try Executable.run("--url", server.base)

      expect(run, equals: Executable.Run(output: "", errors: errors, status: 1))
    }
  }
}
