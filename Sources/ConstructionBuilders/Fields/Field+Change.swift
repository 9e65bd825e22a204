/// What is kept of a value while a part of it is changed.
///
/// A copy of an array or dictionary makes a change copy all elements. So none is made where nothing
/// has to be compared. Where something has, it is made once, and stays in the note: many changes
/// are compared as one, when somebody asks for the ``Field/note``.
@usableFromInline
enum ValueBefore<Value: Capturable> {
  /// A value that is compared as soon as it is changed.
  case whole(Value)
  /// A value of which elements are compared later: see ``Field/note``.
  case elements(Value)
  /// A value that is not needed: an array, of which the number of elements tells, or any other.
  case counted(Int?)
}

extension Field {
  /// The notes about the value, as it is now; nil if there are none, or if the key is missing.
  @inlinable
  var note: CaptureNote? {
    get { keptNote?.isOfValueBefore == true ? noteAfterChanges : keptNote }
    set { keptNote = newValue }
  }

  @usableFromInline
  var noteAfterChanges: CaptureNote? {
    guard let keptNote, let value, let before = keptNote.members?.before?.value as? Value else {
      return keptNote
    }
    return keptNote.changed(from: before, to: value)
  }

  /// What has to be known of the value before a part of it is changed; nil if nothing has.
  @usableFromInline
  var valueBefore: ValueBefore<Value>? {
    guard let keptNote, let value, keptNote.isComparedAfterChange else { return nil }
    return keptNote.before(value)
  }
}

extension CaptureNote {
  /// Whether what has to be noted after a change depends on the value before it.
  @usableFromInline
  var isComparedAfterChange: Bool {
    elements != nil || isArriving || !own.isEmpty || !inner.isEmpty || !elsewhere.isEmpty
  }

  fileprivate func before<Value: Capturable>(_ value: Value) -> ValueBefore<Value> {
    if value.isAbsent || value is any UnionValue { return .whole(value) }
    if value is any ConstructionBuilder { return .counted(nil) }
    guard elements != nil || !Value.isBuiltAsIs, let container = value as? any PartlyChangeable
    else { return .whole(value) }
    let isKept = !isOfValueBefore && !hasPlainElements
    return isKept ? .elements(value) : .counted(container.fixedCount)
  }
}

/// Keeps notes when a part of a value is changed, as in `sut.results?[0].name = nil`.
///
/// Elements that were left out of an array are still reported, and the others keep their places in
/// the input. If elements were added or removed, their places are unknown. A member of a dictionary
/// that was left out is no longer reported once it is set. What is changed back is as it was read.
extension CaptureNote {
  /// The note after a change; nil if the whole value counts as set.
  func changed<Value: Capturable>(from before: ValueBefore<Value>, to after: Value) -> CaptureNote?
  {
    switch before {
    case .whole(let before): return changed(from: before, to: after)
    case .elements(let before):
      guard hasSameCount(after, (before as? any PartlyChangeable)?.fixedCount) else { return nil }
      return with {
        ($0.hasNotedFields, $0.isOfValueBefore) = (true, true)
        $0.members = (members ?? MemberNotes()).with(before: KeptValue(before))
      }
    case .counted(let count):
      guard hasSameCount(after, count) else {
        return isArriving && elements == nil && !after.isAbsent ? searched(elements: nil) : nil
      }
      return hasNotedFields ? self : with { $0.hasNotedFields = true }
    }
  }

  private func hasSameCount<Value: Capturable>(_ value: Value, _ count: Int?) -> Bool {
    !value.isAbsent && (value as? any PartlyChangeable)?.fixedCount == count
  }

  /// The note after a change; nil if the whole value counts as set.
  func changed<Value: Capturable>(from before: Value, to after: Value) -> CaptureNote? {
    // A value that came or went was set. One that stayed away was not.
    if before.isAbsent || after.isAbsent {
      return before.isAbsent && after.isAbsent ? self : nil
    }
    if let union = after as? any UnionValue { return union.note(self, changedFrom: before) }
    let elements = self.elements
    if after is any ConstructionBuilder { return searched(elements: elements) }
    if elements != nil || !Value.isBuiltAsIs, let container = after as? any PartlyChangeable {
      let notes = container.notes(elements ?? ElementNotes(), changedFrom: before)
      return notes != nil || isArriving ? searched(elements: notes) : nil
    }
    if isArriving { return self }
    let isSame = (after as? any Equatable)?.equals(before) == true
    return isSame ? searched(elements: elements) : nil
  }

  /// The note of a value of which a part may have changed.
  private func searched(elements: ElementNotes?) -> CaptureNote {
    with {
      ($0.elements, $0.hasNotedFields) = (elements, true)
      if isOfValueBefore {
        ($0.isOfValueBefore, $0.members) = (false, members?.with(before: nil))
      }
    }
  }
}

extension Equatable {
  /// Whether the other value is of the same type, and equal.
  package func equals(_ other: Any) -> Bool { other as? Self == self }
}

/// A value of one of several types, which has the note of that value.
package protocol UnionValue {
  /// The value, without its arm.
  var valueOfArm: Any { get }

  func note(_ note: CaptureNote, changedFrom before: Any) -> CaptureNote?
}

/// An array or a dictionary, whose elements have their own notes.
private protocol PartlyChangeable {
  /// The number of elements, if places are unknown once it is another one.
  var fixedCount: Int? { get }

  func notes(_ notes: ElementNotes, changedFrom before: Any) -> ElementNotes?
}

extension Array: PartlyChangeable where Element: Capturable {
  fileprivate var fixedCount: Int? { count }

  fileprivate func notes(_ notes: ElementNotes, changedFrom before: Any) -> ElementNotes? {
    guard let before = before as? Self, before.count == count else { return nil }
    return notes.mapKept { place, note in
      guard case .index(let position) = place, indices.contains(position) else { return note }
      return note.changed(from: before[position], to: self[position])
    }
  }
}

extension Dictionary: PartlyChangeable
where Key: Capturable, Key.Built == Key, Value: Capturable {
  fileprivate var fixedCount: Int? { nil }

  fileprivate func notes(_ notes: ElementNotes, changedFrom before: Any) -> ElementNotes? {
    guard let before = before as? Self else { return nil }
    let texts = keyTexts(notes.note)
    var named: [String: Key] = [:]
    for key in keys { named[texts(key)] = key }
    let kept = notes.mapKept { place, note in
      guard case .key(let text) = place, let key = named[text], let old = before[key],
        let new = self[key]
      else { return nil }
      return note.changed(from: old, to: new)
    }
    // A lost member may have been set, and then it is no longer lost.
    return kept.withoutLosses { place in
      guard case .key(let text) = place, let key = named[text] else { return false }
      return before[key] == nil
    }
  }
}
