import ConstructionBuilders
import MarvelCharacters
import TestSupport
import Testing

struct RefusalResponseBuilderTests {
  @Test(arguments: [
    (#"{"code": 409, "status": "Limit greater than 100."}"#, "Limit greater than 100."),
    (#"{"code": "InvalidCredentials", "message": "No such key."}"#, "No such key."),
    (#"{"status": "Busy.", "message": "No."}"#, "Busy."),
    ("{}", nil), (#"{"status": [1]}"#, nil),
  ])
  func build_hasTheTextOfServiceOrGateway(body: String, words: String?) {
    expect(
      RefusalResponseBuilder.build(json: body), equals: .success(RefusalResponseModel(words: words))
    )
  }
}
