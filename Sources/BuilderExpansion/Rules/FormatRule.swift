/// A format says by itself what it takes, and so leaves nothing to coerce.
enum FormatRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    subject.facts.properties.compactMap { property in
      guard property.attribute(.format) != nil, let coerced = property.attribute(.coerced) else {
        return nil
      }
      return Diagnostic(
        "'\(property.name.name)' has a format, which says by itself what it takes", at: coerced,
        in: subject.source,
        fixIts: [.remove(coerced, in: subject.source, message: "remove '@Coerced'")])
    }
  }
}
