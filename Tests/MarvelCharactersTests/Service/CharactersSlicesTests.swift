import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import MarvelCharacters
import TestSupport
import Testing

/// All slices of a search. The sequence ends even when the service lies.
struct CharactersSlicesTests {
  /// The slices, and the error at their end.
  private func slices(
    of search: CharactersSearch = CharactersSearch(), maximumCount: Int? = nil,
    _ handler: @escaping LoopbackServer.Handler
  ) async throws -> (pages: [FetchedSlice], failure: FetchCharactersServiceFailure?, offsets: [Int])
  {
    try await withServer(handler) { server in
      let service = try FetchCharactersMarvelService.at(server.base, retrying: Waits().policy())
      var sut = service.slices(search)
      if let maximumCount { sut.maximumCount = maximumCount }
      var pages: [FetchedSlice] = []
      var failure: FetchCharactersServiceFailure?
      do {
        for try await page in sut { pages.append(page) }
      } catch let error as FetchCharactersServiceFailure {
        failure = error
      }
      return (pages, failure, server.requests.map { $0.number("offset") })
    }
  }

  @Test(arguments: [
    (0, [0]), (1, [0]), (99, [0]), (100, [0]), (101, [0, 100]), (250, [0, 100, 200]),
  ])
  func characters_comeUpToTheTotal(total: Int, expected: [Int]) async throws {
    let (pages, failure, offsets) = try await slices { Backend(total: total).reply(to: $0) }

    #expect(failure == nil)
    expect(offsets, equals: expected)
    expect(pages.flatMap(\.slice.results).map(\.id), equals: (0..<total).map { $0 })
  }

  @Test func search_beginsAtItsOffsetWithItsLimit() async throws {
    let (pages, _, offsets) = try await slices(of: CharactersSearch(limit: 7, offset: 30)) {
      Backend(total: 50).reply(to: $0)
    }

    expect(offsets, equals: [30, 37, 44])
    expect(pages.flatMap(\.slice.results).map(\.id), equals: (30..<50).map { $0 })
  }

  @Test func serviceThatSendsTooFew_isAskedForTheRest() async throws {
    let (pages, failure, offsets) = try await slices { request in
      LoopbackReply(Backend(total: 50).slice(offset: request.number("offset"), limit: 20))
    }

    #expect(failure == nil)
    expect(offsets, equals: [0, 20, 40])
    expect(pages.flatMap(\.slice.results).count, equals: 50)
  }

  @Test func charactersThatCannotBeUsed_areCountedAllTheSame() async throws {
    let (pages, failure, offsets) = try await slices { request in
      let results: [JSONValue] = [["name": "Storm"], .null, 7, ["id": 1]]
      return LoopbackReply(
        Backend.slice(offset: request.number("offset"), total: 8, results: results))
    }

    #expect(failure == nil)
    expect(offsets, equals: [0, 4])
    expect(pages.map(\.slice.results.count), equals: [1, 1])
    expect(pages.map(\.findings.count), equals: [3, 3])
  }

  @Test func totalThatIsTooLarge_endsWithTheEmptySlice() async throws {
    let (pages, failure, offsets) = try await slices {
      Backend(total: 150, claimedTotal: 1_000_000).reply(to: $0)
    }

    #expect(failure == nil)
    expect(offsets, equals: [0, 100, 150])
    expect(pages.map(\.slice.results.count), equals: [100, 50, 0])
  }

  @Test func totalThatGrows_isThatOfTheFirstSlice() async throws {
    let (_, failure, offsets) = try await slices { request in
      let offset = request.number("offset")
      return LoopbackReply(
        Backend(total: .max, claimedTotal: offset + 300).slice(offset: offset, limit: 100))
    }

    #expect(failure == nil)
    expect(offsets, equals: [0, 100, 200])
  }

  @Test func totalThatShrinks_endsThere() async throws {
    let (_, failure, offsets) = try await slices { request in
      let offset = request.number("offset")
      return LoopbackReply(
        Backend(total: 1_000, claimedTotal: 300 - offset).slice(offset: offset, limit: 100))
    }

    #expect(failure == nil)
    expect(offsets, equals: [0, 100])
  }

  @Test(arguments: [-1, 0, Int.min])
  func totalThatCannotBe_endsAfterTheFirst(total: Int) async throws {
    let (pages, failure, offsets) = try await slices {
      Backend(total: 500, claimedTotal: total).reply(to: $0)
    }

    #expect(failure == nil)
    expect(pages.count, equals: 1)
    expect(offsets, equals: [0])
  }

  @Test func emptySlices_endAtOnce() async throws {
    let (pages, failure, offsets) = try await slices {
      Backend(total: 0, claimedTotal: 500).reply(to: $0)
    }

    #expect(failure == nil)
    expect(pages.map(\.slice.total), equals: [500])
    expect(offsets, equals: [0])
  }

  @Test func serviceThatIgnoresTheOffset_isFoundOutAndKeepsWhatCame() async throws {
    let (pages, failure, _) = try await slices { _ in
      LoopbackReply(Backend(total: 500).slice(offset: 0, limit: 100))
    }

    expect(pages.map(\.slice.results.count), equals: [100])
    expect(failure?.reason, equals: .wrongOffset(asked: 100, answered: 0))
    expect(
      failure?.reason.description,
      equals: "The service sent characters from offset 0 instead of 100")
  }

  @Test func serviceWithoutEnd_endsAtTheMaximum() async throws {
    let (pages, failure, offsets) = try await slices(maximumCount: 5) { request in
      let offset = request.number("offset")
      return LoopbackReply(
        Backend(total: .max - 1, claimedTotal: .max).slice(offset: offset, limit: 1))
    }

    expect(pages.count, equals: 5)
    expect(offsets.count, equals: 5)
    expect(failure?.reason, equals: .tooManySlices(5))
  }

  @Test func offsetPastTheLargestNumber_ends() async throws {
    let search = CharactersSearch(limit: 2, offset: .max - 1)
    let (pages, failure, _) = try await slices(of: search) { request in
      let results: [JSONValue] = [["name": "One"], ["name": "Two"]]
      return LoopbackReply(
        Backend.slice(offset: request.number("offset"), total: .max, results: results))
    }

    expect(pages.count, equals: 1)
    #expect(failure == nil)
  }

  @Test func sliceThatFails_endsTheSequence() async throws {
    try await withServer { request in
      request.number("offset") == 100
        ? LoopbackReply(status: 409) : Backend(total: 300).reply(to: request)
    } run: { server in
      let service = try FetchCharactersMarvelService.at(server.base)
      var sut = service.slices().makeAsyncIterator()

      try await expect(sut.next()?.slice.offset, equals: 0)
      await #expect(throws: FetchCharactersServiceFailure.self) { try await sut.next() }
      #expect(try await sut.next() == nil)
      expect(server.requests.count, equals: 2)
    }
  }

  @Test func passingFailures_areTriedAgainForEachSlice() async throws {
    let asked = Locked<Set<String>>([])
    let (pages, failure, offsets) = try await slices { request in
      let isFirst = asked.withLock { $0.insert(request.target).inserted }
      return isFirst ? LoopbackReply(status: 503) : Backend(total: 250).reply(to: request)
    }

    #expect(failure == nil)
    expect(pages.map(\.attempts), equals: [2, 2, 2])
    expect(offsets, equals: [0, 0, 100, 100, 200, 200])
  }
}
