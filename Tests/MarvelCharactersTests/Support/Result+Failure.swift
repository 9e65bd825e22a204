import ConstructionBuilders

extension Result where Failure: FindingsError {
  /// The texts of the problems of a failure; none for a success.
  var failureTexts: [String] {
    if case .failure(let failure) = self { failure.findings.map(\.description) } else { [] }
  }
}

extension Result {
  /// The whole text of a failure; nil for a success.
  var failureText: String? {
    if case .failure(let failure) = self { "\(failure)" } else { nil }
  }
}
