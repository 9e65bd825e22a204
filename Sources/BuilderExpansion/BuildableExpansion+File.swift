extension BuildableExpansion {
  /// The extensions that hold the builders of every `@Buildable` model in a file, after its
  /// imports.
  ///
  /// An extension of `Shop.Comic` does not look into `Shop`. What this file declares there is
  /// written with its path. What another file declares there is not known, so that the model has to
  /// name it with its path: `Shop.Price`.
  ///
  /// Nothing is written where the file has no model, or an error.
  package static func file(source text: String) -> Expansion {
    let source = Source(text)
    let reader = FileReader(source)
    guard !reader.models.isEmpty || !reader.diagnostics.isEmpty else { return Expansion() }
    guard source.problems.isEmpty else { return Expansion(diagnostics: source.problems) }
    var diagnostics = reader.diagnostics
    var writer = FileWriter(imports: reader.imports)
    for model in reader.models {
      let planned = Planner.plan(
        of: source, at: model.start, lexicalContext: model.lexicalContext,
        names: reader.names(of: model))
      diagnostics += planned.diagnostics
      if let plan = planned.plan { writer.write(plan, at: model.path) }
    }
    let hasErrors = diagnostics.contains { $0.severity == .error }
    return Expansion(source: hasErrors ? nil : writer.text, diagnostics: diagnostics)
  }
}
