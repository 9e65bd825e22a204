/// Two properties cannot have the same name.
enum RepeatedNameRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    var seen: Set<String> = []
    return model.fields.filter { !seen.insert($0.name.name).inserted }.map {
      Diagnostic("'\($0.name.name)' is already declared", at: $0.name)
    }
  }
}
