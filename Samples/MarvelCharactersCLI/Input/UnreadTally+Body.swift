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
      let newline = UInt8(ascii: "\n")
      var number = 0
      for line in body.split(separator: newline, omittingEmptySubsequences: false) {
        defer { number += 1 }
        guard !line.isBlank else { continue }
        var tally = contract.unread(in: line)
        if tally.malformed > 0, malformed == 0 {
          // The first problem is printed. The lines before it are blank here, so that it has its
          // place in the body.
          tally = contract.unread(in: Data(repeating: newline, count: number) + line)
        }
        merge(tally)
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
