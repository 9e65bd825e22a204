/// Writes a builder as it was planned.
struct BuilderWriter {
  let plan: BuilderPlan
  /// What is written first, so that errors are found there.
  private var checks: Checks?

  init(plan: BuilderPlan) { self.plan = plan }

  /// Where it is known where the model stands, the builder's errors are those of its lines.
  init(plan: BuilderPlan, place: SourcePlace?) {
    let checks = place.flatMap { Checks(plan, $0) }
    self.plan = checks?.checkedPlan ?? plan
    self.checks = checks
  }

  /// The builder, as a member of its model.
  static func members(_ plan: BuilderPlan, place: SourcePlace?) -> String {
    var lines = Lines()
    BuilderWriter(plan: plan, place: place).write(to: &lines)
    return lines.text
  }

  func write(to lines: inout Lines) {
    if plan.builder != "Builder" {
      writeConstrained("\(access)typealias Builder = \(plan.builder)", end: "", to: &lines)
      lines.line()
    }
    lines.line("/// What `\(Name.bare(plan.model))` is built from.")
    let kind = plan.isDirect ? Vocabulary.directBuilder : Vocabulary.builder
    let opening = "\(access)struct \(plan.builder): \(kind)"
    writeConstrained(opening, end: " {", to: &lines)
    lines.inside { lines in
      checks?.write(to: &lines)
      writeFields(to: &lines)
      writeInitialiser(to: &lines)
      writeBuild(to: &lines)
      writeDeclaredFields(to: &lines)
      if plan.isDirect { writeDirect(to: &lines) }
    }
    lines.line("}")
  }

  /// `public `, `package ` or nothing.
  var access: String { plan.access.map { $0 + " " } ?? "" }

  /// A declaration with what is asked of the generic parameters, on one line or two.
  private func writeConstrained(_ opening: String, end: String, to lines: inout Lines) {
    let constraints = Constraints.clause(plan.parameters)
    if constraints.isEmpty || lines.fits(opening + constraints + end) {
      return lines.line(opening + constraints + end)
    }
    lines.line(opening)
    lines.line(constraints.dropFirst() + end)
  }

  private func writeFields(to lines: inout Lines) {
    for field in plan.fields {
      lines.line(
        "@\(Vocabulary.field) \(field.accessPrefix)var \(field.name.written): \(field.builder.written)?"
      )
    }
    if !plan.fields.isEmpty { lines.line() }
  }

  private func writeInitialiser(to lines: inout Lines) {
    let opening = "\(access)init(fields: \(Vocabulary.fields)) {"
    guard !plan.fields.isEmpty else {
      lines.line(opening + "}")
      return lines.line()
    }
    lines.block(opening) { lines in
      for field in plan.fields {
        let captured = field.captured(from: "fields")
        lines.line("\(field.name.prefixed("_")) = \(captured)\(field.capturedType)")
      }
    }
    lines.line()
  }

  private func writeDeclaredFields(to lines: inout Lines) {
    lines.line()
    let fields = plan.fields.map { field in
      let name = StringLiteral.literal(field.property.text)
      return "\(Vocabulary.declaredField)(name: \(name), field: \(field.name.prefixed("$")))"
    }
    lines.block("\(access)var declaredFields: [\(Vocabulary.declaredField)] {") { lines in
      guard fields.count > 1 else { return lines.line("[\(fields.first ?? "")]") }
      lines.block("[", closing: "]") { lines in
        for field in fields { lines.line(field + ",") }
      }
    }
  }
}

extension FieldPlan {
  var accessPrefix: String { access.map { $0 + " " } ?? "" }

  /// What says which field it is, where the compiler might not know: of a type that it has refused already.
  fileprivate var capturedType: String {
    guard case .alias(let name) = builder else { return "" }
    return " as \(Vocabulary.field)<\(name)>"
  }

  /// The field, read from fields: `fields["modified", as: .iso8601]`.
  func captured(from fields: String) -> String {
    var arguments: [String]
    let hasOneKey: Bool
    switch keys {
    case .path(let literals):
      arguments = literals
      hasOneKey = literals.count == 1
    case .anyOf(let literals):
      arguments = ["anyOf: " + literals[0]] + literals.dropFirst()
      hasOneKey = false
    }
    if let format { arguments.append("as: " + format) }
    if let coercion { arguments.append(hasOneKey ? coercion : "coercion: " + coercion) }
    return "\(fields)[\(arguments.joined(separator: ", "))]"
  }

  /// The key, where the value is read by one key and nothing else is said about it.
  var plainKey: String? {
    guard case .path(let literals) = keys, literals.count == 1 else { return nil }
    return format == nil && coercion == nil && !isComplete ? literals[0] : nil
  }
}
