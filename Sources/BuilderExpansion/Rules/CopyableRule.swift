/// A model is copied into results, and so has to be copyable.
enum CopyableRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    subject.facts.inheritance.filter { $0.isSymbol("~") }.prefix(1).map {
      Diagnostic("'@Buildable' applies to a struct that can be copied", at: $0)
    }
  }
}
