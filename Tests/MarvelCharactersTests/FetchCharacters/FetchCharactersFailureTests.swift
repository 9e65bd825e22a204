import ConstructionBuilders
import Foundation
import MarvelCharacters
import TestSupport
import Testing

struct FetchCharactersFailureTests {
  static let texts: [(FetchCharactersFailure, String)] = [
    (
      .service(code: 409, status: "You must provide a hash."),
      #"The service answered with code 409: "You must provide a hash.""#
    ),
    (
      .service(code: 401, status: "a\u{1B}[31m\nb"),
      #"The service answered with code 401: "a\u001B[31m\nb""#
    ),
    (
      .badJSON(
        BuildFailure(model: "Model", Finding(path: "code", kind: .missing, expected: "Int"))),
      """
      The response cannot be read: 1 problem
        code: required Int is missing
      """
    ),
    (
      .badData(
        BuildFailure(
          model: "Model", Finding(path: "data.offset", kind: .null, expected: "Int"),
          [Finding(path: "data", kind: .more(7), expected: "")])),
      """
      The response has no usable data: 8 problems
        data.offset: required Int is null
        data: 7 more findings
      """
    ),
  ]

  @Test(arguments: texts)
  func description_isASentenceAndOneLineForEachProblem(
    failure: FetchCharactersFailure, expected: String
  ) {
    expect("\(failure)", equals: expected)
    expect(failure.errorDescription, equals: expected.split(separator: "\n").first.map(String.init))
  }

  @Test func description_ofLongStatus_isCut() {
    let sut = FetchCharactersFailure.service(code: 500, status: String(repeating: "a", count: 999))

    #expect(sut.description.count < 130)
    #expect(sut.description.hasSuffix("…"))
  }
}
