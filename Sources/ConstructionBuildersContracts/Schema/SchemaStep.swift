import ConstructionBuilders

/// What the steps of a path may be instead of objects and arrays, by the rule of the field.
struct SchemaStep {
  /// Null: a field that is not required has no value then, and another one may have a default.
  var null = false

  /// The values that mean null to the field; nil for all values.
  var nullWords: [JSONValue]? = []

  /// Values of other types, for which the field has a default.
  var others = false

  static let anything = SchemaStep(null: true, nullWords: nil, others: true)

  /// What a step to both fields may be.
  func intersection(_ other: SchemaStep) -> SchemaStep {
    let words: [JSONValue]? =
      switch (nullWords, other.nullWords) {
      case (let words?, let others?): words.filter(others.contains)
      case (let words, let others): words ?? others
      }
    return SchemaStep(null: null && other.null, nullWords: words, others: others && other.others)
  }
}

extension SchemaWriter {
  /// What the steps to a field may be.
  func steps(to field: Contract.Field) -> SchemaStep {
    let isOptional = field.need != .required
    // With a default for a mismatch, the value is a problem. So a document is only needed.
    let others = view == .needed && field.variantsWithDefault.contains("mismatch")
    return SchemaStep(
      null: isOptional || field.takesNull, nullWords: field.value.nullWordsOfSteps,
      others: !isOptional && others)
  }

  /// The values that a step may be instead of a container.
  func others(than container: String, _ steps: SchemaStep, _ coercion: Coercion) -> SchemaPart {
    var part = SchemaPart.nothing
    if steps.null { part = part.or(nulls(coercion)).or(.values(steps.nullWords ?? [])) }
    guard steps.others else { return part }
    for type in ["boolean", "number", "string", "array", "object"] where type != container {
      part = part.or(.typed(type))
    }
    // Some are read as a container that has no value, or as null.
    let isRepaired = !coercion.isDisjoint(with: .forgiving.subtracting(.lenient))
    return isRepaired ? part.excess("values for which there is no default") : part
  }
}
