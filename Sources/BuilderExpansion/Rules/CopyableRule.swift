/// A model has to be copyable and escapable, because results hold copies of it.
enum CopyableRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    zip(model.inheritance, model.inheritance.dropFirst()).compactMap { mark, name in
      guard mark.isSymbol("~") else { return nil }
      let reason: String? =
        switch name.text {
        case "Copyable": "be copied"
        case "Escapable": "escape"
        default: nil
        }
      return reason.map { Diagnostic("'@Buildable' applies to a type that can \($0)", at: mark) }
    }
  }
}
