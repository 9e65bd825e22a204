import ConstructionBuilders

extension Result {
  /// The whole text of a failure; nil for a success.
  var failureText: String? {
    if case .failure(let failure) = self { "\(failure)" } else { nil }
  }
}

extension ConstructionBuilder {
  /// The texts of the findings.
  var findingTexts: [String] { findings.map(\.description) }
}
