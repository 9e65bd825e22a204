/// An attribute of ours on what is no field would be without effect.
enum FieldOnlyRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    guard subject.choice != nil else { return [] }
    let fields = Set(subject.fields.map(\.name.range.lowerBound))
    return subject.facts.properties.filter { !fields.contains($0.name.range.lowerBound) }
      .flatMap { property in
        subject.attributes(of: property).map { attribute in
          Diagnostic(
            "'@\(attribute.name.name)' is without effect: \(reason(property))", at: attribute,
            in: subject.source,
            fixIts: [
              .remove(attribute, in: subject.source, message: "remove '@\(attribute.name.name)'")
            ])
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
