/// A type has to be one that JSON can become: not a function, a tuple or an existential.
enum TypeRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.fields.compactMap { property in
      guard let refusal = property.type?.refusal else { return nil }
      let name = property.name.name
      return Diagnostic(
        "'@Buildable' cannot build '\(name)': \(refusal.message)",
        at: model.source[refusal.token])
    }
  }
}
