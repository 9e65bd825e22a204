/// Writes how one argument of the model's initialiser is read straight from a document.
struct DirectValue {
  let field: FieldPlan
  let local: Name
  /// The name of the members that are read.
  let members: String

  init(_ field: FieldPlan, _ local: Name, _ members: String) {
    self.field = field
    self.local = local
    self.members = members
  }

  /// Reads by a key alone, the one at an index.
  func write(readingKey index: Int, to lines: inout Lines) {
    let binding =
      "let \(local.written) = \(members).value(\(index), \(field.builder.written).self)"
    if isRequired {
      let line = "guard \(binding) else { return nil }"
      if lines.fits(line) { return lines.line(line) }
      lines.line("guard \(binding)")
      return lines.line("else { return nil }")
    }
    if lines.fits(binding + fallback) { return lines.line(binding + fallback) }
    lines.line(binding)
    if !fallback.isEmpty { lines.inside { $0.line(String(fallback.dropFirst())) } }
  }

  /// Reads by way of a field, as the builder does.
  func writeReadingFields(to lines: inout Lines) {
    let start = "let \(local.written) ="
    let call = "\(members).withFields"
    let closure = "fields -> \(field.value)? in"
    if isRequired {
      lines.line("guard")
      lines.inside { lines in
        lines.block("\(start) \(call)({ \(closure)", closing: "})", writeBody)
      }
      lines.line("else { return nil }")
    } else if fallback.isEmpty {
      lines.block("\(start) \(call) { \(closure)", writeBody)
    } else {
      lines.line(start)
      lines.inside { lines in
        lines.block("\(call) { \(closure)", closing: "}\(fallback)", writeBody)
      }
    }
  }

  private func writeBody(to lines: inout Lines) {
    let captured = field.captured(from: "fields")
    let start = "let field: \(Vocabulary.field)<\(field.builder.written)> ="
    if lines.fits("\(start) \(captured)") {
      lines.line("\(start) \(captured)")
    } else {
      lines.line(start)
      lines.inside { $0.line(captured) }
    }
    lines.line("return field\(field.isComplete ? ".complete" : "")._usable")
  }

  private var isRequired: Bool { !field.isOptional && field.fallback == nil }

  /// What stands in for a value, with the operator before it.
  private var fallback: String {
    field.fallback.map { " ?? \(Source($0).isPrimary ? $0 : "(\($0))")" } ?? ""
  }
}
