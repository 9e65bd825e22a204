import ConstructionBuilders
import Foundation

/// What reading the text costs, without making any model.
enum ParseOnly {
  static func candidate(_ name: CandidateName, for data: Data) -> Candidate {
    let run: () throws -> Void =
      if name == .buildersOnly {
        { blackHole(try NothingBuilder.build(json: data).get()) }
      } else {
        { blackHole(try JSONSerialization.jsonObject(with: data)) }
      }
    return Candidate(name: name, run: run) {
      try run()
      return nil
    }
  }
}

/// A builder without fields: the document is checked from end to end, and nothing is read of it.
private struct NothingBuilder: ConstructionBuilder {
  init(fields: JSONFields) {}

  func build() -> Result<Document, BuildFailure> { .success(Document()) }
}

/// What is left of a document when nothing of it was read.
private struct Document {}
