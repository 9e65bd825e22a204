/// An attribute applies to a property that has a field; before any other it would have no effect.
enum FieldOnlyRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    guard model.choice != nil || model.isEnumeration else { return [] }
    let fields = Set(model.fields.map(\.name.range))
    return model.properties.filter { !fields.contains($0.name.range) }.flatMap { property in
      property.fieldAttributes.map { attribute in
        Diagnostic(
          "'@\(attribute.name.name)' has no effect: \(reason(property))", removing: attribute)
      }
    }
  }

  private static func reason(_ property: PropertyFacts) -> String {
    let name = "'\(property.name.name)'"
    if property.isComputed { return "\(name) is computed" }
    if property.isMarked("static") || property.isMarked("class") { return "\(name) is static" }
    if property.isMarked("lazy") { return "\(name) is lazy" }
    if !property.isStored { return "\(name) is a constant" }
    return "no initialiser takes \(name)"
  }
}
