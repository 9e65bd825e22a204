import ConstructionBuilders
import ConstructionBuildersTesting
import MarvelCharacters
import TestSupport
import Testing

struct FetchCharactersResponseBuilderTests {
  static let valid = JSONFragment<CharactersSliceResponseModel> {
    Member("code", 200)
    Member("status", "Ok")
    Member("data", nested: CharactersSliceResponseBuilderTests.valid)
  }

  @Test func build_withDataAndCode200_isTheSlice() throws {
    let sut = try FetchCharactersResponseBuilder(json: Self.valid.data)

    Self.valid.verify(try sut.build().get())
    expect(sut.findings, equals: [])
  }

  @Test(arguments: [
    (
      #"{"data": {"offset": 0, "total": 0}}"#,
      "The response cannot be read: 1 problem\n  code: required Int is missing"
    ),
    (
      #"{"code": "InvalidCredentials", "message": "That key is invalid."}"#,
      """
      The response cannot be read: 2 problems
        code: expected Int, found string "InvalidCredentials"
        data: required object is missing
      """
    ),
    (#"{"code": 500}"#, "The service answered with code 500"),
    (
      #"{"code": 404, "status": "Gone", "data": {"offset": 0, "total": 0}}"#,
      #"The service answered with code 404: "Gone""#
    ),
    (
      #"{"code": 200}"#,
      "The response has no usable data: 1 problem\n  data: required object is missing"
    ),
    (
      #"{"code": 200, "data": {"total": "many", "results": []}}"#,
      """
      The response has no usable data: 2 problems
        data.offset: required Int is missing
        data.total: expected Int, found string "many"
      """
    ),
  ])
  func build_withoutSlice_saysWhy(body: String, text: String) throws {
    let sut = try FetchCharactersResponseBuilder(json: body)

    expect(sut.build().failureText, equals: text)
  }
}
