import ConstructionBuilders
public import Foundation

/// Why a fragment has no JSON: every problem, with its path.
///
/// ```text
/// the fragment has no JSON: 2 problems
///   moves[0].power: JSON cannot hold nan
///   name: duplicate key
/// ```
public struct FragmentFailure: Error, Hashable, Sendable, CustomStringConvertible, LocalizedError {
  let problems: [Problem]

  struct Problem: Hashable {
    let path: FieldPath
    let words: String
  }

  /// A heading, and one line a problem.
  public var description: String {
    outline(
      "the fragment has no JSON",
      problems: problems.map { $0.path.isEmpty ? $0.words : "\($0.path): \($0.words)" })
  }

  /// The same text as ``description``.
  public var errorDescription: String? { description }

  init(problems: [Problem]) { self.problems = problems }

  init(_ words: String) { problems = [Problem(path: FieldPath(), words: words)] }

  static let date = FragmentFailure(
    "a Date has several forms in JSON: say which, with json: and the value expected")

  func problems(under prefix: FieldPath) -> [Problem] {
    problems.map { Problem(path: prefix + $0.path, words: $0.words) }
  }
}
