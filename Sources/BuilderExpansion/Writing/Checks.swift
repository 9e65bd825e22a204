/// What the compiler has to check of a builder, written once and at the model's own lines.
///
/// Only the compiler knows types: whether there is a builder for that of a property, whether a default is a value
/// of it, whether the initialiser can be called. It is told by `#sourceLocation` that each of these stands where the
/// model says it, so that an error is found there:
///
/// ```swift
/// #sourceLocation(file: "Comic.swift", line: 3)
///     typealias pagesType = ConstructionBuildersMacros
///            .BuilderOf<Int>
/// #sourceLocation()
/// ```
///
/// The rest of the builder names what was checked, here `pagesType`, and nothing else: what is wrong with it is no
/// further error.
struct Checks {
  private let plan: BuilderPlan
  private let place: SourcePlace
  private let aliases: [Name]
  /// The builder, by what is checked here.
  let checkedPlan: BuilderPlan

  /// Nil where the place cannot be named.
  init?(_ plan: BuilderPlan, _ place: SourcePlace) {
    guard place.canBeNamed else { return nil }
    self.plan = plan
    self.place = place
    aliases = Self.aliases(of: plan.fields)
    checkedPlan = plan.checked(aliases, maker: Self.maker)
  }

  func write(to lines: inout Lines) {
    for (field, alias) in zip(plan.fields, aliases) { writeAlias(alias, of: field, to: &lines) }
    for (field, alias) in zip(plan.fields, aliases) {
      writeExpressions(of: field, alias, to: &lines)
    }
    writeMaker(to: &lines)
    lines.line()
  }

  /// The names of the types that stand in the fields: those of the fields, with `Type` after them.
  private static func aliases(of fields: [FieldPlan]) -> [Name] {
    var taken = Set(fields.flatMap { [$0.name.text, "_" + $0.name.text] })
    return fields.map { field in
      var alias = field.name.text + "Type"
      while !taken.insert(alias).inserted { alias += "_" }
      return Name(alias)
    }
  }

  private func writeAlias(_ alias: Name, of field: FieldPlan, to lines: inout Lines) {
    let start = "\(field.accessPrefix)typealias \(alias.written) ="
    switch field.builder {
    case .own(let type):
      let builder = field.isComplete ? "CompleteBuilderOf" : "BuilderOf"
      write(
        "\(start) \(Vocabulary.macros)", member: "\(builder)<\(type)>", at: field.places.type,
        to: &lines)
    case .decoded(let type), .alias(let type):
      // `[String: ConstructionBuilders` and `Decoded<Price>]`
      let module = type.prefix { $0 != "." }
      write(
        "\(start) \(module)", member: String(type.dropFirst(module.count + 1)),
        at: field.places.type, to: &lines)
    }
  }

  /// Writes what attributes say as functions, because it is evaluated each time.
  private func writeExpressions(of field: FieldPlan, _ alias: Name, to lines: inout Lines) {
    let format = "\(Vocabulary.format)<\(alias.written)>"
    let expressions = [
      (field.fallback, "Default", field.type, alias.written + ".Built", field.places.fallback),
      (field.format, "Format", format, format, field.places.format),
      (field.coercion, "Coercion", Vocabulary.coercion, Vocabulary.coercion, field.places.coercion),
    ]
    for case (let expression?, let ending, let type, let result, let offset) in expressions {
      let name = Name(field.name.text + ending).written
      lines.block("private static func \(name)() -> \(result) {") { lines in
        write("let \(Self.local): \(type) =", expression, at: offset, to: &lines)
        lines.line("return \(Self.local)")
      }
    }
  }

  /// Writes what calls the initialiser, and `check`.
  private func writeMaker(to lines: inout Lines) {
    let names = DirectNames(plan)
    let parameters = zip(checkedPlan.fields, names.locals).map { field, name in
      "_ \(name.written): \(field.value)\(field.isOptional ? "?" : "")"
    }
    let attempt = plan.isInitialiserThrowing ? " try" : ""
    let throwing = plan.isInitialiserThrowing || plan.hasCheck ? " throws" : ""
    let call = BuilderWriter(plan: plan).arguments { names.locals[$0].written }
    lines.line("@inline(__always)")
    lines.line("private static func \(Self.maker)(")
    lines.inside { $0.list(parameters) }
    lines.block(")\(throwing) -> \(plan.model) {") { lines in
      write(
        "let \(names.model) =\(attempt)", "\(plan.model)(\(call.joined(separator: ", ")))",
        at: plan.initialiserOffset, to: &lines)
      if plan.hasCheck {
        write(
          "try \(plan.model)", member: "check(\(names.model))", at: plan.checkOffset, to: &lines)
      }
      lines.line("return \(names.model)")
    }
  }

  /// Writes two lines, the second of which stands for what is at an offset, and begins in the same column.
  private func write(
    _ first: String, _ second: String, at offset: Int, to lines: inout Lines
  ) {
    let place = place.moved(by: offset, in: plan.bytes)
    if place.line > 1 {
      writeLocation(place.line - 1, to: &lines)
      lines.line(first)
      lines.unindented(String(repeating: " ", count: place.column - 1) + second)
    } else {
      writeLocation(1, to: &lines)
      lines.line(first + " " + second)
    }
    lines.unindented("#sourceLocation()")
  }

  /// The same for a member, whose name stands for what is at the offset.
  private func write(
    _ first: String, member: String, at offset: Int, to lines: inout Lines
  ) {
    let place = place.moved(by: offset, in: plan.bytes)
    if place.line > 1 {
      writeLocation(place.line - 1, to: &lines)
      lines.line(first)
      lines.unindented(String(repeating: " ", count: max(place.column - 2, 0)) + "." + member)
    } else {
      writeLocation(1, to: &lines)
      lines.line(first + "." + member)
    }
    lines.unindented("#sourceLocation()")
  }

  private func writeLocation(_ line: Int, to lines: inout Lines) {
    lines.unindented("#sourceLocation(file: \"\(place.fileName)\", line: \(line))")
  }

  private static let maker = "made"
  /// No default can mean something of that name.
  private static let local = "_value"
}

extension BuilderPlan {
  /// The plan of a builder that says nothing but the names of what is checked.
  fileprivate func checked(_ aliases: [Name], maker: String) -> BuilderPlan {
    var plan = self
    for (index, alias) in aliases.enumerated() {
      let name = fields[index].name.text
      let call = { (ending: String) in "Self.\(Name(name + ending).written)()" }
      plan.fields[index].builder = .alias(alias.written)
      plan.fields[index].fallback = fields[index].fallback.map { _ in call("Default") }
      plan.fields[index].format = fields[index].format.map { _ in call("Format") }
      plan.fields[index].coercion = fields[index].coercion.map { _ in call("Coercion") }
    }
    plan.call = fields.indices.map { CallArgument(label: nil, field: $0) }
    plan.isInitialiserThrowing = isInitialiserThrowing || hasCheck
    plan.hasCheck = false
    plan.maker = "Self.\(maker)"
    return plan
  }
}
