import ConstructionBuilders
import Foundation
import MarvelCharacters
import TestSupport
import Testing

struct ParseFetchCharactersTests {
  @Test(arguments: [
    ("", "line 1, column 1: the body is empty, expected a JSON value"),
    (
      "{\n  \"code\": 200\n  \"status\": \"Ok\"}",
      "line 3, column 3: expected ',' or '}' after a value"
    ),
    ("[1]", "line 1, column 1: expected object, found array [1]"),
  ])
  func notAResponse_isBadJSON(body: String, problem: String) {
    expect(
      parseFetchCharacters(json: Data(body.utf8)).failureText,
      equals: "The response cannot be read: 1 problem\n  \(problem)")
  }

  @Test func coercion_isHandedDown() {
    let body = Data(#"{"code": 200, "data": {"offset": "0", "total": 0}}"#.utf8)

    expect(
      parseFetchCharacters(json: body),
      equals: .success(CharactersSliceResponseModel(offset: 0, total: 0)))
    expect(
      parseFetchCharacters(json: body, coercion: .strict).failureText,
      equals: """
        The response has no usable data: 1 problem
          data.offset: expected Int, found string "0"
        """)
  }
}
