import ConstructionBuilders

/// A fetched slice of characters, and the findings about it.
public struct FetchedSlice: Equatable, Sendable {
  /// The slice.
  public let slice: CharactersSliceResponseModel
  /// What was repaired or dropped in the response.
  public let findings: [Finding]
  /// The number of elements in the response, including unusable ones.
  public let sentCount: Int
  /// The number of attempts.
  public internal(set) var attempts: Int

  /// A fetched slice from its parts, for tests and previews.
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
  /// Builds the slice of a response, or throws its failure.
  init(_ builder: FetchCharactersResponseBuilder) throws(FetchCharactersFailure) {
    let findings = builder.findings
    self.init(
      slice: try builder.build().get(), findings: findings,
      sentCount: (builder.data?.results?.count ?? 0) + findings.count(where: \.isLostCharacter))
  }
}

extension Finding {
  /// Whether an element of `data.results` was not an object, so that no builder was made for it.
  fileprivate var isLostCharacter: Bool {
    guard path.components.count == 3, case .index = path.components[2] else { return false }
    return path.components[..<2] == [.key("data"), .key("results")] && !isRepair
  }
}
