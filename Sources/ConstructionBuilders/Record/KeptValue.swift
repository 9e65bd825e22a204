/// The value of a field before parts of it were changed.
///
/// Unchecked: it is only in a note of the field, which is Sendable if its value is.
final class KeptValue: @unchecked Sendable {
  let value: Any

  /// The members that were left out and were not set since, as their dictionary has them.
  let losses: Any?

  init(_ value: Any, losses: Any?) { (self.value, self.losses) = (value, losses) }
}
