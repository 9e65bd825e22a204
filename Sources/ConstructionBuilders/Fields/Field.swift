/// A field of a builder: an optional value, and what happened when it was captured.
///
/// ```swift
/// @Field var name: String?
/// ```
///
/// ```swift
/// sut.name               // the value, or nil
/// sut.$name.outcome      // why it is nil: .missing, .null or .unusable
/// sut.$name.finding      // the same as a Finding
/// sut.name = "Cyclops"   // can be set, which clears the finding
/// ```
///
/// Capture a field in the builder's `init(fields:)` by assigning to it with an underscore:
/// `_name = fields["name"]`. Its type has to be ``Capturable``.
///
/// Fields are equal if their values and outcomes are equal, if the same was noted at the same path
/// when they were read, and if both are arriving or neither is. A builder in a value is compared by
/// its own `==`. What keeps it from being built is not compared.
@propertyWrapper
public struct Field<Value: Capturable> {
  @usableFromInline
  var value: Value?

  /// The key in one word; `.none` if there is no key, or if the note has the path.
  @usableFromInline
  let keyWord: KeyWord

  /// The notes about the value; nil if there are none, or if the key is missing. Those about
  /// elements may be of the value before some of them were changed: see ``note``.
  @usableFromInline
  var keptNote: CaptureNote?

  /// A missing field without a key, for a field that stays empty until it is set.
  ///
  /// There is no `init()`, so a builder that forgets to capture a field does not compile. A field
  /// that should be empty says so:
  ///
  /// ```swift
  /// init(fields: JSONFields) {
  ///   _name = fields["name"]
  ///   _note = .missing
  /// }
  /// ```
  // `@inlinable` here and on arguments made of fields: without it, objects of thirty fields take
  // 1.03 times as long.
  @inlinable
  public static var missing: Field { Field(.missing, keyWord: .none) }

  @_transparent @usableFromInline
  init(_ captured: Captured<Value>, keyWord: KeyWord) {
    value = captured.value
    keptNote = captured.note
    self.keyWord = keyWord
  }

  /// A field with a key.
  @inlinable
  init(_ captured: Captured<Value>, _ key: JSONKey) {
    if let word = key.word {
      self.init(captured, keyWord: word)
    } else {
      self.init(captured, at: FieldPath([.key(key.text)]))
    }
  }

  /// A field with a path that does not fit in one word.
  @usableFromInline
  init(
    _ captured: Captured<Value>, at path: FieldPath, reachedBy repairs: [Finding] = [],
    elsewhere: [Finding] = []
  ) {
    let state: CaptureNote.State =
      captured.value.map { $0.isAbsent ? .null : .asFound } ?? .missing
    let note = captured.note ?? CaptureNote(state: state)
    let placed = note.at(path, reachedBy: repairs, elsewhere: elsewhere)
    self.init(Captured(value: captured.value, note: placed), keyWord: .none)
  }

  /// The value, or nil. Setting it clears the finding.
  ///
  /// Changing a part of the value, as in `sut.results?[0].name = nil`, does not clear it. Elements
  /// that were left out are still reported, and the others keep their indices in the input. If
  /// elements were added or removed, the whole array counts as set. If elements changed places,
  /// each has the index of its new position. One that is changed back is as it was read.
  @inlinable
  public var wrappedValue: Value? {
    get { value }
    set {
      value = newValue
      if keptNote != nil || !Value.isBuiltAsIs { clearNote() }
    }
    _modify {
      let wasThere = value != nil
      let before = keptNote == nil ? nil : valueBefore
      defer {
        if wasThere || value != nil, keptNote != nil || !Value.isBuiltAsIs {
          changeNote(from: before)
        }
      }
      yield &value
    }
  }

  /// The field itself, for ``outcome`` and ``finding``, and for use as a constructor argument.
  @_documentation(visibility: internal)
  @inlinable
  public var projectedValue: Field<Value> { self }

  @usableFromInline
  mutating func changeNote(from before: ValueBefore<Value>?) {
    if let before, let value, let changed = keptNote?.changed(from: before, to: value) {
      keptNote = changed
      ThreadInput.own.mark()
    } else {
      clearNote()
    }
  }

  @usableFromInline
  mutating func clearNote() {
    // A builder that was set may have findings of its own.
    let isSearched = value != nil && !Value.isBuiltAsIs
    // A copy of the field that a client keeps elsewhere would speak for this one.
    if isSearched || keptNote?.hasFindings == true { ThreadInput.own.mark() }
    let (path, origin) = (keptNote?.destination ?? keptNote?.path, keptNote?.origin)
    guard path != nil || origin != nil else {
      keptNote = isSearched ? .ofFields : nil
      return
    }
    keptNote = CaptureNote {
      $0.state = value.map { $0.isAbsent ? .null : .asFound } ?? .missing
      ($0.path, $0.hasNotedFields, $0.origin) = (path, isSearched, origin)
    }
  }
}

extension Field {
  /// The path of the value, from the builder. If a step on the way to the value fails, it is the
  /// path of that step, until the value is set. It is empty for a field that was not captured.
  public var path: FieldPath {
    keptNote?.path ?? keyWord.text.map { .key($0) } ?? FieldPath()
  }
}

extension Field: Sendable where Value: Sendable {}

extension Field {
  /// Runs `body`, which compares or hashes a value. One that holds builders may recurse.
  fileprivate static func withStackForOne<Result>(_ body: () -> Result) -> Result {
    if Value.isBuiltAsIs { return body() }
    return DeeperStack.whereNeeded(frame: stackFrame(of: Value.self), body) ?? body()
  }
}

extension Field {
  /// Whether the same was noted when both were read, apart from fields of builders in the value.
  ///
  /// Nothing is built. Otherwise, each level of a value would build all levels within it.
  fileprivate static func areNotedAlike(_ left: Self, _ right: Self) -> Bool {
    if left.note?.hasFindings != true, right.note?.hasFindings != true { return true }
    return left.path == right.path && left.notedFindings == right.notedFindings
  }

  private var notedFindings: [Finding] {
    guard let note, note.hasFindings else { return [] }
    var own = FindingList.ofValue
    note.reportAll(into: &own)
    return findingList(own).findings
  }
}

extension Field: Equatable where Value: Equatable {
  @_documentation(visibility: internal)
  public static func == (left: Self, right: Self) -> Bool {
    withStackForOne { left.value == right.value } && left.outcome == right.outcome
      && left.isArriving == right.isArriving && areNotedAlike(left, right)
  }
}

extension Field: Hashable where Value: Hashable {
  @_documentation(visibility: internal)
  public func hash(into hasher: inout Hasher) {
    hasher = Self.withStackForOne {
      var hasher = hasher
      hasher.combine(value)
      return hasher
    }
    hasher.combine(outcome)
  }
}
