/// A builder depends on nothing inside `#if`: the macro does not know which branch is compiled.
enum ConditionRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    let names =
      model.properties.filter { $0.isStored && $0.isConditional }.map(\.name)
      + model.cases.filter(\.isConditional).map(\.name)
      + model.initialisers.filter { $0.isConditional && !model.isEnumeration }.map(\.name)
      + model.checks.filter { $0.isConditional && $0.isStatic }.map(\.name)
    return names.map {
      Diagnostic(
        "'@Buildable' cannot know whether '\($0.name)' exists: it is inside '#if'", at: $0)
    }
  }
}
