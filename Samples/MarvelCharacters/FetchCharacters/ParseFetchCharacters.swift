import ConstructionBuilders
import Foundation

/// Makes a model of the body of a response, or says why it cannot.
///
/// ```swift
/// let slice = try parseFetchCharacters(json: SampleResponse.json).get()
/// slice.results[0].name     // "Beast"
/// ```
///
/// | body | result |
/// |---|---|
/// | not JSON, not an object, or without a code | ``FetchCharactersFailure/badJSON(_:)`` |
/// | a code other than 200 | ``FetchCharactersFailure/service(code:status:)`` |
/// | 200 without usable data | ``FetchCharactersFailure/badData(_:)`` |
/// | 200 and data | the slice |
///
/// What was repaired or dropped on the way to a slice is told by the findings of a
/// ``FetchCharactersResponseBuilder``.
public func parseFetchCharacters(
  json: Data, coercion: Coercion = .lenient
) -> FetchCharactersResponseModel {
  do throws(BuildFailure) {
    return try FetchCharactersResponseBuilder(json: json, coercion: coercion).build()
  } catch {
    return .failure(.badJSON(error))
  }
}
