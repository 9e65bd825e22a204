/// What is wrong with a date pattern.
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

  /// What is wrong with it, in words that follow "the pattern".
  public let problem: String

  init(_ pattern: String, _ problem: String) {
    self.pattern = pattern
    self.problem = problem
  }
}

extension DatePatternError: CustomStringConvertible {
  /// One sentence.
  @_documentation(visibility: internal)
  public var description: String { "the pattern \(pattern) \(problem)" }
}
