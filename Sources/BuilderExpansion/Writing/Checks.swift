/// The parts of a builder that the compiler has to check, written once and at the model's own
/// lines.
///
/// The macro does not know types: whether there is a builder for the type of a property, whether a
/// default has that type, whether the initialiser can be called. `#sourceLocation` gives each of
/// these the place of the model's own text, so that the compiler reports its errors there:
///
/// ```swift
/// #sourceLocation(file: "Comic.swift", line: 3)
///     typealias pagesType = ConstructionBuilders
///            ._BuilderOf<Int>
/// #sourceLocation()
/// ```
///
/// The rest of the builder uses the names that are declared here, such as `pagesType`, so that no
/// error appears twice.
struct Checks {
  private let plan: BuilderPlan
  private let place: SourcePlace
  private let aliases: [Name]
  /// The names in the copied expressions. None is declared here, or it would mean something else.
  private let used: Set<String>
  /// The plan of a builder that uses the names declared here.
  let checkedPlan: BuilderPlan

  /// Nil where `#sourceLocation` cannot name the place.
  init?(_ plan: BuilderPlan, _ place: SourcePlace) {
    guard place.canBeNamed else { return nil }
    self.plan = plan
    self.place = place
    let used = Set(plan.fields.flatMap(\.namesInExpressions))
    self.used = used
    aliases = FieldNames.types(of: plan.fields.map(\.name.text), beside: used).map(Name.init)
    checkedPlan = plan.checked(aliases, maker: Self.maker, beside: used)
  }

  func write(to lines: inout Lines) {
    for (field, alias) in zip(plan.fields, aliases) { writeAlias(alias, of: field, to: &lines) }
    for (field, alias) in zip(plan.fields, aliases) {
      writeExpressions(of: field, alias.written, to: &lines)
    }
    writeMaker(to: &lines)
    lines.line()
  }

  private func writeAlias(_ alias: Name, of field: FieldPlan, to lines: inout Lines) {
    let type =
      switch field.builder {
      case .own(let type):
        "\(Vocabulary.core).\(field.limit.isEmpty ? "_BuilderOf" : "_CompleteBuilderOf")<\(type)>"
      case .decoded(let type), .alias(let type): type
      }
    // The line is broken at the dot after the module: `[String: ConstructionBuilders` and
    // `.Decoded<Price>]`.
    let module = type.prefix { $0 != "." }
    write(
      "\(field.access)typealias \(alias.written) = \(module)", ".",
      String(type.dropFirst(module.count + 1)), at: field.typeOffset, to: &lines)
  }

  /// Writes the arguments of attributes as functions, because each use evaluates them again.
  private func writeExpressions(of field: FieldPlan, _ alias: String, to lines: inout Lines) {
    let format = "\(Vocabulary.format)<\(alias)>"
    let kind = Vocabulary.findingKind
    let expressions: [(CopiedExpression?, String, String, String)] =
      [
        (field.fallback, "Default", field.type, "\(alias).\(Vocabulary.built)"),
        (field.format, "Format", format, format),
        (field.coercion, "Coercion", Vocabulary.coercion, Vocabulary.coercion),
      ]
      + field.fallbackKinds.enumerated().map { ($1, Self.endingOfKind($0), kind, kind) }
    for case (let expression?, let ending, let type, let result) in expressions {
      let name = Name(FieldNames.free(field.name.text + ending, among: used)).written
      lines.block("private static func \(name)() -> \(result) {") { lines in
        write(
          "let \(Self.local): \(type) =", " ", expression.text, at: expression.offset, to: &lines)
        lines.line("return \(Self.local)")
      }
    }
  }

  /// Writes the function that calls the initialiser and `check`.
  private func writeMaker(to lines: inout Lines) {
    let names = DirectNames(plan)
    let parameters = zip(checkedPlan.fields, names.locals).map { field, name in
      "_ \(name.written): \(field.value)\(field.isOptional ? "?" : "")"
    }
    let attempt = plan.isInitialiserThrowing ? " try" : ""
    let arguments = plan.call.map { $0.written { names.locals[$0].written } }
    lines.line("@inline(__always)")
    lines.line("private static func \(Self.maker)(")
    lines.inside { $0.list(parameters) }
    let throwing = checkedPlan.isInitialiserThrowing ? " throws" : ""
    lines.block(")\(throwing) -> \(plan.model) {") { lines in
      write(
        "let \(names.model) =\(attempt)", " ",
        "\(plan.model)(\(arguments.joined(separator: ", ")))", at: plan.initialiserOffset,
        to: &lines)
      if plan.hasCheck {
        write(
          "try \(plan.model)", ".", "check(\(names.model))", at: plan.checkOffset, to: &lines)
      }
      lines.line("return \(names.model)")
    }
  }

  /// Writes two lines, the second one at a place of the model.
  func write(
    _ start: String, _ separator: String, _ text: String, at offset: Int, to lines: inout Lines
  ) {
    lines.placed(start, separator, text, at: place.moved(by: offset, in: plan.bytes))
  }

  /// The ending of the name of the function for the kind of finding at an index.
  fileprivate static func endingOfKind(_ index: Int) -> String {
    "DefaultKind" + (index == 0 ? "" : "\(index + 1)")
  }

  private static let maker = "made"
  /// A name that no default can use.
  private static let local = "_value"
}

extension BuilderPlan {
  /// The plan with the names of checked types, expressions and maker in place of their text.
  fileprivate func checked(
    _ aliases: [Name], maker: String, beside used: Set<String>
  ) -> BuilderPlan {
    var plan = self
    for (index, alias) in aliases.enumerated() {
      let name = fields[index].name.text
      let call = { (ending: String) in
        "Self.\(Name(FieldNames.free(name + ending, among: used)).written)()"
      }
      plan.fields[index].builder = .alias(alias.written)
      plan.fields[index].fallback?.text = call("Default")
      for kind in plan.fields[index].fallbackKinds.indices {
        plan.fields[index].fallbackKinds[kind].text = call(Checks.endingOfKind(kind))
      }
      plan.fields[index].format?.text = call("Format")
      plan.fields[index].coercion?.text = call("Coercion")
    }
    plan.call = fields.indices.map { CallArgument(label: nil, field: $0) }
    plan.isInitialiserThrowing = isInitialiserThrowing || hasCheck
    plan.hasCheck = false
    plan.maker = "Self.\(maker)"
    return plan
  }
}

extension FieldPlan {
  /// The names that its copied expressions do not declare themselves.
  fileprivate var namesInExpressions: [String] {
    ([fallback, format, coercion].compactMap(\.self) + fallbackKinds).flatMap { expression in
      let source = Source(expression.text)
      let (code, indices) = source.names(in: 0..<source.tokens.count - 1)
      return indices.map { code[$0].name }
    }
  }
}
