import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation
import MarvelCharacters

extension UnreadTally {
  /// The keys of a response, or of several, that nothing reads.
  init(_ body: Data, of shape: BodyShape, coercion: Coercion) {
    self.init()
    switch shape {
    case .lines:
      let contract = FetchCharactersResponseBuilder.contract(coercion: coercion)
      for line in body.split(separator: UInt8(ascii: "\n")) where !line.isBlank {
        merge(contract.unread(in: line))
      }
    case .array:
      merge([FetchCharactersResponseBuilder].contract(coercion: coercion).unread(in: body))
    case .oneResponse:
      merge(FetchCharactersResponseBuilder.contract(coercion: coercion).unread(in: body))
    }
  }
}

extension Data {
  fileprivate var isBlank: Bool { allSatisfy { " \t\r".utf8.contains($0) } }
}
