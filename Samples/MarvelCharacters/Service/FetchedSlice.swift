import ConstructionBuilders

/// A fetched slice of characters, and the findings about it.
public struct FetchedSlice: Equatable, Sendable {
  /// The slice.
  public let slice: CharactersSliceResponseModel
  /// What was repaired or dropped in the response.
  public let findings: [Finding]
  /// The number of elements in the response, including unusable ones.
  public let sentCount: Int

  /// Builds the slice of a response, or throws its failure.
  init(_ builder: FetchCharactersResponseBuilder) throws(FetchCharactersFailure) {
    slice = try builder.build().get()
    findings = builder.findings
    sentCount = (builder.data?.results?.count ?? 0) + findings.count(where: \.isLostCharacter)
  }
}

extension Finding {
  /// Whether an element of `data.results` was not an object, so that no builder was made for it.
  fileprivate var isLostCharacter: Bool {
    guard path.components.count == 3, case .index = path.components[2] else { return false }
    return path.components[..<2] == [.key("data"), .key("results")] && !isRepair
  }
}
