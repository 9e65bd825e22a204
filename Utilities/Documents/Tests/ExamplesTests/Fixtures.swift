import ConstructionBuilders
import ConstructionBuildersMacros
import ConstructionBuildersTesting
import Foundation
import Testing

/// Fixtures and their mutations. There are no such files.
@Suite(.disabled()) struct Fixtures {
  struct User: Decodable { let name: String }
  typealias UserBuilder = CharacterResponseBuilder
  typealias FetchCharactersResponseBuilder = CharactersSliceResponseBuilder
  enum SharedFixtures { static let bundle = Bundle.main }

  static func load() throws {
    // Code: Fixture+Builders.swift, each block
    // Code: Fixture+Foundation.swift, each block
    // Code: Fixture.swift, each block
    // Code: FixtureSource.swift
    // Code: JSONDraft.swift
    // Code: ReportingFixture.swift
  }

  static func parseFetchCharacters(
    json: Data
  ) -> Result<CharactersSliceResponseModel, BuildFailure> {
    FetchCharactersResponseBuilder.build(json: json)
  }

  @Suite struct Sampled {
    // Code: Fixture+Mutations.swift
  }

  @Suite struct Parsed {
    // Code: JSONMutation+Reporting.swift
  }

  // Code: JSONMutation+Editing.swift

  // Code: JSONMutation+Reporting.swift, block 3

  static func check(mutation: JSONMutation) throws {
    // Code: Fixture+Mutations.swift, block 2
    // Code: JSONMutation+Reporting.swift, block 2
    // Code: ToleranceTable.swift
    // Code: JSONMutation+Reporting.swift, block 5
  }
}

@Test func mutation_isReplayed() throws {
  let sample = Data(#"{"results": [{"name": "Cyclops"}, {"id": 1, "name": "Storm"}]}"#.utf8)
  // Code: JSONMutation.swift
  #expect("\(mutation)" == "drop results[1].name")
  #expect(try JSONValue(json: mutation.json) == ["results": [["name": "Cyclops"], ["id": 1]]])
}

/// JSON with what it stands for.
@Suite struct Fragments {
  enum BaseType: String, CaseIterable, Capturable { case fire, water, ice }

  @Buildable struct Move: Equatable { let name: String }

  @Buildable struct Pokemon {
    let baseType: BaseType
    let moves: [Move]
    let pokedexIndex: Int
  }

  @Test func fragment_isBuilt() throws {
    // Code: JSONFragment.swift
    pokemon().verify { try Pokemon.Builder.build(json: $0).get() }
    let json: JSONValue = ["baseType": "fire", "moves": [["name": "Fly"], ["name": "Cut"]]]
    #expect(try pokemon().dropping("pokedexIndex").json == json)
    #expect(try pokemon().json["pokedexIndex"] == "6")
  }

  /// It is only compiled.
  static func compiled() {
    // Code: JSONMemberKey.swift
  }

  /// A builder that knows no ice, and one move.
  struct PokemonBuilder: ConstructionBuilder {
    @Field var baseType: BaseType?

    init(fields: JSONFields) { _baseType = fields["baseType"] }

    func build() -> Result<Pokemon, BuildFailure> {
      construct(
        { Pokemon(baseType: $0 == .ice ? .water : $0, moves: [$1, $1], pokedexIndex: 6) },
        $baseType, $baseType.map { _ in Move(name: "Cut") })
    }
  }

  func pokemon() -> JSONFragment<Pokemon> {
    let moves = ["Cut", "Fly"].map { name in JSONFragment<Move> { Member("name", name, \.name) } }
    return JSONFragment {
      Member("baseType", .fire, \.baseType)
      Member("moves", moves, \.moves)
    }
  }

  @Test func move_isReported() {
    withKnownIssue {
      // Code: JSONFragment+Verify.swift
    } matching: {
      "\($0.comments)".contains("moves[1].name: expected Fly, got Cut")
    }
  }

  @Test func ice_isReported() {
    func pokemon() -> JSONFragment<Pokemon> { self.pokemon().dropping("moves") }
    withKnownIssue {
      // Code: JSONFragment+Verify.swift, block 2
    } matching: {
      "\($0.comments)".contains("with ice: baseType: expected ice, got water")
    }
  }
}
