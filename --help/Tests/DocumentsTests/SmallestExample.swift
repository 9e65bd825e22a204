import ConstructionBuilders

struct CharacterResponseModel: Equatable, Sendable {
  let id: Int
  let name: String
}

struct CharacterResponseBuilder: ConstructionBuilder {
  @Field var id: Int?
  @Field var name: String?

  init(fields: JSONFields) {
    _id = fields["id"]
    _name = fields["name"]
  }

  func build() -> Result<CharacterResponseModel, BuildFailure> {
    construct(CharacterResponseModel.init, $id, $name)
  }
}

/// Prints the failure.
func smallestExampleThatFails(print: (Any) -> Void) {
  switch CharacterResponseBuilder.build(json: #"{"id": "unknown", "title": "Cyclops"}"#) {
  case .success(let model): print(model)
  case .failure(let failure): print(failure)
  }
}
