/// Notes how fields are read, for a contract or for JSON to be written. Nothing else calls this.
extension JSONFields {
  /// Notes a field that was read with a key.
  @usableFromInline @inline(never)
  func noted<Value>(
    _ field: Field<Value>, _ key: JSONKey, _ coercion: Coercion? = nil,
    format: FieldFormat<Value>? = nil
  ) -> Field<Value> {
    noted(field, [.key(key.text)], coercion, format)
  }

  /// Notes a field that was read with one of several keys.
  func noted<Value>(
    _ field: Field<Value>, _ keys: [JSONKey], _ coercion: Coercion? = nil,
    format: FieldFormat<Value>? = nil
  ) -> Field<Value> {
    noted(field, keys.map { .key($0.text) }, coercion, format)
  }

  /// Notes a field that was read at a path.
  func noted<Value>(
    _ field: Field<Value>, at steps: [FieldPath.Component], _ coercion: Coercion? = nil,
    format: FieldFormat<Value>? = nil
  ) -> Field<Value> {
    noted(field, [FieldPath(steps)], coercion, format)
  }

  /// Notes a field whose kind a member beside it tells.
  func noted<Value>(
    _ field: Field<Value>, _ key: JSONKey, kind: [FieldPath.Component], _ coercion: Coercion
  ) -> Field<Value> {
    noted(field, [.key(key.text)], coercion, nil, kind: FieldPath(kind))
  }

  private func noted<Value>(
    _ field: Field<Value>, _ paths: [FieldPath], _ coercion: Coercion?,
    _ format: FieldFormat<Value>?, kind: FieldPath? = nil
  ) -> Field<Value> {
    let read = NotedRead(
      paths: paths, type: Value.self, coercion: coercion ?? self.coercion, format: format?.words,
      kind: kind
    ) { probe, coercion in
      JSONNode.withRoot(probe, coercion, 512) { node in
        (format.map { $0.capture(node) } ?? Value.capture(node)).value
      }
    }
    NotedReads.current?.add(read)
    var field = field
    let state: CaptureNote.State = field.value.map { $0.isAbsent ? .null : .asFound } ?? .missing
    field.note = (field.note ?? CaptureNote(state: state)).noting(read)
    return field
  }
}

/// A field without its type, with how it was read.
package protocol NotedField {
  /// How the field was read; nil if it was not read for a contract.
  var notedRead: NotedRead? { get }

  /// The type of the value.
  var valueType: any Capturable.Type { get }
}

extension Field: NotedField {
  package var notedRead: NotedRead? { note?.read }

  package var valueType: any Capturable.Type { Value.self }
}

extension ConstructionBuilder {
  /// Creates a builder from an object. What it reads is noted, if a contract wants to know.
  ///
  /// Nil if the value is no object.
  package init?(_ object: JSONValue, _ coercion: Coercion, isNoted: Bool) {
    let plain = ReadingContext(coercion)
    let context = isNoted ? plain.noted : plain
    let builder = JSONNode.withRoot(object, coercion, 512) { node in
      node.input.withObject { Self(fields: JSONFields(copy $0, context)) }
    }
    guard let builder else { return nil }
    self = builder
  }
}
