/// An attribute is about one property, and so stands before a declaration of one.
enum SingleNameRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    var seen: Set<Int> = []
    return subject.facts.properties.filter(\.isOneOfSeveral).flatMap { property in
      subject.attributes(of: property).compactMap { attribute in
        guard seen.insert(attribute.tokens.lowerBound).inserted else { return nil }
        return Diagnostic(
          "'@\(attribute.name.name)' wants a declaration of one property", at: attribute,
          in: subject.source)
      }
    }
  }
}
