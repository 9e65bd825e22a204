/// The name of the builder has to be free.
enum BuilderNameRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    let properties = model.properties.filter { $0.isMarked("static") }.map(\.name)
    let names = model.otherNames + properties + model.cases.map(\.name) + model.parameters
    return names.filter { [model.options.builder, "Builder"].contains($0.name) }.map {
      Diagnostic("'@Buildable' declares '\($0.name)' itself", at: $0)
    }
  }
}
