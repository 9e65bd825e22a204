extension BuilderWriter {
  func writeBuild(to lines: inout Lines) {
    lines.block(
      "\(access)func build() -> \(Vocabulary.result)<\(plan.model), \(Vocabulary.failure)> {"
    ) {
      lines in
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
          writeCall(before: plan.hasCheck ? "let model = " : "", to: &lines) { "$\($0)" }
          if plan.hasCheck {
            lines.line("try \(plan.model).check(model)")
            lines.line("return model")
          }
        }
      }
      lines.list(arguments, end: ")")
    }
  }

  /// The call of the initialiser, on one line or several.
  func writeCall(
    before prefix: String, to lines: inout Lines, _ argument: (Int) -> String
  ) {
    let line = prefix + call(argument)
    if lines.fits(line) { return lines.line(line) }
    lines.line(prefix + opening)
    lines.inside { $0.list(self.arguments(argument), end: ")") }
  }

  /// The call of the initialiser on one line.
  func call(_ argument: (Int) -> String) -> String {
    opening + arguments(argument).joined(separator: ", ") + ")"
  }

  private var opening: String {
    (plan.isInitialiserThrowing ? "try " : "") + (plan.maker ?? plan.model) + "("
  }

  func arguments(_ argument: (Int) -> String) -> [String] {
    plan.call.map { part in
      (part.label.map { $0.label + ": " } ?? "") + argument(part.field)
    }
  }
}

extension FieldPlan {
  /// The argument of `construct`: `$prices.or([])`.
  var argument: String { name.prefixed("$") + ending }

  /// What is said about a field after its name.
  private var ending: String {
    let complete = isComplete ? ".complete" : ""
    if let fallback { return "\(complete).or(\(fallback))" }
    return complete + (isOptional ? ".optional" : "")
  }
}
