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
    with(coercion, adding: adding).field(anyOf: ([first] + others).map { .key($0) }, nil)
  }

  /// The field under the first of several keys whose value can be used, in a format of its own.
  public subscript<Value: Capturable>(
    anyOf first: JSONKey, _ others: JSONKey..., as format: FieldFormat<Value>,
    coercion coercion: Coercion? = nil, adding adding: Coercion = []
  ) -> Field<Value> {
    with(coercion, adding: adding).field(anyOf: ([first] + others).map { .key($0) }, format)
  }

  /// The field at the first of several paths whose value can be used.
  ///
  /// ```swift
  /// _uri = fields[anyOf: ["login", "uri"], ["Login", "Uri"], ["uri"]]
  /// // Login.Uri: read from Login.Uri instead of login.uri
  /// ```
  ///
  /// Each path begins with a key; one that does not leads to nothing. The rest is as with keys.
  public subscript<Value: Capturable>(
    anyOf first: [FieldPath.Component], _ others: [FieldPath.Component]...,
    coercion coercion: Coercion? = nil, adding adding: Coercion = []
  ) -> Field<Value> {
    with(coercion, adding: adding).field(anyOf: ([first] + others).map { AliasPlace($0) }, nil)
  }

  /// The field at the first of several paths whose value can be used, in a format of its own.
  public subscript<Value: Capturable>(
    anyOf first: [FieldPath.Component], _ others: [FieldPath.Component]...,
    as format: FieldFormat<Value>, coercion coercion: Coercion? = nil,
    adding adding: Coercion = []
  ) -> Field<Value> {
    with(coercion, adding: adding).field(anyOf: ([first] + others).map { AliasPlace($0) }, format)
  }

  private func field<Value: Capturable>(
    anyOf places: [AliasPlace], _ format: FieldFormat<Value>?
  ) -> Field<Value> {
    let field = finished(search(places, format))
    return context.isNoted ? noted(field, places.map(\.path), format) : field
  }

  private func search<Value: Capturable>(
    _ places: [AliasPlace], _ format: FieldFormat<Value>?
  ) -> Field<Value> {
    if isOpen {
      // The value at another place is used only if the first one has none, which only the end of
      // the object can tell.
      let field = read(places[0], format)
      if let field, field.isUsable { return field }
      return Field(absent(), at: places[0].path)
    }
    var search = AliasSearch<Value>(places: places)
    for (index, place) in places.enumerated() {
      guard let field = read(place, format) else { continue }
      search.consider(field, at: place, isFirst: index == 0)
      if field.isUsable { break }
    }
    return search.field
  }

  /// The field at one of the places; nil if a key is not there.
  private func read<Value: Capturable>(
    _ place: AliasPlace, _ format: FieldFormat<Value>?
  ) -> Field<Value>? {
    switch place {
    case .key(let key): return found(key) { $0.captured(in: format) }
    case .path(let steps):
      var walk = PathWalk<Value>(steps: steps, nullWords: format?.words.nullWords ?? []) {
        $0.captured(in: format)
      }
      walk.take(in: self)
      // Without a first key there was no walk.
      return walk.field.note == nil ? nil : walk.field
    }
  }
}

/// One of several places of a field.
private enum AliasPlace {
  case key(JSONKey)
  case path([FieldPath.Component])

  init(_ steps: [FieldPath.Component]) {
    if steps.count == 1, case .key(let key) = steps[0] {
      self = .key(JSONKey(key))
    } else {
      self = .path(steps)
    }
  }

  var path: FieldPath {
    switch self {
    case .key(let key): .key(key.text)
    case .path(let steps): FieldPath(steps)
    }
  }

  var text: String {
    switch self {
    case .key(let key): key.text
    case .path: path.description
    }
  }

  /// The repair that the value was found here instead of there.
  func alias(of first: AliasPlace) -> Finding {
    // The last step of a finding's path is the key. Of a path it is not all.
    var place: String?
    if case .path = self { place = text }
    return Finding(kind: .alias, expected: first.text, isRepair: true, reason: place)
  }
}

extension Field {
  /// Whether there is a value. The nil of an Optional is none.
  fileprivate var isUsable: Bool { value.map { !$0.isAbsent } ?? false }

  /// The same field, where a place that was tried is its own.
  fileprivate func placed(
    at place: AliasPlace, reachedBy repairs: [Finding] = [], elsewhere: [Finding] = []
  ) -> Field {
    Field(
      Captured(value: value, note: note), at: note?.path ?? place.path, reachedBy: repairs,
      elsewhere: (note?.elsewhere ?? []) + elsewhere)
  }
}

/// What was found at each of several places, and which of it is used.
private struct AliasSearch<Value: Capturable> {
  private typealias Tried = (place: AliasPlace, field: Field<Value>)

  let places: [AliasPlace]
  private var used: (tried: Tried, isFirst: Bool)?
  private var unusable: [Tried] = []
  private var null: Tried?
  /// What is missing of the first place, if that is a path: the value, or a step to it.
  private var missingStep: CaptureNote?

  init(places: [AliasPlace]) { self.places = places }

  mutating func consider(_ field: Field<Value>, at place: AliasPlace, isFirst: Bool) {
    if field.isUsable {
      used = ((place, field), isFirst)
    } else if field.note?.state == .asFound {
      unusable.append((place, field))
    } else if case .path = place, field.value == nil, field.note?.state == .missing {
      if isFirst { missingStep = field.note }
    } else {
      null = null ?? (place, field)
    }
  }

  /// The value that could be used; else the first that could not; else null; else nothing.
  var field: Field<Value> {
    if let ((place, field), isFirst) = used {
      if isFirst { return field }
      return field.placed(
        at: place, reachedBy: [place.alias(of: places[0])], elsewhere: problems(of: unusable[...]))
    }
    if let (place, field) = unusable.first {
      return field.placed(at: place, elsewhere: problems(of: unusable.dropFirst()))
    }
    if let (place, field) = null {
      let note = field.note ?? .null
      return Field(Captured(value: nil, note: note), keyWord: .none).placed(at: place)
    }
    return Field(Captured(value: nil, note: missingNote), at: missingPath)
  }

  private func problems(of unusable: ArraySlice<Tried>) -> [Finding] {
    unusable.flatMap { place, field in
      let said = (field.note?.own ?? []) + (field.note?.inner ?? [])
      let path = field.note?.path ?? place.path
      return (field.note?.elsewhere ?? []) + said.map { path.isEmpty ? $0 : $0.prefixed(by: path) }
    }
  }

  private var missingPath: FieldPath { missingStep?.path ?? places[0].path }

  private var missingNote: CaptureNote {
    let others = places.dropFirst().map(\.text).joined(separator: " and ")
    let reason = others.isEmpty ? nil : "and so \(places.count == 2 ? "is" : "are") \(others)"
    let expected = missingStep?.own.first?.expected ?? Value.expectation
    return CaptureNote {
      $0.state = .missing
      $0.own = [Finding(kind: .missing, expected: expected, reason: reason)]
      $0.destination = missingStep?.destination
    }
  }
}
