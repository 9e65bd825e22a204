import ConstructionBuilders
import Testing

/// The first three tests that a builder grows by, and what meets them.
struct FirstThreeTests {
  @Test func init_withName_capturesName() {
    let sut = CharacterResponseBuilder(dictionary: ["name": "Cyclops"])

    #expect(sut.name == "Cyclops")
  }

  @Test func build_withName_hasName() throws {
    let sut = CharacterResponseBuilder(dictionary: ["name": "Cyclops"])

    #expect(try sut.build().get() == CharacterResponseModel(name: "Cyclops"))
  }

  @Test func build_withoutName_failsNamingName() {
    let sut = CharacterResponseBuilder(dictionary: [:])

    #expect(throws: BuildFailure.self) { try sut.build().get() }
    #expect(sut.$name.outcome == .missing)
  }

  struct CharacterResponseModel: Equatable, Sendable {
    let name: String
  }

  struct CharacterResponseBuilder: ConstructionBuilder {
    @Field var name: String?

    init(fields: JSONFields) {
      _name = fields["name"]
    }

    func build() -> Result<CharacterResponseModel, BuildFailure> {
      construct(CharacterResponseModel.init, $name)
    }
  }
}
