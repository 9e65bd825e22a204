/// A format decides what it reads, and so leaves nothing to coerce.
enum FormatRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.properties.compactMap { property in
      guard property.attribute(.format) != nil, let coerced = property.attribute(.coerced) else {
        return nil
      }
      return Diagnostic(
        "'\(property.name.name)' has a format, which leaves nothing to coerce",
        removing: coerced)
    }
  }
}
