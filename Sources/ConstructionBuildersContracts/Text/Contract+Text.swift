import ConstructionBuilders

extension Contract: CustomStringConvertible {
  /// An outline for people: each field with what it expects, the fields of its builder below it.
  ///
  /// ```text
  /// CharactersSlice, lenient
  ///   offset: Int, required
  ///   results: array of Character, optional
  ///     name: String, required
  /// ```
  @_documentation(visibility: internal)
  public var description: String {
    var outline = ContractOutline(contract: self)
    outline.add(root)
    return outline.lines.joined(separator: "\n")
  }
}

/// Writes a contract line by line.
private struct ContractOutline {
  let contract: Contract
  private(set) var lines: [String] = []
  private var written: Set<String> = []
  private var level = 0

  init(contract: Contract) { self.contract = contract }

  mutating func add(_ root: Contract.Value) {
    line("\(root.words), \(contract.coercion.words)")
    if let problem = contract.sampleProblem { line("  \(problem)") }
    addObjects(in: root)
  }

  private mutating func line(_ text: String) {
    lines.append(String(repeating: "  ", count: level) + JSONText.visible(text))
  }

  /// Adds what is in the objects of a value, where they occur for the first time.
  private mutating func addObjects(in value: Contract.Value) {
    let names = value.objectNames.distinct()
    if names.count > 1 { level += 1 }
    defer { if names.count > 1 { level -= 1 } }
    for name in names {
      // Which of several types of a union it is.
      if names.count > 1 { line("as \(name)") }
      addObject(name)
    }
  }

  private mutating func addObject(_ name: String) {
    guard let object = contract.object(named: name) else { return }
    level += 1
    defer { level -= 1 }
    guard written.insert(name).inserted else { return line("see above") }
    for field in object.fields {
      line(field.words(in: object))
      addObjects(in: field.value)
    }
    if let variants = object.variants { add(variants) }
    for rule in object.rules { line("can fail with: \(rule)") }
    for gap in object.gaps { line(gap.words) }
  }

  private mutating func add(_ variants: Contract.Variants) {
    line("variant chosen by \(variants.chooser)")
    for variant in variants.variants {
      let values = variant.values.map(JSONText.quoted).joined(separator: " or ")
      let isMissing = variants.missing.map { variants.variant(of: $0) == variant } ?? false
      line(
        "\(values)\(isMissing ? " or missing" : ""): "
          + (variant.value.map { $0.words + variants.place } ?? "no other fields"))
      if let value = variant.value { addObjects(in: value) }
    }
    line(variants.keepsUnknown ? "other variants are kept" : "other variants cannot be built")
  }
}

extension Contract.Variants {
  var chooser: String {
    let member = discriminator?.description ?? "the caller"
    return format.map { "\(member) \($0.words)" } ?? member
  }

  var place: String { content.isEmpty ? "" : " in \(content)" }
}

extension Contract.Field {
  /// The field in one line.
  fileprivate func words(in object: Contract.Object) -> String {
    let places = paths.map(\.description).joined(separator: " or ")
    let isNamedLikeKey = paths.contains { $0.components.last == .key(name) }
    var words = isNamedLikeKey || name.isEmpty ? places : "\(places) (\(name))"
    words += ": \(value.words)"
    if let variant { words += ", variant chosen by \(variant)" }
    words += ", \(need.words)"
    for demand in demands { words += ", \(demand.words)" }
    if coercion != object.coercion { words += ", \(coercion.words)" }
    return words
  }
}
