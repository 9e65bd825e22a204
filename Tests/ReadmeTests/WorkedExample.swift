import Foundation
import MarvelCharacters

/// The landing page of the worked example.
enum WorkedExample {
  static func parse(_ body: String, print: (Any) -> Void) {
    switch parseFetchCharacters(json: Data(body.utf8)) {
    case .success(let slice):
      for character in slice.results { print(character.name) }
    case .failure(let failure):
      print(failure)
    }
  }

  @Sendable static func response(print: (Any) -> Void) {
    let body = """
      {"code": 200, "data": {"offset": 0, "total": 3, "results": [
        {"name": "Beast"}, {"name": 1602}, {"id": 7}
      ]}}
      """
    parse(body, print: print)
  }
}
