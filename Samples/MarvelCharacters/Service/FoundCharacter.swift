import ConstructionBuilders

/// One character of a search, or why it cannot be built.
public struct FoundCharacter: Sendable {
  /// The number of characters before it in the search.
  public let position: Int
  /// The character, or every reason why there is none.
  public let result: Result<CharacterResponseModel, BuildFailure>
  /// What was repaired or dropped in it, with paths from the root of its response.
  public let findings: [Finding]

  /// A found character from its parts, for tests and previews.
  public init(
    position: Int, result: Result<CharacterResponseModel, BuildFailure>, findings: [Finding] = []
  ) {
    self.position = position
    self.result = result
    self.findings = findings
  }
}
