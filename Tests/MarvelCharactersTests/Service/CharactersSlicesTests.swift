import ConstructionBuilders
import ConstructionBuildersTesting
import MarvelCharacters
import TestSupport
import Testing

/// All slices of a search. The sequence ends even when the service lies.
struct CharactersSlicesTests {
  private let server = StubServer()

  /// The slices, and the error at their end.
  private func slices(
    of search: CharactersSearch = CharactersSearch()
  ) async -> (pages: [FetchedSlice], failure: FetchCharactersServiceFailure?, offsets: [Int]) {
    var pages: [FetchedSlice] = []
    var failure: FetchCharactersServiceFailure?
    do {
      for try await page in server.service().slices(search) { pages.append(page) }
    } catch {
      failure = error as? FetchCharactersServiceFailure
      #expect(failure != nil, "\(error)")
    }
    return (pages, failure, server.requests.map { $0.number("offset") })
  }

  @Test(arguments: [
    (Backend(total: 0), [0], 0..<0), (Backend(total: 1), [0], 0..<1),
    (Backend(total: 100), [0], 0..<100), (Backend(total: 101), [0, 100], 0..<101),
    (Backend(total: 250), [0, 100, 200], 0..<250),
    // A slice can have fewer characters than asked for.
    (Backend(total: 50, mostInSlice: 20), [0, 20, 40], 0..<50),
    (Backend(total: 50), [30, 37, 44], 30..<50),
    // The total is too large, or cannot be.
    (Backend(total: 150, claimedTotal: 1_000_000), [0, 100, 150], 0..<150),
    (Backend(total: 0, claimedTotal: 500), [0], 0..<0),
    (Backend(total: 500, claimedTotal: .min), [0], 0..<100),
  ])
  func characters_comeUpToTheTotal(
    backend: Backend, expected: [Int], numbers: Range<Int>
  ) async {
    server.get(StubServer.characters) { backend.reply(to: $0) }
    let first = numbers.lowerBound
    let (pages, failure, offsets) = await slices(
      of: CharactersSearch(limit: first == 0 ? 100 : 7, offset: first))

    #expect(failure == nil)
    expect(offsets, equals: expected)
    expect(pages.flatMap(\.slice.results).map(\.id), equals: numbers.map { $0 })
  }

  @Test(arguments: [(1, [0, 100, 200]), (-1, [0, 100])])
  func totalThatChanges_isTheSmallest(factor: Int, expected: [Int]) async {
    server.get(StubServer.characters) { request in
      let total = 300 + factor * request.number("offset")
      return Backend(total: 1_000, claimedTotal: total).reply(to: request)
    }
    await expect(slices().offsets, equals: expected)
  }

  @Test func charactersThatCannotBeUsed_areCountedAllTheSame() async {
    server.get(StubServer.characters) { request in
      let results: [JSONValue] = [["name": "Storm"], .null, 7, ["id": 1]]
      return .json(Backend.slice(offset: request.number("offset"), total: 8, results: results))
    }
    let (pages, failure, offsets) = await slices()

    #expect(failure == nil)
    expect(offsets, equals: [0, 4])
    expect(pages.map(\.slice.results.count), equals: [1, 1])
    expect(pages.map(\.findings.count), equals: [3, 3])
  }

  @Test func serviceThatIgnoresTheOffset_isFoundOutAndKeepsWhatCame() async {
    server.get(
      StubServer.characters, reply: .json(Backend(total: 500).slice(offset: 0, limit: 100)))
    let (pages, failure, _) = await slices()

    expect(pages.map(\.slice.results.count), equals: [100])
    expect(failure?.reason, equals: .wrongOffset(asked: 100, answered: 0))
    expect(
      failure?.reason.description,
      equals: "The service sent characters from offset 0 instead of 100")
  }

  @Test func offsetPastTheLargestNumber_ends() async {
    server.get(StubServer.characters) { request in
      let results: [JSONValue] = [["name": "One"], ["name": "Two"]]
      return .json(Backend.slice(offset: request.number("offset"), total: .max, results: results))
    }
    let (pages, failure, _) = await slices(of: CharactersSearch(limit: 2, offset: .max - 1))

    expect(pages.count, equals: 1)
    #expect(failure == nil)
  }

  @Test func sliceThatFails_endsTheSequence() async throws {
    server.get(StubServer.characters) { request in
      request.number("offset") == 100 ? .status(409) : Backend(total: 300).reply(to: request)
    }
    var sut = server.service().slices().makeAsyncIterator()

    try await expect(sut.next()?.slice.offset, equals: 0)
    await #expect(throws: FetchCharactersServiceFailure.self) { try await sut.next() }
    #expect(try await sut.next() == nil)
    expect(server.requests.count, equals: 2)
  }
}
