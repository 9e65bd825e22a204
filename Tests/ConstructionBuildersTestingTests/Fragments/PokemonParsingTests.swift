import ConstructionBuilders
import ConstructionBuildersTesting
import Foundation
import Testing

/// The example of the article about fragments, ported: four tests of a `Decodable`, each with its
/// purpose.
///
/// The table counts lines from the declaration of the fragment and of each test on, without empty
/// lines, comments and single braces. The model is the same, with fewer cases. "There" is
/// https://github.com/fabrizioCorut/jsonFragment, as it was in 2021.
///
/// | | there | here |
/// |---|---|---|
/// | the fragment | 12 | 5 |
/// | default values | 4 | 2 |
/// | every case of the enumeration | 7 | 3 |
/// | properties that are not Optional | 8 | 3 |
/// | Optional properties | 4 | 3 |
struct PokemonParsingTests {
  struct Pokemon: Decodable, Sendable {
    enum `Type`: String, CaseIterable, Decodable { case normal, fire, fighting, water, flying }

    let baseType: `Type`
    let name: String
    let pokedexIndex: Int?
  }

  static func pokemon() -> JSONFragment<Pokemon> {
    JSONFragment {
      Member("baseType", .fire, \.baseType)
      Member("name", "Charizard", \.name)
      Member("pokedexIndex", 6, \.pokedexIndex)
    }
  }

  @Test func defaultValues() {
    Self.pokemon().verify { try JSONDecoder().decode(Pokemon.self, from: $0) }
  }

  @Test func baseTypes() {
    Self.pokemon().verifyAllCases("baseType", \.baseType) {
      try JSONDecoder().decode(Pokemon.self, from: $0)
    }
  }

  @Test(arguments: ["baseType", "name"]) func nonNullable(key: String) throws {
    let json = try Self.pokemon().with { Member(key, json: .null) }.data
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Pokemon.self, from: json) }
  }

  @Test func nullable() {
    Self.pokemon().with { Member("pokedexIndex", nil, \.pokedexIndex) }
      .verify { try JSONDecoder().decode(Pokemon.self, from: $0) }
  }
}
