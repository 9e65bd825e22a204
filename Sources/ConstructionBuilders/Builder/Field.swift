/// A field of a builder: an Optional, and what became of it.
///
/// ```swift
/// @Field var name: String?
///
/// sut.name               // the value, or nil
/// sut.$name.outcome      // why it is nil: .missing, .null or .unusable
/// sut.$name.finding      // and in words
/// sut.name = "Cyclops"   // can be set, which clears the finding
/// ```
///
/// A field is captured in the builder's `init(fields:)`, by assigning to it with an underscore:
/// `_name = fields["name"]`. What can stand in one is ``Capturable``.
@propertyWrapper
public struct Field<Value: Capturable> {
  @usableFromInline
  var value: Value?

  /// The key in one word; none where there is no key, or where the note has the path.
  @usableFromInline
  let keyWord: KeyWord

  /// What is worth saying; nil when all is well, and also when the key was not there.
  @usableFromInline
  var note: CaptureNote?

  /// A field that is missing and has no key: for one that stays empty until somebody sets it.
  ///
  /// There is no `init()`, so that a builder that forgets to capture a field does not compile. One that is meant to
  /// be empty says so:
  ///
  /// ```swift
  /// init(fields: JSONFields) {
  ///   _name = fields["name"]
  ///   _note = .missing
  /// }
  /// ```
  // `@inlinable` here and on arguments made of fields: without it, objects of thirty fields take 1.03 times as long.
  @inlinable
  public static var missing: Field { Field(.missing, keyWord: .none) }

  @_transparent @usableFromInline
  init(_ captured: Captured<Value>, keyWord: KeyWord) {
    value = captured.value
    note = captured.note
    self.keyWord = keyWord
  }

  /// A field whose key is not there, or was captured under a key.
  @inlinable
  init(_ captured: Captured<Value>, _ key: JSONKey) {
    if let word = key.word {
      self.init(captured, keyWord: word)
    } else {
      self.init(captured, at: FieldPath([.key(key.text)]))
    }
  }

  /// A field at a path that no word can say.
  @usableFromInline
  init(
    _ captured: Captured<Value>, at path: FieldPath, reachedBy repairs: [Finding] = [],
    elsewhere: [Finding] = []
  ) {
    let state: CaptureNote.State =
      captured.value.map { $0._isAbsent ? .null : .asFound } ?? .missing
    let note = captured.note ?? CaptureNote(state: state)
    let placed = note.at(path, reachedBy: repairs, elsewhere: elsewhere)
    self.init(Captured(value: captured.value, note: placed), keyWord: .none)
  }

  /// The value, or nil. Setting it clears the finding.
  ///
  /// A change to a part of it does not, such as `sut.results?[0].name = nil`: what was left out of
  /// the array stays on record, and its elements keep their indices in the source. Where elements were
  /// added or removed, the array counts as set; where they changed places, each is named by the
  /// index of its new position.
  @inlinable
  public var wrappedValue: Value? {
    get { value }
    set {
      value = newValue
      if note != nil { clearNote() }
    }
    _modify {
      let before = note == nil ? nil : value
      defer { if note != nil { changeNote(from: before) } }
      yield &value
    }
  }

  /// The field itself, for ``outcome`` and ``finding``, and to be a constructor argument.
  @inlinable
  public var projectedValue: Field<Value> { self }

  @usableFromInline
  mutating func changeNote(from before: Value?) {
    if let before, let value, let changed = note?.changed(from: before, to: value) {
      note = changed
    } else {
      clearNote()
    }
  }

  @usableFromInline
  mutating func clearNote() {
    let state: CaptureNote.State = value == nil ? .missing : .asFound
    let path = note?.destination ?? note?.path
    note = path.map { CaptureNote(state: state, path: $0) }
  }
}

extension Field {
  /// Where the value stands, from the builder; empty for a field that was not captured.
  public var path: FieldPath {
    note?.path ?? keyWord.text.map { .key($0) } ?? FieldPath()
  }
}

extension Field: Sendable where Value: Sendable {}

extension Field: Equatable where Value: Equatable {
  /// Fields are equal if their values, outcomes and findings are.
  public static func == (left: Self, right: Self) -> Bool {
    left.value == right.value && left.outcome == right.outcome && left.findings == right.findings
  }
}

extension Field: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(outcome)
  }
}
