/// The value of a field before parts of it were changed.
///
/// Unchecked: it is only in a note of the field, which is Sendable if its value is.
final class KeptValue: @unchecked Sendable {
  let value: Any

  init(_ value: Any) { self.value = value }
}
