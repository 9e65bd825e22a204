/// What a parser did wrong with a mutation.
///
/// ```text
/// drop data.offset: rejected, but the error names neither data.offset nor anything around it: …
/// ```
public struct MutationViolation: Error, Hashable, Sendable, CustomStringConvertible {
  /// The description of the mutation, to replay it.
  public let mutation: String
  /// What the parser did wrong.
  public let complaint: String

  public var description: String { "\(mutation): \(complaint)" }
}

/// Why a check of mutations proves nothing about a parser.
public struct VacuousMutation: Error, Hashable, Sendable, CustomStringConvertible {
  /// One sentence.
  public let description: String
}
