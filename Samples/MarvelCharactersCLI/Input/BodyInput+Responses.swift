import ConstructionBuilders
import ConstructionBuildersStreams
import MarvelCharacters

extension BodyInput {
  /// Reads response by response, and shows each as soon as it is there. Ends when `show` returns
  /// false.
  func forEachResponse(
    in framing: StreamFraming, coercion: Coercion, _ show: (Reading) -> Bool
  ) async throws(UsageError) {
    var count = 0
    let responses = elements(
      of: FetchCharactersResponseBuilder.self, in: framing, coercion: coercion)
    do {
      for try await response in responses {
        count += 1
        guard show(Reading(response)) else { return }
      }
      if count == 0 { _ = show(Reading(failure: "No response came from \(source)")) }
    } catch {
      let failure = error as? StreamFailure
      if let error = failure?.underlying as? UsageError { throw error }
      let responses = count == 1 ? "1 response" : "\(count) responses"
      _ = show(Reading(failure: "After \(responses), \(error)", endingAt: failure?.place))
    }
  }
}
