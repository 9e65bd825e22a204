extension FieldFormat {
  /// A union whose arms have formats; nil for an arm that its type describes.
  ///
  /// ```swift
  /// _edited = fields["edited", as: .either(nil, .secondsSince1970)]     // OneOf<Bool, Date>
  /// ```
  public static func either<First, Second>(
    _ first: FieldFormat<First>?, _ second: FieldFormat<Second>?
  ) -> FieldFormat where Value == OneOf<First, Second> {
    FieldFormat(.either(first?.words, second?.words)) { node in
      Value.capture(node, UnionArm(format: first), UnionArm(format: second))
    }
  }

  /// An enumeration of a model whose arms have formats.
  public static func either<Model, First, Second>(
    _ first: FieldFormat<First>?, _ second: FieldFormat<Second>?
  ) -> FieldFormat where Value == UnionBuilder<Model, OneOf<First, Second>> {
    let arms = FieldFormat<OneOf<First, Second>>.either(first, second)
    return FieldFormat(arms.words) { UnionBuilder.of(arms.capture($0)) }
  }
}
