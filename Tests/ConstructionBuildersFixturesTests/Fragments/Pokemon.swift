import ConstructionBuilders
import ConstructionBuildersFixtures
import Foundation

/// The model of the fragment tests, with its builder and its fragments.
struct Pokemon: Equatable, Sendable {
  var baseType = BaseType.fire
  var moves: [Move] = []
  var pokedexIndex = 6
  var nickname: String?
  var tags: [String] = []
  var friend: Move?
}

struct Move: Equatable, Sendable {
  var name: String
  var power: Double?
}

enum BaseType: String, CaseIterable, Sendable { case fire, water, grass }
extension BaseType: Capturable {}

struct PokemonBuilder: ConstructionBuilder {
  @Field var baseType: BaseType?
  @Field var moves: [MoveBuilder]?
  @Field var pokedexIndex: Int?
  @Field var nickname: String?
  @Field var tags: [String]?
  @Field var friend: MoveBuilder?

  init(fields: JSONFields) {
    _baseType = fields["baseType"]
    _moves = fields["moves"]
    _pokedexIndex = fields["pokedexIndex"]
    _nickname = fields["nickname"]
    _tags = fields["tags"]
    _friend = fields["friend"]
  }

  func build() -> Result<Pokemon, BuildFailure> {
    construct(
      Pokemon.init, $baseType, $moves, $pokedexIndex, $nickname.optional, $tags.or([]),
      $friend.optional)
  }
}

struct MoveBuilder: ConstructionBuilder {
  @Field var name: String?
  @Field var power: Double?

  init(fields: JSONFields) {
    _name = fields["name"]
    _power = fields["power"]
  }

  func build() -> Result<Move, BuildFailure> { construct(Move.init, $name, $power.optional) }
}

func move(_ name: String) -> JSONFragment<Move> {
  JSONFragment { Member("name", name, \.name) }
}

func pokemon() -> JSONFragment<Pokemon> {
  JSONFragment {
    Member("baseType", .fire, \.baseType)
    Member("moves", [move("Fly"), move("Cut")], \.moves)
    Member("pokedexIndex", json: "6", \.pokedexIndex, 6)
  }
}

extension JSONFragment {
  /// The differences in the model that is built from the JSON.
  func mismatches(_ build: (Data) throws -> Model) throws -> [FragmentMismatch] {
    mismatches(in: try build(data))
  }
}
