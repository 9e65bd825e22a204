/// Two properties with one name are none of Swift's.
enum RepeatedNameRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    var seen: Set<String> = []
    return subject.fields.filter { !seen.insert($0.name.name).inserted }.map {
      Diagnostic("'\($0.name.name)' is declared already", at: $0.name)
    }
  }
}
