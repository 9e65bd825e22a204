/// An attribute, with its arguments.
struct AttributeFacts {
  /// Its last name: `Key` in `@ConstructionBuildersMacros.Key`.
  let name: Token
  /// All of it, from the `@`.
  let tokens: Range<Int>
  /// What stands in its parentheses; nil where there are none.
  let arguments: [ArgumentFacts]?
}

/// One argument of an attribute.
struct ArgumentFacts {
  let label: Token?
  /// What is given.
  let tokens: Range<Int>
}
