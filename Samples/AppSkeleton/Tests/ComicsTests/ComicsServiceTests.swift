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
      return failure.findings.first?.kind == .losses
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
}
