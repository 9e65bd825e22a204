extension JSONFields {
  /// The field with an object whose kind is told by a member beside it.
  ///
  /// ```swift
  /// // {"type": "push", "payload": {…}}
  /// _payload = fields["payload", kind: "type"]
  /// _payload = fields["payload", kind: "meta", "type"]
  /// ```
  ///
  /// The member counts in place of a discriminator in the object. If it is missing or unusable, the
  /// finding is about it, and not about the object: `type: required String is missing`.
  ///
  /// A kind without fields needs no object.
  ///
  /// - Parameters:
  ///   - key: The key of the object.
  ///   - first: The key of the member that tells the kind, or the first step of a path to it.
  ///   - others: The other steps of the path.
  ///   - coercion: The conversions that may be used for both members.
  public subscript<Value: KindedBuilder>(
    _ key: JSONKey, kind first: JSONKey, _ others: FieldPath.Component...,
    coercion coercion: Coercion? = nil
  ) -> Field<Value> {
    let steps = [.key(first.text)] + others
    let type = descend(steps) { node in
      node.with(coercion ?? node.coercion).captured(as: String.self)
    }
    let coercion = coercion ?? self.coercion
    let field: Field<Value> = marking(field(key, of: Value.kinds.checked(type), coercion))
    return context.isNoted ? noted(field, key, kind: steps, coercion) : field
  }

  private func field<Value: KindedBuilder>(
    _ key: JSONKey, of type: Field<String>, _ coercion: Coercion
  ) -> Field<Value> {
    if type.isArriving { return Field(Captured(value: nil, note: .arriving), key) }
    guard let kind = type.value else { return Field(withoutKind: type, key) }
    // What is remarkable about the kind is said at its place, outside of the object.
    let plain = Field(Captured(kind), keyWord: .none)
    var captured: Captured<Value> = absent()
    _ = withMember(key) { node in
      captured = Value.capture(node.with(coercion), type: plain)
    }
    if captured.value == nil, Value.kinds.kind(kind)?.builder == nil {
      captured = Captured(Value.kinds.builder(type: plain))
    }
    let own = type.note?.own.map { $0.prefixed(by: type.path) } ?? []
    let elsewhere = (type.note?.elsewhere ?? []) + own
    guard !elsewhere.isEmpty else { return Field(captured, key) }
    return Field(captured, at: .key(key.text), elsewhere: elsewhere)
  }
}

extension Field {
  /// A field that cannot be read, because the field that tells its kind has no value.
  fileprivate init(withoutKind type: Field<String>, _ key: JSONKey) {
    let state: CaptureNote.State =
      switch type.outcome {
      case .missing: .missing
      case .null: .null
      default: .asFound
      }
    let own = type.note?.own ?? []
    let absence = Finding(kind: state == .null ? .null : .missing, expected: String.expectation)
    let note = CaptureNote(
      state: state, own: own.isEmpty ? [absence] : own, destination: .key(key.text))
    self.init(
      Captured(value: nil, note: note), at: type.path, elsewhere: type.note?.elsewhere ?? [])
  }
}
