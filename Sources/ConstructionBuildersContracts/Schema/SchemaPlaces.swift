import ConstructionBuilders

/// What is expected at the places of an object, by the coercions under which the steps of paths are
/// taken.
///
/// A field takes the steps of its path under its own coercion. Under `emptyStringAsNull`, `""` may
/// be sent for the step of one field, and another field that takes the same step refuses it.
struct SchemaPlaces {
  /// The places by the coercions of their steps. The first one has those of the object.
  private(set) var all: [(steps: Coercion, place: SchemaPlace)]

  init(steps: Coercion) { all = [(steps, SchemaPlace())] }

  /// Adds what is expected at the end of a path.
  mutating func add(
    _ part: SchemaPart, at path: FieldPath, isRequired: Bool, _ coercion: Coercion,
    _ steps: SchemaStep? = nil
  ) {
    all[index(of: path, coercion)].place
      .add(part, at: path.components, isRequired: isRequired, steps)
  }

  /// Lists what a part takes beyond the builder, which is only expected under a condition.
  mutating func addExcesses(of part: SchemaPart, at path: FieldPath, _ steps: Coercion) {
    all[index(of: path, steps)].place.addExcesses(of: part, at: path)
  }

  /// Names the key of a field that may have any value.
  mutating func mention(_ field: Contract.Field) {
    if case .key(let key)? = field.paths.first?.components.first { all[0].place.mention(key) }
  }

  /// A key alone is no step into anything, so its coercions do not matter.
  private mutating func index(of path: FieldPath, _ steps: Coercion) -> Int {
    guard path.components.count > 1 else { return 0 }
    if let index = all.firstIndex(where: { $0.steps == steps }) { return index }
    all.append((steps, SchemaPlace()))
    return all.endIndex - 1
  }
}
