/// The name of the builder has to be free.
enum BuilderNameRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.otherNames.filter { [model.options.builder, "Builder"].contains($0.name) }.map {
      Diagnostic("'@Buildable' declares '\($0.name)' itself", at: $0)
    }
  }
}
