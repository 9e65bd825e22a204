/// What no JSON becomes: functions, tuples, existentials.
enum TypeRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    subject.fields.compactMap { property in
      guard let refusal = property.type?.refusal else { return nil }
      return Diagnostic(
        "'@Buildable' cannot build '\(property.name.name)': there is no builder for \(refusal.message)",
        at: subject.source[refusal.token])
    }
  }
}
