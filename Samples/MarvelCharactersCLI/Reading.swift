import ConstructionBuilders
import Foundation
import MarvelCharacters

/// A response, and all there is to say about it.
struct Reading {
  let response: FetchCharactersResponseModel
  let findings: [Finding]

  init(json: Data, coercion: Coercion) {
    do throws(BuildFailure) {
      let builder = try FetchCharactersResponseBuilder(json: json, coercion: coercion)
      response = builder.build()
      findings = builder.findings
    } catch {
      response = .failure(.badJSON(error))
      findings = error.findings
    }
  }
}
