import ConstructionBuilders

/// The lines of a failure below its heading, without their indentation.
func failureLines<Model>(_ result: Result<Model, BuildFailure>) -> [String] {
  guard case .failure(let failure) = result else { return [] }
  return failure.findings.map(\.description)
}
