/// An attribute appears once: two of the same contradict each other.
enum RepeatedAttributeRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.macros.dropFirst().map {
      Diagnostic("'\(model.name.name)' is already '@Buildable'", removing: $0)
    }
      + model.properties.flatMap { repeated($0.fieldAttributes, before: $0.name) }
      + model.cases.filter { !$0.isOneOfSeveral }
      .flatMap { repeated($0.variantAttributes, before: $0.name) }
  }

  private static func repeated(_ attributes: [AttributeFacts], before name: Token) -> [Diagnostic] {
    var seen: Set<String> = []
    return attributes.filter { !seen.insert($0.name.name).inserted }.map {
      Diagnostic("'\(name.name)' already has '@\($0.name.name)'", removing: $0)
    }
  }
}
