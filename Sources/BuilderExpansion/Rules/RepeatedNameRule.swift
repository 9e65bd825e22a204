/// Two properties or cases cannot have the same name.
enum RepeatedNameRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    var seen: Set<String> = []
    let names = model.fields.map(\.name) + model.cases.map(\.name)
    return names.filter { !seen.insert($0.name).inserted }.map {
      Diagnostic("'\($0.name)' is already declared", at: $0)
    }
  }
}
