import Foundation
import MarvelCharacters
import TestSupport
import Testing

/// Large fetches.
struct ServiceLoadTests {
  @Test func tenThousandCharacters_comeInAHundredSlices() async throws {
    try await withServer {
      Backend(total: 10_000).reply(to: $0)
    } run: { server in
      let sut = try FetchCharactersMarvelService.at(server.base)
      let clock = ContinuousClock()
      let start = clock.now
      var ids: [Int?] = []
      for try await page in sut.slices() { ids += page.slice.results.map(\.id) }
      print("10 000 characters in 100 slices: \(clock.now - start)")

      expect(ids, equals: (0..<10_000).map { $0 })
      expect(server.requests.count, equals: 100)
    }
  }

  @Test func twoHundredFetchesAtOnce_getEachItsOwn() async throws {
    try await withServer {
      Backend(total: 4_000).reply(to: $0)
    } run: { server in
      let sut = try FetchCharactersMarvelService.at(server.base)
      let clock = ContinuousClock()
      let start = clock.now
      let firsts = try await withThrowingTaskGroup(of: (Int, Int?).self) { group in
        for number in 0..<200 {
          group.addTask {
            let page = try await sut.slice(CharactersSearch(limit: 20, offset: number * 20))
            return (number, page.slice.results.first?.id)
          }
        }
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      print(
        "200 fetches at once, over \(server.connectionCount) connections: \(clock.now - start)")

      expect(firsts, equals: Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, $0 * 20) }))
      expect(server.requests.count, equals: 200)
    }
  }
}
