import Foundation

/// A document and the model that is decoded from it.
struct Workload: Sendable {
  let name: String

  /// What the document is, for a person.
  let summary: String

  /// Makes the document.
  let document: @Sendable () -> Data

  /// The candidate with a name, for a document.
  let candidate: @Sendable (CandidateName, Input) throws -> Candidate

  /// The candidates that there are.
  var candidates: [CandidateName] = CandidateName.allCases

  /// A workload for the model that a recipe decodes.
  init<Model>(
    _ name: String, _ summary: String, document: @escaping @Sendable () -> Data,
    _ recipe: Recipe<Model>
  ) {
    self.name = name
    self.summary = summary
    self.document = document
    candidate = { try recipe.candidate($0, for: $1) }
  }

  /// A workload without a model.
  init(_ name: String, _ summary: String, parsing data: Data) {
    self.name = name
    self.summary = summary
    document = { data }
    candidates = [.serializationOnly, .buildersOnly]
    candidate = { ParseOnly.candidate($0, for: $1.data) }
  }

  /// The same model from another document.
  init(
    _ base: Workload, named name: String, _ summary: String,
    document: @escaping @Sendable () -> Data
  ) {
    self.name = name
    self.summary = summary
    self.document = document
    candidate = base.candidate
  }
}
