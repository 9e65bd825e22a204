/// The builder has to see what it builds.
enum AccessRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    let facts = subject.facts
    if subject.isInOtherFile {
      let hidden = facts.modifiers.filter { $0.isWord("private") || $0.isWord("fileprivate") }
      return hidden.map { diagnostic(facts.name, $0) } + hiddenFields(subject)
    }
    return hiddenModel(subject) + inlinableModel(subject)
  }

  /// The extension that makes the model `Buildable` stands at the file's own level.
  private static func hiddenModel(_ subject: RuleSubject) -> [Diagnostic] {
    let name = subject.facts.name
    if subject.context.isNested, let access = subject.facts.modifiers.access,
      access.isWord("private")
    {
      return [
        Diagnostic(
          "'\(name.name)' cannot be made 'Buildable' where it is private; say 'fileprivate'",
          at: access,
          fixIts: [
            .init(
              message: "replace 'private' with 'fileprivate'",
              changes: [.init(range: access.range, newText: "fileprivate")])
          ])
      ]
    }
    guard subject.context.isHidden else { return [] }
    return [
      Diagnostic(
        "'\(name.name)' cannot be made 'Buildable' in a private type; say 'fileprivate' there",
        at: name)
    ]
  }

  private static func inlinableModel(_ subject: RuleSubject) -> [Diagnostic] {
    subject.facts.attributes.filter { $0.name.isWord("usableFromInline") }.map {
      Diagnostic(
        "the builder of '\(subject.facts.name.name)' cannot be '@usableFromInline'; say 'public'",
        at: $0, in: subject.source)
    }
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
