import ConstructionBuilders
import ConstructionBuildersTesting
import MarvelCharacters
import TestSupport
import Testing

struct RefusalResponseBuilderTests {
  static let valid = JSONFragment<RefusalResponseModel> {
    Member("code", 409)
    Member("status", "Limit greater than 100.", \.words)
  }

  @Test func build_withStatus_hasItsText() throws {
    let sut = try fromBothInputs(RefusalResponseBuilder.self, Self.valid.json)

    Self.valid.verify(try sut.build().get())
    expect(sut.findings, equals: [])
  }

  @Test func build_withMessage_hasItsText() throws {
    let json: JSONValue = ["code": "InvalidCredentials", "message": "That key is invalid."]
    let sut = try fromBothInputs(RefusalResponseBuilder.self, json)

    try expect(sut.build().get(), equals: RefusalResponseModel(words: "That key is invalid."))
  }

  @Test(arguments: [
    Change(without: "status"), Change("status", .null),
    Change("status", [1], "status: expected String, found array [1]"),
  ])
  func build_withoutUsableText_hasNone(change: Change) throws {
    let sut = try fromBothInputs(RefusalResponseBuilder.self, Self.valid.with(change))

    try expect(sut.build().get(), equals: RefusalResponseModel())
    expect(sut.findingTexts, equals: change.findings)
  }
}
