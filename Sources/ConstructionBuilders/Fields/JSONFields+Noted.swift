/// Notes how fields are read, for a contract or for JSON to be written. Nothing else calls this.
extension JSONFields {
  /// Notes a field that was read at the first of several paths.
  ///
  /// - Parameter variant: Where the member is that tells its variant, if there is one.
  func noted<Value>(
    _ field: Field<Value>, _ paths: [FieldPath], _ format: FieldFormat<Value>?,
    variant: FieldPath? = nil
  ) -> Field<Value> {
    field.noted(paths, coercion, format, variant: variant)
  }
}

extension Field {
  /// The field with how it was read.
  func noted(
    _ paths: [FieldPath], _ coercion: Coercion, _ format: FieldFormat<Value>?,
    variant: FieldPath? = nil
  ) -> Field {
    let read = NotedRead(
      paths: paths, type: Value.self, coercion: coercion,
      format: format?.words, variant: variant
    ) { [format] probe, coercion in
      if let format { return probe.read(Value.self, as: format, coercion: coercion) }
      return probe.read(Value.self, coercion: coercion)
    }
    NotedReads.current?.add(read)
    var field = self
    let state: CaptureNote.State = field.value.map { $0.isAbsent ? .null : .asFound } ?? .missing
    field.keptNote = (field.keptNote ?? CaptureNote(state: state)).with { $0.read = read }
    return field
  }
}

/// A field without its type, with how it was read.
package protocol NotedField {
  /// How the field was read; nil if it was not read for a contract.
  var notedRead: NotedRead? { get }

  /// The type of the value.
  var valueType: any Capturable.Type { get }

  /// The variant of the value that a member beside it told; nil if none did.
  var toldVariant: String? { get }

  /// The object in which the field was read; nil if it was not read for an edit.
  var origin: ObjectOrigin? { get }
}

extension Field: NotedField {
  package var notedRead: NotedRead? { keptNote?.read as? NotedRead }

  package var valueType: any Capturable.Type { Value.self }

  package var toldVariant: String? { keptNote?.members?.toldVariant }

  package var origin: ObjectOrigin? { keptNote?.origin }
}

extension ConstructionBuilder {
  /// Creates a builder from an object. What it reads is noted, if a contract wants to know.
  ///
  /// Nil if the value is not an object, or an array for a row.
  package init?(_ object: JSONValue, _ coercion: Coercion, isNoted: Bool) {
    let plain = ReadingContext(coercion)
    let context = isNoted ? plain.noted : plain
    let builder = JSONNode.withRoot(object, coercion) { Self.read($0, context) }
    guard let builder else { return nil }
    self = builder
  }
}
