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

  @Test(arguments: [
    Change("code", 200),
    Change("code", "200", #"code: read string "200" as Int"#),
    Change(without: "status"),
    Change("status", .null),
    Change("status", [], "status: expected String, found array []"),
  ])
  func build_withDataAndCode200_succeeds(change: Change) throws {
    let sut = try fromBothInputs(FetchCharactersResponseBuilder.self, Self.valid.with(change))

    Self.valid.verify(try sut.build().get())
    expect(sut.findingTexts, equals: change.findings)
  }

  @Test(arguments: [
    Change(without: "code", "code: required Int is missing"),
    Change("code", .null, "code: required Int is null"),
    Change("code", "Invalid", #"code: expected Int, found string "Invalid""#),
  ])
  func build_withoutUsableCode_isBadJSON(change: Change) throws {
    let sut = try fromBothInputs(FetchCharactersResponseBuilder.self, Self.valid.with(change))

    guard case .failure(.badJSON(let failure)) = sut.build() else {
      Issue.record("\(sut.build())")
      return
    }
    expect(failure.findings.map(\.description), equals: change.findings)
    expect(sut.findingTexts, equals: change.findings)
  }

  @Test(arguments: [
    Change(without: "data", "data: required object is missing"),
    Change("data", .null, "data: required object is null"),
    Change("data", [], "data: expected object, found array []"),
    Change("data", ["offset": 0], "data.total: required Int is missing"),
  ])
  func build_withCode200AndNoUsableData_isBadData(change: Change) throws {
    let sut = try fromBothInputs(FetchCharactersResponseBuilder.self, Self.valid.with(change))

    guard case .failure(.badData(let failure)) = sut.build() else {
      Issue.record("\(sut.build())")
      return
    }
    expect(failure.findings.map(\.description), equals: change.findings)
    expect(sut.findingTexts, equals: change.findings)
  }

  @Test(arguments: ["Limit greater than 100.", nil])
  func build_withOtherCode_isTheServicesWord(status: String?) throws {
    let response = Self.valid.with {
      Member("code", 409)
      Member("status", status)
    }
    let sut = try fromBothInputs(FetchCharactersResponseBuilder.self, response.json)

    expect(sut.build(), equals: .failure(.service(code: 409, status: status)))
  }
}
