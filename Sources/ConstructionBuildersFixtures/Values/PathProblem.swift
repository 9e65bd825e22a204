/// Why a value at a path cannot be set or added.
public struct PathProblem: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence that starts with the path up to the step that failed.
  public let description: String

  init(_ path: FieldPath, _ words: String) {
    description = "\(path.isEmpty ? "the top level" : path.description): \(words)"
  }

  /// The problems of several changes, one line each.
  init(_ problems: [PathProblem]) {
    description = problems.map(\.description).joined(separator: "\n")
  }
}
