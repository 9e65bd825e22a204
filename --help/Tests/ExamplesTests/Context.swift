import ConstructionBuilders
import ConstructionBuildersMacros

/// What most examples read.
struct CharacterResponseModel: Buildable, Equatable, Sendable {
  typealias Builder = CharacterResponseBuilder

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

typealias CharacterBuilder = CharacterResponseBuilder

@Buildable(builder: "CharactersSliceResponseBuilder")
struct CharactersSliceResponseModel {
  let total: Int?
  @Default([]) let results: [CharacterResponseModel]
}

typealias CharactersSliceResponseBuilder = CharactersSliceResponseModel.Builder

extension Result where Failure == BuildFailure {
  /// The problems of a build.
  var problems: [String] { failure?.findings.map(\.description) ?? [] }

  var failure: Failure? { if case .failure(let failure) = self { failure } else { nil } }
}

/// What code prints.
func printed(_ code: (_ print: (Any) -> Void) throws -> Void) rethrows -> [String] {
  var lines: [String] = []
  try code { lines.append("\($0)") }
  return lines
}
