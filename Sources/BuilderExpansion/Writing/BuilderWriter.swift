/// Writes a builder.
struct BuilderWriter {
  let plan: BuilderPlan
  /// The declarations to write first, so that the compiler reports errors there.
  let checks: Checks?

  /// With the place of the model, errors in the builder are reported at the lines of the model.
  init(_ plan: BuilderPlan, place: SourcePlace? = nil) {
    checks = place.flatMap { Checks(plan, $0) }
    self.plan = checks?.checkedPlan ?? plan
  }

  func write(to lines: inout Lines) {
    lines.builder(
      plan.head,
      (plan.isDirect ? [Vocabulary.directBuilder] : [])
        + (plan.isRow ? [Vocabulary.rowBuilder] : []) + [Vocabulary.fillableBuilder])
    lines.inside { lines in
      checks?.write(to: &lines)
      writeFields(to: &lines)
      writeInitialiser(to: &lines)
      writeFilling(to: &lines)
      writeBuild(to: &lines)
      writeDeclaredFields(to: &lines)
      if plan.isDirect { writeDirect(to: &lines) }
    }
    lines.line("}")
  }

  private func writeFields(to lines: inout Lines) {
    for field in plan.fields {
      let variable = "\(field.access)var \(field.name.written)"
      lines.line("@\(Vocabulary.field) \(variable): \(field.builder.written)?")
    }
    if !plan.fields.isEmpty { lines.line() }
  }

  private func writeInitialiser(to lines: inout Lines) {
    let source = plan.isRow ? "row" : "fields"
    let type = plan.isRow ? Vocabulary.row : Vocabulary.fields
    let opening = "\(plan.access)init(\(source): \(type)) {"
    if plan.fields.isEmpty {
      lines.line(opening + "}")
    } else {
      lines.block(opening) { lines in
        for field in plan.fields {
          let captured = field.captured(from: source)
          lines.line("\(field.name.prefixed("_")) = \(captured)\(field.capturedType)")
        }
      }
    }
    lines.line()
  }

  private func writeDeclaredFields(to lines: inout Lines) {
    lines.line()
    let fields = plan.fields.map { field in
      let name = StringLiteral.literal(field.property)
      return "\(Vocabulary.declaredField)(name: \(name), field: \(field.name.prefixed("$")))"
    }
    lines.block("\(plan.access)var declaredFields: [\(Vocabulary.declaredField)] {") { lines in
      guard fields.count > 1 else { return lines.line("[\(fields.first ?? "")]") }
      lines.block("[", closing: "]") { lines in
        for field in fields { lines.line(field + ",") }
      }
    }
  }
}
