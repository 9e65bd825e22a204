/// What is made for a model alone would be gone before anybody sees it behind a weak reference.
enum ReferenceRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    subject.facts.properties.filter(\.isStored).flatMap { property in
      property.modifiers.filter { $0.isWord("weak") || $0.isWord("unowned") }.map {
        Diagnostic("'@Buildable' cannot build '\(property.name.name)', which is \($0.text)", at: $0)
      }
    }
  }
}
