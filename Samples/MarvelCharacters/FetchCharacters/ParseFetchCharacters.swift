import ConstructionBuilders
import Foundation

/// Parses the body of a response.
///
/// ```swift
/// let slice = try parseFetchCharacters(json: SampleResponse.json).get()
/// slice.results[0].name     // "Beast"
/// ```
///
/// | body | result |
/// |---|---|
/// | malformed JSON, no object, or no code | ``FetchCharactersFailure/badJSON(_:)`` |
/// | a code other than 200 | ``FetchCharactersFailure/service(code:status:)`` |
/// | 200 without usable data | ``FetchCharactersFailure/badData(_:)`` |
/// | 200 and data | the slice |
///
/// A ``FetchCharactersResponseBuilder`` also has findings, which say what was repaired or dropped.
public func parseFetchCharacters(
  json: Data, coercion: Coercion = .lenient
) -> FetchCharactersResponseModel {
  do throws(BuildFailure) {
    return try FetchCharactersResponseBuilder(json: json, coercion: coercion).build()
  } catch {
    return .failure(.badJSON(error))
  }
}
