extension JSONFields {
  /// The field under the first of several keys whose value can be used.
  ///
  /// The use of another key than the first is recorded as a repair, `.alias`.
  ///
  /// ```swift
  /// _title = fields[anyOf: "title", "name"]
  /// // name: read from name instead of title
  /// ```
  ///
  /// An array can be used even if all of its elements were lost: then no other key is tried.
  ///
  /// - Parameters:
  ///   - first: The key that is expected.
  ///   - others: The keys that are tried after it, in order.
  ///   - coercion: The coercions in place of those of the object; nil for those.
  ///   - adding: The coercions in addition to these.
  public subscript<Value: Capturable>(
    anyOf first: JSONKey, _ others: JSONKey..., coercion coercion: Coercion? = nil,
    adding adding: Coercion = []
  ) -> Field<Value> {
    with(coercion, adding: adding).field(anyOf: [first] + others, nil)
  }

  /// The field under the first of several keys whose value can be used, in a format of its own.
  public subscript<Value: Capturable>(
    anyOf first: JSONKey, _ others: JSONKey..., as format: FieldFormat<Value>,
    coercion coercion: Coercion? = nil, adding adding: Coercion = []
  ) -> Field<Value> {
    with(coercion, adding: adding).field(anyOf: [first] + others, format)
  }

  private func field<Value: Capturable>(
    anyOf keys: [JSONKey], _ format: FieldFormat<Value>?
  ) -> Field<Value> {
    let field = marking(search(keys, format))
    return context.isNoted ? noted(field, keys.map { .key($0.text) }, format) : field
  }

  private func search<Value: Capturable>(
    _ keys: [JSONKey], _ format: FieldFormat<Value>?
  ) -> Field<Value> {
    if isOpen {
      // The value under another key is used only if the first one has none, which only the end of
      // the object can tell.
      let captured = captured(keys[0]) { $0.captured(in: format) }
      let hasValue = captured?.isUsable == true
      return Field(captured.flatMap { hasValue ? $0 : nil } ?? absent(), keys[0])
    }
    var search = AliasSearch<Value>(keys: keys)
    for key in keys {
      guard let captured = captured(key, { $0.captured(in: format) }) else { continue }
      search.consider(captured, under: key)
      if captured.isUsable { break }
    }
    return search.field
  }
}

extension Captured where Value: Capturable {
  /// Whether there is a value. The nil of an Optional is none.
  fileprivate var isUsable: Bool { value.map { !$0.isAbsent } ?? false }
}

/// What was found under each of several keys, and which of it is used.
private struct AliasSearch<Value: Capturable> {
  let keys: [JSONKey]
  private var used: (key: JSONKey, captured: Captured<Value>)?
  private var unusable: [(key: JSONKey, captured: Captured<Value>)] = []
  private var null: (key: JSONKey, note: CaptureNote?)?

  init(keys: [JSONKey]) { self.keys = keys }

  mutating func consider(_ captured: Captured<Value>, under key: JSONKey) {
    if captured.isUsable {
      used = (key, captured)
    } else if captured.note?.state == .asFound {
      unusable.append((key, captured))
    } else {
      null = null ?? (key, captured.note)
    }
  }

  /// The value that could be used; else the first that could not; else null; else nothing.
  var field: Field<Value> {
    if let (key, captured) = used {
      if key == keys[0] { return Field(captured, key) }
      let alias = Finding(kind: .alias, expected: keys[0].text, isRepair: true)
      return Field(
        captured, at: .key(key.text), reachedBy: [alias], elsewhere: problems(of: unusable[...]))
    }
    if let (key, captured) = unusable.first {
      return Field(captured, at: .key(key.text), elsewhere: problems(of: unusable.dropFirst()))
    }
    if let (key, note) = null {
      return Field(Captured(value: nil, note: note ?? .null), at: .key(key.text))
    }
    return Field(Captured(value: nil, note: missingNote), at: .key(keys[0].text))
  }

  private func problems(
    of unusable: ArraySlice<(key: JSONKey, captured: Captured<Value>)>
  ) -> [Finding] {
    unusable.flatMap { key, captured in
      let said = (captured.note?.own ?? []) + (captured.note?.inner ?? [])
      return said.map { $0.prefixed(by: .key(key.text)) }
    }
  }

  private var missingNote: CaptureNote {
    let others = keys.dropFirst().map(\.text).joined(separator: " and ")
    let reason = others.isEmpty ? nil : "and so \(keys.count == 2 ? "is" : "are") \(others)"
    return CaptureNote(
      state: .missing,
      own: [Finding(kind: .missing, expected: Value.expectation, reason: reason)])
  }
}
