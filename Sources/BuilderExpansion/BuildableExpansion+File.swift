extension BuildableExpansion {
  /// The extensions that hold the builders of every `@Buildable` model in a file.
  ///
  /// Imports are kept. There is no source where a file has no model, or where one of them is wrong.
  package static func file(source text: String) -> Expansion {
    let source = Source(text)
    var reader = FileReader(source)
    reader.read()
    guard !reader.models.isEmpty || !reader.diagnostics.isEmpty else { return Expansion() }
    guard source.problems.isEmpty else { return Expansion(diagnostics: source.problems) }
    var diagnostics = reader.diagnostics
    var writer = FileWriter(imports: reader.imports)
    for model in reader.models {
      let planned = Planner.plan(
        Source(source.written(model.tokens)),
        lexicalContext: model.lexicalContext, isInOtherFile: true)
      let offset = source.range(model.tokens).lowerBound
      diagnostics += planned.diagnostics.map { $0.moved(by: offset) }
      if let plan = planned.plan { writer.write(plan, at: model.path) }
    }
    let hasErrors = diagnostics.contains { $0.severity == .error }
    return Expansion(source: hasErrors ? nil : writer.text, diagnostics: diagnostics)
  }
}

extension Diagnostic {
  /// The same in a source that has more before it.
  fileprivate func moved(by offset: Int) -> Diagnostic {
    let move = { (range: Range<Int>) in range.lowerBound + offset..<range.upperBound + offset }
    return Diagnostic(
      message: message, severity: severity, offset: self.offset + offset,
      highlights: highlights.map(move),
      notes: notes.map { Note(message: $0.message, offset: $0.offset + offset) },
      fixIts: fixIts.map { fixIt in
        FixIt(
          message: fixIt.message,
          changes: fixIt.changes.map { Change(range: move($0.range), newText: $0.newText) })
      })
  }
}
