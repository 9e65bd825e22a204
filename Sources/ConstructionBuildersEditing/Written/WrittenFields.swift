internal import ConstructionBuilders

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes the fields of a builder as an object, each as its field reads it.
///
/// A field knows its place, and not its format. So the builder runs once more, on an outline of
/// what will be written, and notes how it reads.
struct WrittenFields {
  private(set) var object: PlacedValues

  /// What cannot be written.
  private(set) var problems: [Finding] = []

  private let reads: FieldReads

  /// Whether a member beside the object tells its variant, so that the object does not.
  private let isVariantTold: Bool

  private let level: Int

  init<Builder: ConstructionBuilder>(of builder: Builder, level: Int, isVariantTold: Bool) {
    object = PlacedValues(in: Builder.withoutFields)
    let fields = builder.fieldsInObject
    reads = FieldReads(of: builder, fields)
    self.level = level
    self.isVariantTold = isVariantTold
    for declared in fields { write(declared.field, named: declared.name) }
    problems += object.problems
  }

  private mutating func write(_ field: any ErasedField, named name: String) {
    switch field.outcome {
    case .missing: writeVariant(beside: field, at: field.path, nil)
    case .null:
      object.place(.null, at: field.path)
      writeVariant(beside: field, at: field.path, nil)
    case .unusable: problems += field.finding.map { [$0] } ?? []
    case .value, .coerced: writeValue(of: field, named: name)
    }
  }

  private mutating func writeValue(of field: any ErasedField, named name: String) {
    if isVariantTold, field.path.isEmpty, name == reads.discriminator { return }
    guard let path = reads.path(of: field, named: name), let value = field.anyValue else {
      return problems.append(
        Finding(
          path: .key(name), kind: .rejected, expected: "a field with a key",
          reason: "the field was not captured, so it has no key"))
    }
    problems += field.losses.map { $0.prefixed(by: path) }
    let read = reads.read(of: field, at: path)
    do throws(Refusal) {
      let written = try written(value, read)
      object.place(written, at: path, isCoerced: field.outcome == .coerced)
    } catch {
      problems += error.findings.map { $0.prefixed(by: path) }
    }
    writeVariant(beside: field, at: path, (value as? any VariantBuilder)?.variantTold)
  }

  /// Writes the member that tells the variant of an object beside it.
  private mutating func writeVariant(
    beside field: any ErasedField, at path: FieldPath, _ variant: String?
  ) {
    guard let place = reads.read(of: field, at: path)?.variant,
      let noted = field as? any NotedField,
      let builder = noted.valueType as? any VariantBuilder.Type,
      let variant = variant ?? noted.toldVariant, !builder.isToldByAbsence(variant)
    else { return }
    object.place(builder.discriminator(of: variant), at: place, isCoerced: true)
  }

  private func written(_ value: Any, _ read: NotedRead?) throws(Refusal) -> JSONValue {
    guard let read, let format = read.format else {
      return try JSONValue(written: value, level: level, isVariantTold: read?.variant != nil)
    }
    var candidates = format.candidates(for: value)
    if candidates.isEmpty { candidates = [try JSONValue(written: value, level: level)] }
    let written = candidates.first { candidate in
      let again = read.reading(candidate)
      return again.map { Differences.of(value, from: $0).isEmpty } ?? false
    }
    guard let written else {
      throw Refusal(value, "the format of the field cannot write this value")
    }
    return written
  }
}
