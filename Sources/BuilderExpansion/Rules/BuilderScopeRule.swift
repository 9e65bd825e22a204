/// Inside a builder some names mean something else than around it, and so no type of a property may have
/// them.
enum BuilderScopeRule: Rule {
  static func diagnostics(for subject: RuleSubject) -> [Diagnostic] {
    var names: Set<String> = ["Model", "Failure", "Built", "Builder"]
    names.insert(subject.options.builder ?? "Builder")
    return hiddenModel(subject) + hiddenTypes(subject)
      + subject.fields.flatMap { property -> [Diagnostic] in
        guard let type = property.type else { return [] }
        return type.tokens.filter { isBase($0, subject.source, names) }.map { index in
          diagnostic(index, subject)
        }
      }
  }

  /// A model that the builder cannot call by its name.
  private static func hiddenModel(_ subject: RuleSubject) -> [Diagnostic] {
    let model = subject.facts.name
    let names: Set<String> = ["Builder", "Failure", subject.options.builder ?? "Builder"]
    guard names.contains(model.name) else { return [] }
    return [
      Diagnostic("'\(model.name)' means something else inside the builder: rename it", at: model)
    ]
  }

  /// A property with the name of a type hides it.
  private static func hiddenTypes(_ subject: RuleSubject) -> [Diagnostic] {
    let source = subject.source
    let types = subject.fields.flatMap { $0.type.map { Array($0.tokens) } ?? [] }
    let names = Set(types.filter { !source[$0 - 1].isSymbol(".") }.map { source[$0].name })
    return subject.fields.filter { names.contains($0.name.name) }.map {
      Diagnostic("'\($0.name.name)' hides the type of that name from the builder", at: $0.name)
    }
  }

  private static func isBase(_ index: Int, _ source: Source, _ names: Set<String>) -> Bool {
    source[index].isName && names.contains(source[index].name) && !source[index - 1].isSymbol(".")
  }

  private static func diagnostic(_ index: Int, _ subject: RuleSubject) -> Diagnostic {
    let token = subject.source[index]
    let model = subject.facts.name
    let isNested = subject.facts.otherNames.contains { $0.name == token.name }
    let start = token.range.lowerBound
    let message = "'\(token.name)' means something else inside the builder; "
    guard isNested else {
      return Diagnostic(
        message + "say which one, as in 'MyModule.\(token.name)', or rename it", at: token)
    }
    return Diagnostic(
      message + "say '\(model.text).\(token.text)'", at: token,
      fixIts: [
        .init(
          message: "insert '\(model.text).'",
          changes: [.init(range: start..<start, newText: "\(model.text).")])
      ])
  }
}
