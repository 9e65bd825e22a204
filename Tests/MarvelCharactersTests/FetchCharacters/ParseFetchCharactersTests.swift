import ConstructionBuilders
import Foundation
import MarvelCharacters
import TestSupport
import Testing

struct ParseFetchCharactersTests {
  @Test(arguments: [
    ("", "line 1, column 1: the body is empty, expected a JSON value"),
    (" \n", "line 2, column 1: the body has nothing but white space, expected a JSON value"),
    ("<html></html>", "line 1, column 1: the body is HTML, expected a JSON value"),
    (
      "{\n  \"code\": 200\n  \"status\": \"Ok\"}",
      "line 3, column 3: expected ',' or '}' after a value"
    ),
    (
      #"{"code": 200, "data""#,
      "line 1, column 21: the body is cut off, expected ':' after a key"
    ),
    ("[1]", "line 1, column 1: expected object, found array [1]"),
    ("null", "line 1, column 1: required object is null"),
    (#"{"data": {"offset": 0, "total": 0}}"#, "code: required Int is missing"),
  ])
  func notAResponse_isBadJSON(body: String, problem: String) {
    let result = parseFetchCharacters(json: Data(body.utf8))

    guard case .failure(.badJSON(let failure)) = result else {
      Issue.record("\(result)")
      return
    }
    expect(failure.findings.map(\.description), equals: [problem])
    expect(
      result.failureText,
      equals: """
        The response cannot be read: 1 problem
          \(problem)
        """)
  }

  @Test func codeAndDataMissing_areBothNamed() {
    let body = #"{"code": "InvalidCredentials", "message": "That key is invalid."}"#

    expect(
      parseFetchCharacters(json: Data(body.utf8)).failureText,
      equals: """
        The response cannot be read: 2 problems
          code: expected Int, found string "InvalidCredentials"
          data: required object is missing
        """)
  }

  @Test(arguments: [
    (#"{"code": 409, "status": "Empty parameter."}"#, 409, "Empty parameter."),
    (#"{"code": 500}"#, 500, nil),
    (#"{"code": 404, "status": "Gone", "data": {"offset": 0, "total": 0}}"#, 404, "Gone"),
  ])
  func otherCode_isServiceFailureWithItsStatus(body: String, code: Int, status: String?) {
    expect(
      parseFetchCharacters(json: Data(body.utf8)),
      equals: .failure(.service(code: code, status: status)))
  }

  @Test func code200WithoutData_isBadData() {
    expect(
      parseFetchCharacters(json: Data(#"{"code": 200}"#.utf8)).failureText,
      equals: """
        The response has no usable data: 1 problem
          data: required object is missing
        """)
  }

  @Test func code200WithUnusableData_isBadDataWithProblems() {
    let body = #"{"code": 200, "data": {"total": "many", "results": []}}"#

    expect(
      parseFetchCharacters(json: Data(body.utf8)).failureText,
      equals: """
        The response has no usable data: 2 problems
          data.offset: required Int is missing
          data.total: expected Int, found string "many"
        """)
  }

  @Test func code200WithData_isTheSlice() {
    let body =
      #"{"code": 200, "data": {"offset": 20, "total": 21, "results": [{"name": "Storm"}]}}"#

    expect(
      parseFetchCharacters(json: Data(body.utf8)),
      equals: .success(
        CharactersSliceResponseModel(
          offset: 20, total: 21, results: [CharacterResponseModel(name: "Storm")])))
  }

  @Test func strictCoercion_isHandedDown() {
    let body = #"{"code": 200, "data": {"offset": "0", "total": 0}}"#

    expect(
      parseFetchCharacters(json: Data(body.utf8), coercion: .strict).failureText,
      equals: """
        The response has no usable data: 1 problem
          data.offset: expected Int, found string "0"
        """)
  }
}
