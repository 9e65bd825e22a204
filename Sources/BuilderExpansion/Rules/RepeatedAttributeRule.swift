/// An attribute appears once: two of the same contradict each other.
enum RepeatedAttributeRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.macros.dropFirst().map {
      Diagnostic("'\(model.name.name)' is already '@Buildable'", removing: $0)
    }
      + model.properties.flatMap { property in
        var seen: Set<String> = []
        return property.fieldAttributes.filter { !seen.insert($0.name.name).inserted }.map {
          Diagnostic("'\(property.name.name)' already has '@\($0.name.name)'", removing: $0)
        }
      }
  }
}
