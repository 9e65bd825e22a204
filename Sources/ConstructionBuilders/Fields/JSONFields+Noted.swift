/// How the value of a field is read: as its type with coercions, or in a format of its own.
@usableFromInline
enum FieldRule<Value: Capturable> {
  /// Nil for those of the object.
  case coercion(Coercion?)
  case format(FieldFormat<Value>)

  func captured(_ node: JSONNode) -> Captured<Value> {
    switch self {
    case .coercion(let coercion): node.with(coercion ?? node.coercion).captured(as: Value.self)
    case .format(let format): format.captured(node)
    }
  }
}

/// Notes how fields are read, for a contract or for JSON to be written. Nothing else calls this.
extension JSONFields {
  /// Notes a field that was read with a key.
  @usableFromInline @inline(never)
  func noted<Value>(
    _ field: Field<Value>, _ key: JSONKey, _ rule: FieldRule<Value>
  ) -> Field<Value> {
    noted(field, [.key(key.text)], rule)
  }

  /// Notes a field that was read at the first of several paths.
  ///
  /// - Parameter kind: Where the member is that tells its kind, if there is one.
  func noted<Value>(
    _ field: Field<Value>, _ paths: [FieldPath], _ rule: FieldRule<Value>, kind: FieldPath? = nil
  ) -> Field<Value> {
    var (coercion, format): (Coercion, FieldFormat<Value>?) = (self.coercion, nil)
    switch rule {
    case .coercion(let own): coercion = own ?? coercion
    case .format(let own): format = own
    }
    let read = NotedRead(
      paths: paths, type: Value.self, coercion: coercion, format: format?.words, kind: kind
    ) { [format] probe, coercion in
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
  /// Nil if the value is not an object.
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
