import ConstructionBuilders

/// A check of a builder of any shape.
protocol ShapeCheck {
  static func check<Builder: ConstructionBuilder>(_ builder: Builder) throws
  where Builder.Failure == BuildFailure
}

extension ShapeCheck {
  /// Checks builders of every shape that are read from an input, with each coercion.
  ///
  /// A builder may have other members than fields, and two values of a type may have different
  /// ones. So each shape is checked with several values in turn.
  static func check(_ input: [UInt8]) throws {
    for coercion in Coercion.tried {
      try check(OptionalFieldBuilder.self, input, coercion)
      try check(ChoiceBuilder.self, input, coercion)
      try check(KindBuilder.self, input, coercion)
      try check(InheritingBuilder.self, input, coercion)
      try check(MixedBuilder<Int, [Int]>.self, input, coercion)
      try check(MixedBuilder<String, [String: Bool]>.self, input, coercion)
      try check(MixedBuilder<Int?, Set<String>>.self, input, coercion)
      try check(MixedBuilder<OptionalFieldBuilder, KindBuilder>.self, input, coercion)
      try check(MixedBuilder<[KindBuilder], [Int: ChoiceBuilder]>.self, input, coercion)
      try check(TreeBuilder.self, input, coercion)
      try check(LinkedBuilder.self, input, coercion)
      try check(EventBuilder.self, input, coercion)
      try check(WrappedBuilder.self, input, coercion)
      try check(EnvelopeBuilder.self, input, coercion)
      try check(MetaBuilder.self, input, coercion)
      try check(ContentBuilder.self, input, coercion)
      try check(MixedBuilder<EventBuilder, [WrappedBuilder]>.self, input, coercion)
    }
  }

  private static func check<Builder: ConstructionBuilder>(
    _ type: Builder.Type, _ input: [UInt8], _ coercion: Coercion
  ) throws where Builder.Failure == BuildFailure {
    guard let sut = try? Builder(json: input, coercion: coercion) else { return }
    let empty = Builder(dictionary: [:], coercion: coercion)
    for builder in [sut, empty, sut] { try check(builder) }
  }
}
