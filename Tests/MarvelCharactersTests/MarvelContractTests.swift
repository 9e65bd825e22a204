import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import MarvelCharacters
import TestSupport
import Testing

/// The contracts of the builders say what mutations of the sample show.
struct MarvelContractTests {
  @Test func contract_isAnOutline() {
    #expect(
      "\(FetchCharactersResponseBuilder.contract(sample: SampleResponse.json))".hasPrefix(
        """
        CharactersSliceResponseModel, lenient
          code: Int, required
          status: String, optional
          data: CharactersSliceResponseBuilder, required
            offset: Int, required
            limit: Int, optional
            total: Int, required
            count: Int, optional
            results: array of CharacterResponseModel, optional
              id: Int, optional
              name: String, required

        """))
  }

  @Test func needs_areWhatDroppingShows() throws {
    var response = try JSONValue(json: SampleResponse.json)
    let character = try #require(response["data"]?["results"]?[0])
    // One character shows what six do, in a sixth of the time.
    response["data"]?["results"] = [character]
    let slice = try #require(response["data"])
    try expect(check(FetchCharactersResponseBuilder.self, response), equals: 3)
    try expect(check(CharactersSliceResponseBuilder.self, slice), equals: 5)
    try expect(check(CharacterResponseBuilder.self, character), equals: 11)
    try expect(check(ThumbnailResponseBuilder.self, #require(character["thumbnail"])), equals: 2)
  }

  /// Compares the contract of a builder with what happens where a field is dropped. Returns the
  /// number of fields.
  private func check<Builder: ConstructionBuilder>(
    _ type: Builder.Type, _ sample: JSONValue
  ) throws -> Int {
    let data = Data("\(sample)".utf8)
    let table = try JSONMutation.all(of: data).filter { $0.operation == .drop }
      .tolerances { json in Builder.parsed(json) }
    let contract = Builder.contract(sample: data)
    let object = try #require(contract.objects.first)
    for field in object.fields {
      let path = "\(field.paths[0])"
      let isRejected = table[path, .drop].contains(.rejected)
      expect(field.need == .required, equals: isRejected, "\(Builder.self).\(path)")
    }
    return object.fields.count
  }
}

extension ConstructionBuilder {
  fileprivate static func parsed(_ json: Data) -> Result<Model, any Error> {
    Result { try Self(json: json).build().get() }
  }
}
