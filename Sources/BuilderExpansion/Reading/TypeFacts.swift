/// A type in a source.
struct TypeFacts {
  /// All tokens of the type.
  let tokens: Range<Int>
  /// The tokens without the `?`, `!` or `Optional<…>`.
  let unwrapped: Range<Int>
  let isOptional: Bool
  /// The first part of it that no field can have, and the reason.
  let refusal: Refusal?

  struct Refusal {
    let token: Int
    let message: String
  }
}
