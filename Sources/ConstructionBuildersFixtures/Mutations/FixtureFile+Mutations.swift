import ConstructionBuilders

extension FixtureFile {
  package func mutations(_ selection: MutationSelection) throws -> [JSONMutation] {
    _ = try load(.value)
    let sample = try load(.data)
    return try FixtureFailure.about(name) { try JSONMutation.all(of: sample, selection) }
  }

  package func mutation(_ description: String) throws -> JSONMutation {
    _ = try load(.value)
    let sample = try load(.data)
    return try FixtureFailure.about(name) { try JSONMutation(description, of: sample) }
  }
}
