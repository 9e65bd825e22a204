import Foundation
import MarvelCharacters
import Testing

/// The landing page of the worked example.
@Test func response_withANumberAsAName_stillHasTheOtherCharacters() {
  let body = """
    {"code": 200, "data": {"offset": 0, "total": 3, "results": [
      {"name": "Beast"}, {"name": 1602}, {"id": 7}
    ]}}
    """
  var lines: [String] = []
  func print(_ value: Any) { lines.append("\(value)") }

  switch parseFetchCharacters(json: Data(body.utf8)) {
  case .success(let slice):
    for character in slice.results { print(character.name) }
  case .failure(let failure):
    print(failure)
  }

  #expect(lines == ["Beast", "1602"])
}
