import ConstructionBuilders

/// Some characters that were fetched, and what the service did otherwise than promised.
public struct FetchedSlice: Equatable, Sendable {
  /// The characters, and how many there are altogether.
  public let slice: CharactersSliceResponseModel
  /// What was repaired or dropped in this response.
  public let findings: [Finding]
  /// How many elements the response held, those that could not be used included.
  public let sentCount: Int
  /// How many attempts it took.
  public internal(set) var attempts: Int

  /// What was fetched, by its parts; for tests and previews.
  public init(
    slice: CharactersSliceResponseModel, findings: [Finding] = [], sentCount: Int, attempts: Int = 1
  ) {
    self.slice = slice
    self.findings = findings
    self.sentCount = sentCount
    self.attempts = attempts
  }
}

extension FetchedSlice {
  /// What a builder comes to, unless that is a failure.
  init(_ builder: FetchCharactersResponseBuilder) throws(FetchCharactersFailure) {
    let findings = builder.findings
    self.init(
      slice: try builder.build().get(), findings: findings,
      sentCount: (builder.data?.results?.count ?? 0) + findings.count(where: \.isLostCharacter))
  }
}

extension Finding {
  /// Whether an element of `data.results` was no object, and so no builder of a character.
  fileprivate var isLostCharacter: Bool {
    guard path.components.count == 3, case .index = path.components[2] else { return false }
    return path.components[..<2] == [.key("data"), .key("results")] && !isRepair
  }
}
