extension JSONFields {
  /// The field with a key.
  ///
  /// ```swift
  /// _name = fields["name"]
  /// ```
  public subscript<Value: Capturable>(_ key: JSONKey) -> Field<Value> {
    // `@inline(__always)`: a client then knows that a literal is in one word, and releases nothing.
    @inlinable @inline(__always)
    get {
      guard let word = key.word else { return field(key) }
      return field(word, lowerOfName: key.lowerOfName)
    }
  }

  /// The field with a key that is a literal.
  @inlinable
  func field<Value: Capturable>(_ word: KeyWord, lowerOfName: UInt32) -> Field<Value> {
    // From bytes straight into the field: a closure would move each value once more.
    if case .tape(let object) = input, !context.isNotedOrPlaced {
      if let node = object.value(for: word, lowerOfName: lowerOfName) {
        return marking(Field(Value.capture(JSONNode(.tape(node), context)), keyWord: word))
      }
      if object.isPlain, !isInAnyCase { return marking(Field(.missing, keyWord: word)) }
    }
    return field(JSONKey(word, lowerOfName: lowerOfName))
  }

  /// The field with any key.
  @inlinable
  func field<Value: Capturable>(_ key: JSONKey) -> Field<Value> {
    guard !isInAnyCase, !context.isNotedOrPlaced else { return field(key, nil) }
    return marking(Field(captured(key) { $0.captured(as: Value.self) } ?? absent(), key))
  }

  /// The field with a key that is only known at run time.
  ///
  /// NB: generic, because a plain `String` parameter would win over ``JSONKey`` for a literal, even
  /// where it is disfavoured.
  @_disfavoredOverload
  public subscript<Value: Capturable>(_ key: some StringProtocol) -> Field<Value> {
    self[JSONKey(String(key))]
  }

  /// The field with a key, read with other coercions than the rest.
  ///
  /// ```swift
  /// _id = fields["id", .strict]
  /// ```
  ///
  /// These coercions replace those of the object. They hold for the value and everything in it.
  public subscript<Value: Capturable>(_ key: JSONKey, _ coercion: Coercion) -> Field<Value> {
    with(coercion).field(key, nil)
  }

  /// The field with a key, read with more coercions than the rest.
  ///
  /// ```swift
  /// // false, or a comment
  /// _parent = fields["parent", adding: .falseAsNull]
  /// ```
  ///
  /// They hold for the value and everything in it, beside those of the object.
  public subscript<Value: Capturable>(_ key: JSONKey, adding coercion: Coercion) -> Field<Value> {
    with(adding: coercion).field(key, nil)
  }

  /// The field with a key, written in a format of its own.
  ///
  /// ```swift
  /// _modified = fields["modified", as: .iso8601]
  /// // false, or a time
  /// _edited = fields["edited", as: .secondsSince1970, adding: .falseAsNull]
  /// ```
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - format: How the value is written.
  ///   - coercion: The coercions in place of those of the object; nil for those.
  ///   - adding: The coercions in addition to these.
  public subscript<Value: Capturable>(
    _ key: JSONKey, as format: FieldFormat<Value>, coercion coercion: Coercion? = nil,
    adding adding: Coercion = []
  ) -> Field<Value> {
    with(coercion, adding: adding).field(key, format)
  }

  /// The field, read with the coercions of this object.
  @usableFromInline
  func field<Value: Capturable>(
    _ key: JSONKey, _ format: FieldFormat<Value>?
  ) -> Field<Value> {
    let found = found(key) { $0.captured(in: format) }
    let field = finished(found ?? Field(absent(), key))
    return context.isNoted ? noted(field, [.key(key.text)], format) : field
  }
}

extension JSONFields {
  /// The same object, for a field with coercions of its own.
  ///
  /// - Parameters:
  ///   - coercion: The coercions in place of those of the object; nil for those.
  ///   - adding: The coercions in addition to these.
  @_lifetime(copy self)
  func with(_ coercion: Coercion? = nil, adding: Coercion = []) -> JSONFields {
    JSONFields(input, context.with((coercion ?? self.coercion).union(adding)))
  }
}

extension JSONNode {
  /// Reads the value in a format, or as its type where there is none.
  func captured<Value: Capturable>(in format: FieldFormat<Value>?) -> Captured<Value> {
    if let format { format.captured(self) } else { captured(as: Value.self) }
  }
}

extension JSONFields {
  /// The field as a builder keeps it: it knows its object if that is read for an edit, and the
  /// input is marked.
  func finished<Value>(_ field: consuming Field<Value>) -> Field<Value> {
    if context.isPlaced {
      field.keptNote = placedNote(field.keptNote, isAbsent: field.value.map { $0.isAbsent })
    }
    return marking(field)
  }

  /// Marks the input, if there may be findings about a field: see ``Marks``.
  @inlinable @inline(__always)
  func marking<Value>(_ field: consuming Field<Value>) -> Field<Value> {
    if let note = field.keptNote { mark(note) }
    return field
  }

  @usableFromInline
  func mark(_ note: CaptureNote) {
    if note.hasFindings { mark() }
  }
}
