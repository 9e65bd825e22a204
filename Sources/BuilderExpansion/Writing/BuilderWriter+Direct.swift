extension BuilderWriter {
  /// What makes the model straight from a document, with the same result as `build()`.
  func writeDirect(to lines: inout Lines) {
    let names = DirectNames(plan)
    let keys = keys
    lines.line()
    writeKeys(keys, to: &lines)
    lines.line()
    lines.block(
      "\(access)static func model(from \(names.members): \(Vocabulary.members)) -> \(plan.model)? {"
    ) { lines in
      for (field, local) in zip(plan.fields, names.locals) {
        let value = DirectValue(field, local, names.members)
        if let key = field.plainKey, let index = keys.firstIndex(of: key) {
          value.write(readingKey: index, to: &lines)
        } else {
          value.writeReadingFields(to: &lines)
        }
      }
      writeResult(names, to: &lines)
    }
  }

  /// The keys that are read by themselves, each once.
  ///
  /// NB: a table has to have a key, even where none is read by itself.
  private var keys: [String] {
    var keys: [String] = []
    for key in plan.fields.compactMap(\.plainKey) where !keys.contains(key) { keys.append(key) }
    return keys.isEmpty ? plan.fields.prefix(1).map(\.keys.first) : keys
  }

  private func writeKeys(_ keys: [String], to lines: inout Lines) {
    let start = "\(access)static let keys: \(Vocabulary.keys) = ["
    let line = start + keys.joined(separator: ", ") + "]"
    if lines.fits(line) { return lines.line(line) }
    lines.block(start, closing: "]") { $0.list(keys, end: ",") }
  }

  private func writeResult(_ names: DirectNames, to lines: inout Lines) {
    let argument = { (index: Int) in names.locals[index].written }
    guard plan.hasCheck || plan.isInitialiserThrowing else {
      return writeCall(before: "return ", to: &lines, argument)
    }
    lines.block("do {", closing: "} catch {") { lines in
      guard plan.hasCheck else { return writeCall(before: "return ", to: &lines, argument) }
      writeCall(before: "let \(names.model) = ", to: &lines, argument)
      lines.line("try \(plan.model).check(\(names.model))")
      lines.line("return \(names.model)")
    }
    lines.inside { $0.line("return nil") }
    lines.line("}")
  }
}

extension FieldKeys {
  fileprivate var first: String {
    switch self {
    case .path(let literals), .anyOf(let literals): literals[0]
    }
  }
}

/// The names of what `model(from:)` works with.
private struct DirectNames {
  let locals: [Name]
  let members: String
  let model: String

  init(_ plan: BuilderPlan) {
    var names: [String] = []
    for field in plan.fields {
      let name = field.name.text
      // A local with a capital would hide the type of that name.
      let isType = name.first?.isUppercase == true
      names.append(FieldNames.free(isType ? "the" + name : name, among: names))
    }
    locals = names.map(Name.init)
    members = FieldNames.free("members", among: names)
    model = FieldNames.free("model", among: names)
  }
}
