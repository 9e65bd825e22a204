/// The outcome of capturing a field. The five cases are always kept apart.
public enum FieldOutcome: String, Hashable, Sendable, Codable, CaseIterable {
  /// The value had the declared type, or was set.
  case value
  /// The value was used after a repair, which is the field's finding.
  case coerced
  /// The key is missing, or the field was set to nil.
  case missing
  /// The value is null.
  case null
  /// The value cannot be used. The field's finding says why.
  case unusable
}
