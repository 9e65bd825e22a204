/// `@IfPresent` says when an Optional property is nil, so nothing else may say it.
enum IfPresentRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.fields.compactMap { property in
      guard let attribute = property.attribute(.ifPresent), let type = property.type else {
        return nil
      }
      guard type.isOptional else {
        return Diagnostic("'@IfPresent' applies to an Optional property", removing: attribute)
      }
      guard property.attribute(.fallback) != nil || property.initialValue != nil else { return nil }
      return Diagnostic(
        "'@IfPresent' has no effect: '\(property.name.name)' has a default", removing: attribute)
    }
  }
}
