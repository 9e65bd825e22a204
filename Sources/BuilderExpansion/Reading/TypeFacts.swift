/// A type as it is written.
struct TypeFacts {
  /// All of it.
  let tokens: Range<Int>
  /// The type without the `?`, `!` or `Optional<…>` around it.
  let unwrapped: Range<Int>
  let isOptional: Bool
  /// The first part of it that no field can have, and why.
  let refusal: Refusal?

  struct Refusal {
    let token: Int
    let message: String
  }
}
