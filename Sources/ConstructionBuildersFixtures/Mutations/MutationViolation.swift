/// What a parser did with a mutation that it should not have done.
///
/// ```text
/// drop data.offset: rejected, but the error names neither data.offset nor anything around it: …
/// ```
public struct MutationViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mutation, in words that replay it.
  public let mutation: String
  /// What was wrong.
  public let complaint: String

  public var description: String { "\(mutation): \(complaint)" }
}

/// Why mutations prove nothing about a parser.
public struct VacuousMutation: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence.
  public let description: String
}
