/// In place of Findings/BuildFailure.swift, which needs Foundation.
struct BuildFailure {
  let model: String
  let findings: [Finding]
}
