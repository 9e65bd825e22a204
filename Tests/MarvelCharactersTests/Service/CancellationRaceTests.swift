import Foundation
import MarvelCharacters
import Testing

/// Cancelled just when the response comes, which `URLSession.data(for:)` on Linux does not survive: nothing in the process
/// would be fetched any more.
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
        case .success(let page): #expect(page.sentCount == 1)
        case .failure(let error):
          #expect((error as? FetchCharactersServiceFailure)?.reason == .cancelled)
        }
      }

      #expect(try await sut.slice().slice.total == 1)
    }
  }
}
