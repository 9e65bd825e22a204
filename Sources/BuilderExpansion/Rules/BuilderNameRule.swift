/// The name of the builder has to be free.
enum BuilderNameRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    let names = Set([subject.options.builder ?? "Builder", "Builder"])
    return subject.facts.otherNames.filter { names.contains($0.name) }.map {
      Diagnostic("'@Buildable' declares '\($0.name)' itself", at: $0)
    }
  }
}
