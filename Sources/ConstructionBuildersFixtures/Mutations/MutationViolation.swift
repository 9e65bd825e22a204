/// What a parser did wrong with a mutation.
package struct MutationViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mutation, as it can be replayed, and what the parser did wrong.
  package let description: String

  init(_ mutation: JSONMutation, _ complaint: String) { self.init("\(mutation)", complaint) }

  init(_ mutation: String, _ complaint: String) { description = "\(mutation): \(complaint)" }
}

/// Why a mutation cannot be made, or why mutations prove nothing about a parser.
public struct MutationProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence.
  public let description: String

  init(_ description: String) { self.description = description }

  static let nothingToTry = MutationProblem("there are no mutations to try")

  static func rejectedSample(_ error: any Error) -> MutationProblem {
    MutationProblem(
      "the sample itself is rejected, so its mutations prove nothing: \(error)")
  }
}

/// The result of parsing a text: a model or an error.
enum MutationResult {
  case built(Any)
  case rejected(any Error)

  /// The result of a parser that throws, or returns a `Result`.
  init(_ parse: () throws -> Any) {
    do {
      let model = try parse()
      self = .built(try (model as? any ParserResult)?.anyModel() ?? model)
    } catch {
      self = .rejected(error)
    }
  }

  var error: (any Error)? {
    if case .rejected(let error) = self { error } else { nil }
  }

  /// Whether it is rejected for findings of one kind alone.
  func isOnly(_ kind: Finding.Kind) -> Bool {
    (error as? any FindingsError)?.findings.allSatisfy { $0.kind == kind } == true
  }

  var model: Any? {
    if case .built(let model) = self { model } else { nil }
  }
}

private protocol ParserResult {
  func anyModel() throws -> Any
}

extension Result: ParserResult {
  fileprivate func anyModel() throws -> Any { try get() }
}
