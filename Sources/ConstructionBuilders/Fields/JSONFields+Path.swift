extension JSONFields {
  /// The field at the end of a path of keys.
  ///
  /// If a step is missing or null, or no object, the finding says so, such as
  /// `data: expected object, found array []`.
  ///
  /// ```swift
  /// _results = fields["data", "results"]
  /// _name = fields["data", "owner", "name"]
  /// ```
  ///
  /// Any number of fields can begin with the same keys. What these lead to is found once, and read
  /// as quickly as by a builder of its own.
  ///
  /// - Parameters:
  ///   - first: The first step.
  ///   - second: The second step.
  ///   - others: The other steps.
  ///   - coercion: The coercions for the steps and the value, in place of those of the object; nil
  ///     for those.
  ///   - adding: The coercions in addition to these. `{"replies": ""}` has no replies with
  ///     `fields["replies", "children", adding: .emptyStringAsNull]`.
  public subscript<Value: Capturable>(
    _ first: JSONKey, _ second: JSONKey, _ others: JSONKey..., coercion coercion: Coercion? = nil,
    adding adding: Coercion = []
  ) -> Field<Value> {
    @inlinable
    get {
      let plain: Field<Value>? = plainField(
        first, second, others, isInAnyCase: (coercion ?? self.coercion).union(adding).isInAnyCase
      ) { node in
        Value.capture(node.with((coercion ?? node.coercion).union(adding)))
      }
      return plain ?? field(at: .keys(first, second, others), nil, coercion, adding)
    }
  }

  /// The field at the end of a path of keys, in a format of its own.
  ///
  /// ```swift
  /// _modified = fields["meta", "modified", as: .secondsSince1970]
  /// ```
  public subscript<Value: Capturable>(
    _ first: JSONKey, _ second: JSONKey, _ others: JSONKey..., as format: FieldFormat<Value>,
    coercion coercion: Coercion? = nil, adding adding: Coercion = []
  ) -> Field<Value> {
    let plain = plainField(
      first, second, others, isInAnyCase: (coercion ?? self.coercion).union(adding).isInAnyCase
    ) { node in
      format.captured(node.with((coercion ?? node.coercion).union(adding)))
    }
    return plain ?? field(at: .keys(first, second, others), format, coercion, adding)
  }

  /// The field at the end of a path of keys and indices.
  ///
  /// An index counts elements from 0, as the sender wrote them. A step of the wrong type is a
  /// finding such as `coords: expected array, found object {}`, and an element that is not there
  /// one such as `coords[0]: required Double is missing`.
  ///
  /// ```swift
  /// _longitude = fields["coords", 0]
  /// _name = fields["data", "results", 0, "name"]
  /// ```
  ///
  /// A step that is only known at run time is ``FieldPath/Component/key(_:)`` or
  /// ``FieldPath/Component/index(_:)``: `fields["corners", .index(number), "x"]`.
  @_disfavoredOverload
  public subscript<Value: Capturable>(
    _ first: JSONKey, _ second: FieldPath.Component, _ others: FieldPath.Component...,
    coercion coercion: Coercion? = nil, adding adding: Coercion = []
  ) -> Field<Value> {
    field(at: [.key(first.text), second] + others, nil, coercion, adding)
  }

  /// The field at the end of a path of keys and indices, in a format of its own.
  ///
  /// ```swift
  /// _opened = fields["hours", 0, "from", as: .pattern("yyyy-MM-dd HH:mm")]
  /// ```
  @_disfavoredOverload
  public subscript<Value: Capturable>(
    _ first: JSONKey, _ second: FieldPath.Component, _ others: FieldPath.Component...,
    as format: FieldFormat<Value>, coercion coercion: Coercion? = nil,
    adding adding: Coercion = []
  ) -> Field<Value> {
    field(at: [.key(first.text), second] + others, format, coercion, adding)
  }
}

/// A path that is walked step by step.
extension JSONFields {
  @usableFromInline
  func field<Value: Capturable>(
    at steps: [FieldPath.Component], _ format: FieldFormat<Value>?, _ coercion: Coercion?,
    _ adding: Coercion
  ) -> Field<Value> {
    let fields = with(coercion, adding: adding)
    let field = fields.descend(steps, format?.words.nullWords ?? []) { $0.captured(in: format) }
    return context.isNoted ? fields.noted(field, [FieldPath(steps)], format) : field
  }

  func descend<Value: Capturable>(
    _ steps: [FieldPath.Component], _ nullWords: [JSONValue] = [],
    capture: @escaping (JSONNode) -> Captured<Value>
  ) -> Field<Value> {
    var walk = PathWalk<Value>(steps: steps, nullWords: nullWords, capture: capture)
    walk.take(in: self)
    return finished(walk.field)
  }
}

extension [FieldPath.Component] {
  @usableFromInline
  static func keys(_ first: JSONKey, _ second: JSONKey, _ others: [JSONKey]) -> Self {
    [.key(first.text), .key(second.text)] + others.map { .key($0.text) }
  }
}

/// Paths of keys through plain objects, where nothing has to be repaired or reported on the way.
extension JSONFields {
  /// The field at the end of such a path; nil if the path has to be walked step by step.
  @inlinable
  func plainField<Value: Capturable>(
    _ first: JSONKey, _ second: JSONKey, _ others: [JSONKey], isInAnyCase: Bool,
    _ capture: (JSONNode) -> Captured<Value>
  ) -> Field<Value>? {
    // The keys are literals, so the compiler knows the words.
    guard !self.context.isNotedOrPlaced, let firstWord = first.word, let secondWord = second.word
    else { return nil }
    let path = PlainPath(
      firstWord, first.lowerOfName, secondWord, second.lowerOfName, others: others)
    let context = context.withinObject
    let captured: Captured<Value>?
    switch input {
    case .tape(let object):
      guard let end = object.end(of: path) else { return nil }
      if let value = end.value {
        captured = capture(JSONNode(.tape(value), context))
      } else {
        captured = .missing
      }
    case .dictionary(let object):
      captured = object.withValue(at: path) { node in
        if let node = copy node { capture(JSONNode(.dictionary(node), context)) } else { .missing }
      }
    }
    // What is missing may be there by another key.
    guard let captured, !isInAnyCase || captured.value != nil || captured.note != nil else {
      return nil
    }
    if self.context.isSilent { return marking(Field(captured, keyWord: .none)) }
    let isNull = captured.value.map { $0.isAbsent } ?? captured.isNull
    let note = note(captured.note, at: path, isMissing: captured.value == nil, isNull: isNull)
    if captured.note != nil { mark(note) }
    return Field(Captured(value: captured.value, note: note), keyWord: .none)
  }

  /// The note of a field at a path. That of a clean, missing or null one has only the path.
  @usableFromInline
  func note(
    _ note: CaptureNote?, at path: borrowing PlainPath, isMissing: Bool, isNull: Bool
  ) -> CaptureNote {
    let isPlain = note == nil || note === CaptureNote.null
    let state: CaptureNote.State = isNull ? .null : isMissing ? .missing : .asFound
    let key = isPlain ? PathNotes.Key(path, state: isNull ? 2 : isMissing ? 1 : 0) : nil
    if let key, let known = pathNote(for: key) { return known }
    let made = (note ?? CaptureNote(state: state)).at(FieldPath(path.keys.map { .key($0) }))
    if let key { keepPathNote(made, for: key) }
    return made
  }
}

extension Captured {
  /// Whether the value is null, and nothing else is to be said about it.
  @usableFromInline
  var isNull: Bool { note === CaptureNote.null }
}
