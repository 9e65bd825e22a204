/// The builder has to see what it builds.
enum AccessRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    let facts = subject.facts
    if subject.isInOtherFile {
      let hidden = facts.modifiers.filter { $0.isWord("private") || $0.isWord("fileprivate") }
      return hidden.map { diagnostic(facts.name, $0) } + hiddenFields(subject)
    }
    return []
  }

  /// A private property makes the memberwise initialiser private.
  private static func hiddenFields(_ subject: RuleSubject) -> [Diagnostic] {
    guard subject.choice?.declared == nil else { return [] }
    return subject.fields.compactMap { property in
      guard let access = property.access, access.text.hasSuffix("private") else { return nil }
      return diagnostic(property.name, access)
    }
  }

  private static func diagnostic(_ name: Token, _ modifier: Token) -> Diagnostic {
    Diagnostic(
      "a builder in another file cannot see '\(name.name)', which is \(modifier.text)",
      at: modifier)
  }
}
