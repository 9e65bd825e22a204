/// Two of the same attribute contradict each other.
enum RepeatedAttributeRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    repeatedMacro(subject)
      + subject.facts.properties.flatMap { property in
        var seen: Set<String> = []
        return subject.attributes(of: property).compactMap { attribute -> Diagnostic? in
          guard !seen.insert(attribute.name.name).inserted else { return nil }
          return Diagnostic(
            "'\(property.name.name)' has '@\(attribute.name.name)' already", at: attribute,
            in: subject.source,
            fixIts: [
              .remove(attribute, in: subject.source, message: "remove '@\(attribute.name.name)'")
            ])
        }
      }
  }

  private static func repeatedMacro(_ subject: RuleSubject) -> [Diagnostic] {
    let own = subject.facts.attributes.filter { $0.name.name == "Buildable" }
    return own.dropFirst().map {
      Diagnostic(
        "'\(subject.facts.name.name)' is '@Buildable' already", at: $0, in: subject.source,
        fixIts: [.remove($0, in: subject.source, message: "remove '@Buildable'")])
    }
  }
}
