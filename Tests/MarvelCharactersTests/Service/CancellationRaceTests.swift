import Foundation
import MarvelCharacters
import TestSupport
import Testing

/// Fetches that are cancelled at the moment of their response. On Linux that deadlocks
/// `URLSession.data(for:)`, and the process could fetch nothing any more.
struct CancellationRaceTests {
  @Test(.timeLimit(.minutes(30)))
  func cancelledWhenTheResponseComes_endsEitherWay() async throws {
    try await withServer {
      Backend(total: 1).reply(to: $0)
    } run: { server in
      let sut = try FetchCharactersMarvelService.at(server.base, retrying: .never)
      for round in 0..<400 {
        let task = Task { try await sut.slice() }
        try await Task.sleep(for: .microseconds(50 * (round % 60)))
        task.cancel()
        switch await task.result {
        case .success(let page): expect(page.sentCount, equals: 1)
        case .failure(let error):
          expect((error as? FetchCharactersServiceFailure)?.reason, equals: .cancelled)
        }
      }

      try await expect(sut.slice().slice.total, equals: 1)
    }
  }
}
