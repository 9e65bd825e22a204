import ConstructionBuilders
public import Foundation

/// Why a mutation cannot be made.
public struct MutationProblem: Error, Hashable, Sendable {
  let reason: Reason
  let subject: String

  enum Reason: Hashable {
    case unknownOperation
    case noPath
    case noLength
    case lengthOfValue
    case pathOfText
    case nothingThere
    case changesNothing
    case malformedSample(Finding)
    case none
  }

  init(_ reason: Reason, _ subject: String) {
    self.reason = reason
    self.subject = subject
  }
}

extension MutationProblem: CustomStringConvertible, LocalizedError {
  /// One sentence.
  public var description: String {
    switch reason {
    case .unknownOperation:
      let word = String(subject.prefix { $0 != " " })
      let nearest = NearMiss.of(word, among: MutationOperation.allCases.map(\.rawValue))
      return "\"\(subject)\" is no mutation: there is no operation \"\(word)\""
        + NearMiss.question(nearest)
    case .noPath: return "\"\(subject)\" is no mutation: a path is expected behind the operation"
    case .noLength: return "\"\(subject)\" is no mutation: a number of bytes is expected"
    case .lengthOfValue: return "\(subject) is no mutation: only cut-off has a number of bytes"
    case .pathOfText:
      return "\"\(subject)\" is no mutation: it is about the whole text, without a path"
    case .nothingThere: return "\(subject): the sample has nothing there"
    case .changesNothing: return "\(subject): that would change nothing"
    case .malformedSample(let finding): return "\(subject): the sample is not JSON: \(finding)"
    case .none: return "no mutations to try: none is selected"
    }
  }

  /// The same text as ``description``.
  public var errorDescription: String? { description }
}
