/// `@Default`, `@Format` and `@Coerced` take one argument. `@Default` may take others: the kinds of
/// finding that it is for.
enum ArgumentRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.properties.flatMap { property in
      [FieldAttribute.fallback, .format, .coerced].compactMap { kind in
        guard let attribute = property.attribute(kind), property.argument(kind) == nil,
          kind != .fallback || property.fallback == nil
        else { return nil }
        return Diagnostic("'@\(kind.rawValue)' takes one argument", at: attribute)
      }
    }
  }
}
