/// The problem with a date pattern.
///
/// ```swift
/// do {
///   format = try .pattern(validating: pattern)
/// } catch {
///   print(error)   // the pattern yy-MM-dd has no year: two digits do not say the century
/// }
/// ```
public struct DatePatternError: Error, Hashable, Sendable {
  /// The pattern.
  public let pattern: String

  /// The problem, as a phrase that follows "the pattern".
  public let problem: String

  init(_ pattern: String, _ problem: String) {
    self.pattern = pattern
    self.problem = problem
  }
}

extension DatePatternError: CustomStringConvertible {
  /// The problem as one sentence.
  @_documentation(visibility: internal)
  public var description: String { "the pattern \(pattern) \(problem)" }
}
