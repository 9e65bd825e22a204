/// A builder cannot set a weak reference: nothing else would hold the object that it makes.
enum ReferenceRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    model.properties.filter(\.isStored).flatMap { property in
      property.modifiers.filter { $0.isWord("weak") || $0.isWord("unowned") }.map {
        Diagnostic("'@Buildable' cannot build '\(property.name.name)', which is \($0.text)", at: $0)
      }
    }
  }
}
