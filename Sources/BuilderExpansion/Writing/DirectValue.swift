/// Writes how one argument of the model's initialiser is read straight from a document.
struct DirectValue {
  let field: FieldPlan
  let local: Name
  /// The name of the members that are read.
  let members: String

  /// Reads by a key alone, the one at an index.
  func write(readingKey index: Int, to lines: inout Lines) {
    let value = "\(members).value(\(index), \(field.builder.written).self)"
    let binding = "let \(local.written) = \(value)"
    if isRequired {
      lines.line("guard \(binding)", " else { return nil }", indentsRest: false)
    } else {
      lines.line(binding, fallback)
    }
  }

  /// Reads by way of a field, as the builder does.
  func writeReadingFields(to lines: inout Lines) {
    let start = "let \(local.written) ="
    let call = "\(members).withFields"
    let closure = "fields -> \(field.value)?\(field.isIfPresent ? "?" : "") in"
    if isRequired {
      lines.line("guard")
      lines.inside { $0.block("\(start) \(call)({ \(closure)", closing: "})", writeBody) }
      lines.line("else { return nil }")
    } else if fallback.isEmpty {
      lines.block("\(start) \(call) { \(closure)", writeBody)
    } else {
      lines.line(start)
      lines.inside { $0.block("\(call) { \(closure)", closing: "}\(fallback)", writeBody) }
    }
  }

  private func writeBody(to lines: inout Lines) {
    let start = "let field: \(Vocabulary.field)<\(field.builder.written)> ="
    lines.line(start, " " + field.captured(from: "fields"))
    lines.line("return field\(field.conditions)._usable")
  }

  private var isRequired: Bool {
    field.isIfPresent
      || !field.isOptional && (field.fallback == nil || !field.fallbackKinds.isEmpty)
  }

  /// The default, after a space and the operator.
  private var fallback: String {
    guard field.fallbackKinds.isEmpty, let text = field.fallback?.text else { return "" }
    return " ?? \(Source(text).isPrimary ? text : "(\(text))")"
  }
}

extension Source {
  /// Whether an expression needs no parentheses beside an operator.
  fileprivate var isPrimary: Bool {
    var index = 0
    while index < tokens.count - 1 {
      let token = self[index]
      let isPart =
        token.kind == .word && !Keywords.beforeOperand.contains(token.text)
        || [.number, .string, .rawWord].contains(token.kind)
        || [".", "(", "["].contains(token.text)
      guard isPart, index == 0 || token.isJoined else { return false }
      index = after(index)
    }
    return true
  }
}
