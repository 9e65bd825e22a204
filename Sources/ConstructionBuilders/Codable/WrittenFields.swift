/// Writes the fields of a builder as an object, each as its field reads it.
///
/// A field knows its place, and not its format. So the builder runs once more, on an outline of
/// what will be written, and notes how it reads.
struct WrittenFields {
  private(set) var object = PlacedValues()

  /// What cannot be written.
  private(set) var problems = FindingList()

  private let reads: FieldReads

  /// Whether a member beside the object tells its kind, so that the object does not.
  private let isKindTold: Bool

  private let level: Int

  init(of builder: some ConstructionBuilder, level: Int, isKindTold: Bool) {
    let fields = builder.declaredFields
    reads = FieldReads(of: builder, fields)
    self.level = level
    self.isKindTold = isKindTold
    for declared in fields { write(declared.field, named: declared.name) }
    problems.append(object.problems)
  }

  private mutating func write(_ field: any ErasedField, named name: String) {
    switch field.outcome {
    case .missing: break
    case .null: object.place(.null, at: field.path)
    case .unusable: for finding in field.finding.map({ [$0] }) ?? [] { problems.append(finding) }
    case .value, .coerced: writeValue(of: field, named: name)
    }
  }

  private mutating func writeValue(of field: any ErasedField, named name: String) {
    if isKindTold, field.path.isEmpty, name == reads.discriminator { return }
    guard let path = reads.path(of: field, named: name), let value = field.anyValue else {
      return problems.append(
        Finding(
          path: .key(name), kind: .rejected, expected: "a field with a key",
          reason: "the field was not captured, so that it has no key"))
    }
    for loss in field.losses { problems.append(loss.prefixed(by: path)) }
    let read = reads.read(of: field, at: path)
    do throws(UnwrittenValue) {
      let written = try written(value, read)
      object.place(written, at: path, isCoerced: field.outcome == .coerced)
    } catch {
      problems.append(error.problems, under: path)
    }
    if let place = read?.kind, let kind = (value as? any KindedBuilder)?.kindTold {
      object.place(.string(kind), at: place, isCoerced: true)
    }
  }

  private func written(_ value: Any, _ read: NotedRead?) throws(UnwrittenValue) -> JSONValue {
    guard let read, let format = read.format else {
      return try JSONValue(written: value, level: level, isKindTold: read?.kind != nil)
    }
    var candidates = format.candidates(for: value)
    if candidates.isEmpty { candidates = [try JSONValue(written: value, level: level)] }
    let written = candidates.first { candidate in
      let again = read.value(candidate, read.coercion)
      return again.map { FindingList(differencesOf: value, from: $0).isEmpty } ?? false
    }
    guard let written else {
      throw UnwrittenValue(value, "nothing that its format reads gives this value")
    }
    return written
  }
}

extension KindedBuilder {
  /// The value of the discriminator, wherever it comes from.
  fileprivate var kindTold: String? { Self.kinds.type(of: self).value }
}
