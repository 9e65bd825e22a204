import ConstructionBuilders
public import Foundation

/// Why a fragment has no JSON: every problem, with its path.
///
/// ```text
/// the fragment has no JSON: 2 problems
///   moves[0].power: JSON cannot hold nan
///   name: duplicate key
/// ```
public struct FragmentFailure: Error, Hashable, Sendable {
  let problems: [Problem]

  struct Problem: Hashable, Sendable {
    let path: FieldPath
    let reason: Reason
  }

  enum Reason: Hashable {
    case duplicateKey
    case notAnObject
    case nothingToDrop(nearest: [String])
    case notFinite(String)
    case date
    case noJSON(type: String)
    case notEncodable(type: String, reason: String)
    case malformed(Finding)
    case duplicateInText
    case namelessProperty(String)
  }

  func problems(under prefix: FieldPath) -> [Problem] {
    problems.map { Problem(path: prefix + $0.path, reason: $0.reason) }
  }

  init(problems: [Problem]) { self.problems = problems }

  init(_ reason: Reason) { self.init(problems: [Problem(path: FieldPath(), reason: reason)]) }
}

extension FragmentFailure: CustomStringConvertible, LocalizedError {
  /// A heading, and one line a problem.
  public var description: String {
    outline("the fragment has no JSON", problems: problems.map(\.description))
  }

  /// The same text as ``description``.
  public var errorDescription: String? { description }
}

extension FragmentFailure.Problem: CustomStringConvertible {
  var description: String { path.isEmpty ? reason.words : "\(path): \(reason.words)" }
}

extension FragmentFailure.Reason {
  fileprivate var words: String {
    switch self {
    case .duplicateKey: "duplicate key"
    case .notAnObject: "a fragment that is not an object has no members"
    case .duplicateInText: "duplicate key in the text: only the last value arrives"
    case .nothingToDrop(let nearest):
      "there is no such member to drop\(NearMiss.question(nearest))"
    case .notFinite(let text): "JSON cannot hold \(text)"
    case .date: "a Date has several forms in JSON: say which, with json: and the value expected"
    case .noJSON(let type):
      "JSON has no value for a \(type): say it, with json: and the value expected"
    case .notEncodable(let type, let reason): "\(type) cannot be encoded: \(reason)"
    case .malformed(let finding): "\(finding)"
    case .namelessProperty(let keyPath): "\(keyPath) has no name of its own: give the key"
    }
  }
}
