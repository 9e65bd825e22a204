import ConstructionBuilders
import ConstructionBuildersContracts
import ConstructionBuildersTesting
import Testing

@testable import Comics

struct ComicsServiceTests {
  private let server = StubServer()

  private var sut: ComicsService {
    var service = ComicsService(
      address: server.baseURL.appending(path: "comics"), session: server.session,
      watch: FindingRecorder())
    service.pause = { _ in }
    return service
  }

  @Test func comics_areBuilt_andRepairsCounted() async throws {
    server.get("/comics", reply: .fixture("comics"))
    let sut = sut

    #expect(try await sut.comics().map(\.id) == [1, 2])
    #expect(sut.watch.tally.rows.map(\.description) == ["comics[*].id: read string as Int"])
  }

  @Test func failureThatMayPass_isTriedAgain() async throws {
    server.get(
      "/comics", reply: .sequence(.status(503), .failure(.timedOut), .fixture("comics")))

    #expect(try await sut.comics().count == 2)
    server.verify()
  }

  @Test func failureThatStays_isNotTriedAgain() async throws {
    server.get("/comics", reply: .status(404))

    await #expect(throws: ComicsFailure.refused(status: 404)) { try await sut.comics() }
    #expect(server.requests.count == 1)
  }

  @Test func comicThatCannotBeBuilt_isLeftOutAndReported() async throws {
    server.get("/comics") { _ in .fixture("comics") { $0["comics[0].title"] = nil } }
    let sut = sut

    #expect(try await sut.comics().map(\.id) == [2])
    #expect(
      sut.watch.tally.rows.map(\.description).contains(
        "comics[*].title: required String is missing"))
  }

  @Test func mostComicsLost_isAFailure() async throws {
    server.get("/comics") { _ in
      .fixture("comics") {
        $0["comics[0].title"] = nil
        $0["comics[1].title"] = nil
      }
    }

    await #expect {
      try await sut.comics()
    } throws: { error in
      guard case .unusable(let failure)? = error as? ComicsFailure else { return false }
      return failure.findings.first?.kind == .tooManyLosses
    }
  }

  @Test func responseOfAnotherShape_isAFailureThatSaysWhy() async throws {
    server.get("/comics", reply: .json(#"{"comics": "none"}"#))

    await #expect {
      try await sut.comics()
    } throws: { error in
      guard case .unusable(let failure)? = error as? ComicsFailure else { return false }
      return failure.findings.map(\.path.description) == ["comics"]
    }
  }

  private static let comic = #"{"id": "1", "title": "The X-Men #1", "rating": 4.50}"#

  @Test func renaming_sendsOnlyTheTitle() async throws {
    server.get("/comics/1", reply: .json(Self.comic).header("ETag", "a"))
    server.on(
      .request("PATCH", "/comics/1") && .header("If-Match", "a")
        && .header("Content-Type", "application/merge-patch+json") && .body(["title": "X"]),
      reply: .status(204))

    try await sut.rename(1, to: "X")
    server.verify()
  }

  @Test func renamingWhatSomebodyElseChanged_readsItAgain() async throws {
    server.get(
      "/comics/1",
      reply: .sequence(
        .json(Self.comic).header("ETag", "a"), .json(Self.comic).header("ETag", "b")))
    server.on(.request("PATCH", "/comics/1") && .header("If-Match", "a"), reply: .status(412))
    server.on(.request("PATCH", "/comics/1") && .header("If-Match", "b"), reply: .status(204))

    try await sut.rename(1, to: "X")
    server.verify()
  }

  @Test(arguments: [nil, "W/\"a\""])
  func renamingWithoutAVersion_sendsNothing(tag: String?) async throws {
    let comic = StubReply.json(Self.comic)
    server.get("/comics/1", reply: tag.map { comic.header("ETag", $0) } ?? comic)

    await #expect(throws: ComicsFailure.withoutVersion) { try await sut.rename(1, to: "X") }
    #expect(server.requests.count == 1)
  }

  @Test func renamingWhatIsGone_fails() async throws {
    server.get("/comics/1", reply: .status(404))

    await #expect(throws: ComicsFailure.refused(status: 404)) { try await sut.rename(1, to: "X") }
  }
}
