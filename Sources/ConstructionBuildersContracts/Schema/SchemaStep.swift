import ConstructionBuilders

/// What the steps of a path may be instead of objects and arrays, by the rule of the field.
struct SchemaStep: OptionSet {
  let rawValue: UInt8

  /// Null: a field that is not required has no value then, and another one may have a default.
  static let null = SchemaStep(rawValue: 1)
  /// Values of other types, for which the field has a default.
  static let others = SchemaStep(rawValue: 2)

  static let anything: SchemaStep = [.null, .others]
}

extension SchemaWriter {
  /// What the steps to a field may be.
  func steps(to field: Contract.Field) -> SchemaStep {
    if field.need != .required { return .null }
    var steps: SchemaStep = field.takesNull ? .null : []
    // With a default for a mismatch, the value is a problem. So a document is only needed.
    if view == .needed, field.variantsWithDefault.contains("mismatch") { steps.insert(.others) }
    return steps
  }

  /// The values that a step may be instead of a container.
  func others(than container: String, _ steps: SchemaStep, _ coercion: Coercion) -> SchemaPart {
    var part = SchemaPart.nothing
    if steps.contains(.null) { part = part.or(nulls(coercion)) }
    guard steps.contains(.others) else { return part }
    for type in ["boolean", "number", "string", "array", "object"] where type != container {
      part = part.or(.typed(type))
    }
    // Some are read as a container that has no value, or as null.
    let isRepaired = !coercion.isDisjoint(with: .forgiving.subtracting(.lenient))
    return isRepaired ? part.excess("values for which there is no default") : part
  }
}
