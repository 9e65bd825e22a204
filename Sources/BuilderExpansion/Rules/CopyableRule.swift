/// A model has to be copyable, because results hold copies of it.
enum CopyableRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.inheritance.filter { $0.isSymbol("~") }.prefix(1).map {
      Diagnostic("'@Buildable' applies to a struct that can be copied", at: $0)
    }
  }
}
