extension BuilderWriter {
  func writeBuild(to lines: inout Lines) {
    let result = "\(Vocabulary.result)<\(plan.model), \(Vocabulary.failure)>"
    lines.block("\(plan.access)func build() -> \(result) {") { lines in
      if plan.fields.isEmpty, !plan.hasCheck, !plan.isInitialiserThrowing {
        return lines.line(".success(\(call { _ in "" }))")
      }
      let arguments = plan.fields.map(\.argument)
      let call = self.call { "$\($0)" }
      let line = "construct({ \(call) }, \(arguments.joined(separator: ", ")))"
      if !plan.hasCheck, !arguments.isEmpty, lines.fits(line) { return lines.line(line) }
      writeConstruct(call, arguments, to: &lines)
    }
  }

  private func writeConstruct(_ call: String, _ arguments: [String], to lines: inout Lines) {
    lines.line("construct(")
    lines.inside { lines in
      let comma = arguments.isEmpty ? ")" : ","
      if !plan.hasCheck, lines.fits("{ \(call) },") {
        lines.line("{ \(call) }\(comma)")
      } else {
        lines.block("{", closing: "}" + comma) { lines in
          writeModel(named: "model", before: "", to: &lines) { "$\($0)" }
        }
      }
      lines.list(arguments, end: ")")
    }
  }

  /// The model, checked where it has a `check`.
  func writeModel(
    named model: String, before prefix: String, to lines: inout Lines,
    _ argument: (Int) -> String
  ) {
    let prefix = plan.hasCheck ? "let \(model) = " : prefix
    let line = prefix + call(argument)
    if lines.fits(line) {
      lines.line(line)
    } else {
      lines.line(prefix + opening)
      lines.inside { $0.list(arguments(argument), end: ")") }
    }
    guard plan.hasCheck else { return }
    lines.line("try \(plan.model).check(\(model))")
    lines.line("return \(model)")
  }

  /// The call of the initialiser on one line.
  private func call(_ argument: (Int) -> String) -> String {
    opening + arguments(argument).joined(separator: ", ") + ")"
  }

  private var opening: String {
    (plan.isInitialiserThrowing ? "try " : "") + (plan.maker ?? plan.model) + "("
  }

  private func arguments(_ argument: (Int) -> String) -> [String] {
    plan.call.map { $0.written(argument) }
  }
}

extension CallArgument {
  func written(_ argument: (Int) -> String) -> String {
    (label.map { $0.label + ": " } ?? "") + argument(field)
  }
}

extension FieldPlan {
  /// The argument of `construct`: `$prices.or([])`.
  fileprivate var argument: String {
    let field = name.prefixed("$") + conditions
    if fallbackKinds.isEmpty, let fallback { return "\(field).or(\(fallback.text))" }
    return field + (isOptional && !isIfPresent ? ".optional" : "")
  }
}
