/// A property does not have a wrapper or another macro, which could change its type.
enum WrapperRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.properties.filter(\.isStored).flatMap { property in
      property.attributes.filter(isUnknown).map {
        Diagnostic(
          "'@Buildable' does not support '@\($0.name.name)' on '\(property.name.name)', "
            + "which may change its type",
          at: $0)
      }
    }
  }

  /// Attributes of the language begin with a small letter.
  private static func isUnknown(_ attribute: AttributeFacts) -> Bool {
    !attribute.isOfField && !attribute.isOfCase
      && attribute.name.name.first?.isUppercase == true
  }
}
