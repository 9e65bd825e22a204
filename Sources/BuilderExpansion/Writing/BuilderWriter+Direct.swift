extension BuilderWriter {
  /// Writes the function that makes the model straight from a document, with the result of
  /// `build()`.
  func writeDirect(to lines: inout Lines) {
    let names = DirectNames(plan)
    let keys = DirectKeys(plan.fields)
    lines.line()
    writeKeys(keys.literals, to: &lines)
    lines.line()
    let function = "static func model(from \(names.members): \(Vocabulary.members))"
    lines.block("\(plan.access)\(function) -> \(plan.model)? {") { lines in
      for (field, local) in zip(plan.fields, names.locals) {
        let value = DirectValue(field: field, local: local, members: names.members)
        if let key = field.plainKey, let index = keys.indices[key] {
          value.write(readingKey: index, to: &lines)
        } else {
          value.writeReadingFields(to: &lines)
        }
      }
      writeResult(names, to: &lines)
    }
  }

  private func writeKeys(_ keys: [String], to lines: inout Lines) {
    let start = "\(plan.access)static let keys: \(Vocabulary.keys) = ["
    let line = start + keys.joined(separator: ", ") + "]"
    if lines.fits(line) { return lines.line(line) }
    lines.block(start, closing: "]") { $0.list(keys, end: ",") }
  }

  private func writeResult(_ names: DirectNames, to lines: inout Lines) {
    let write = { (lines: inout Lines) in
      writeModel(named: names.model, before: "return ", to: &lines) { names.locals[$0].written }
    }
    guard plan.hasCheck || plan.isInitialiserThrowing else { return write(&lines) }
    lines.block("do {", closing: "} catch {", write)
    lines.inside { $0.line("return nil") }
    lines.line("}")
  }
}

/// The keys that are read by themselves, each once.
private struct DirectKeys {
  private(set) var literals: [String] = []
  private(set) var indices: [String: Int] = [:]

  init(_ fields: [FieldPlan]) {
    for key in fields.compactMap(\.plainKey) where indices[key] == nil {
      indices[key] = literals.count
      literals.append(key)
    }
    // A table needs a key, even if none is read directly.
    guard literals.isEmpty, let first = fields.first?.keys else { return }
    switch first {
    case .path(let keys), .anyOf(let keys): literals = [keys[0]]
    case .position: break
    case .anyPathOf(let paths): literals = [paths[0][0]]
    }
  }
}

/// The names of the variables in `model(from:)`.
struct DirectNames {
  let locals: [Name]
  let members: String
  let model: String

  init(_ plan: BuilderPlan) {
    var names: Set<String> = []
    locals = plan.fields.map { field in
      let name = field.name.text
      // A variable with a capital would hide the type of that name.
      let isType = name.first?.isUppercase == true
      let local = FieldNames.free(isType ? "the" + name : name, among: names)
      names.insert(local)
      return Name(local)
    }
    members = FieldNames.free("members", among: names)
    model = FieldNames.free("model", among: names)
  }
}
