/// Nobody knows here which `#if` holds, and so nothing that the builder depends on may stand in one.
enum ConditionRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    let facts = subject.facts
    let properties = facts.properties.filter { $0.isStored && $0.condition != nil }
    let initialisers = facts.initialisers.filter(\.isConditional)
    let checks = facts.checks.filter { $0.isConditional && $0.isStatic }
    return properties.map { diagnostic("'\($0.name.name)'", $0.name) }
      + (initialisers + checks).map { diagnostic("'\($0.name.name)'", $0.name) }
  }

  private static func diagnostic(_ what: String, _ token: Token) -> Diagnostic {
    Diagnostic("'@Buildable' cannot know whether \(what) is there: it stands in '#if'", at: token)
  }
}
