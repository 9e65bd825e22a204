/// What is kept of a value while a part of it is changed.
///
/// A copy of an array would make the change copy all elements. So only those with notes are kept.
@usableFromInline
enum ValueBefore<Value: Capturable> {
  case whole(Value)
  case elements(count: Int, [FieldPath.Component: Any])
}

extension CaptureNote {
  /// Whether what has to be noted after a change depends on the value before it.
  @usableFromInline
  var isComparedAfterChange: Bool {
    elements != nil || isArriving || !own.isEmpty || !inner.isEmpty || !elsewhere.isEmpty
  }
}

extension Field {
  /// What has to be known of the value before a part of it is changed; nil if nothing has.
  @usableFromInline
  var valueBefore: ValueBefore<Value>? {
    guard let note, let value, note.isComparedAfterChange else { return nil }
    guard !value.isAbsent, let array = value as? any ArrayWithNotes, let elements = note.elements
    else { return .whole(value) }
    return .elements(count: array.count, array.elements(at: elements.comparedPlaces))
  }
}

/// Keeps notes when a part of a value is changed, as in `sut.results?[0].name = nil`.
///
/// Elements that were left out of an array are still reported, and the others keep their places in
/// the input. If elements were added or removed, their places are unknown. If a member of a
/// dictionary was left out and then set, it is no longer reported.
extension CaptureNote {
  /// The note after a change; nil if the whole value counts as set.
  func changed<Value: Capturable>(from before: ValueBefore<Value>, to after: Value) -> CaptureNote?
  {
    switch before {
    case .whole(let before): return changed(from: before, to: after)
    case .elements(let count, let kept):
      guard !after.isAbsent, let array = after as? any ArrayWithNotes, array.count == count else {
        return nil
      }
      return searched(elements: array.notes(elements ?? ElementNotes(), keptBefore: kept))
    }
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
    with { ($0.elements, $0.hasNotedFields, $0.only) = (elements, true, nil) }
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
  func notes(_ notes: ElementNotes, changedFrom before: Any) -> ElementNotes?
}

extension Array: PartlyChangeable where Element: Capturable {
  fileprivate func notes(_ notes: ElementNotes, changedFrom before: Any) -> ElementNotes? {
    guard let before = before as? Self, before.count == count else { return nil }
    return self.notes(notes, keptBefore: before.elements(at: notes.comparedPlaces))
  }
}

/// An array of which only the elements with notes are kept while it is changed.
private protocol ArrayWithNotes {
  var count: Int { get }
  func elements(at places: [FieldPath.Component]) -> [FieldPath.Component: Any]
  func notes(_ notes: ElementNotes, keptBefore kept: [FieldPath.Component: Any]) -> ElementNotes
}

extension Array: ArrayWithNotes where Element: Capturable {
  fileprivate func elements(
    at places: [FieldPath.Component]
  ) -> [FieldPath.Component: Any] {
    var elements: [FieldPath.Component: Any] = [:]
    for case .index(let position) in places where indices.contains(position) {
      elements[.index(position)] = self[position]
    }
    return elements
  }

  fileprivate func notes(
    _ notes: ElementNotes, keptBefore kept: [FieldPath.Component: Any]
  ) -> ElementNotes {
    notes.mapKept { place, note in
      guard case .index(let position) = place, let old = kept[place] as? Element else {
        return note
      }
      return note.changed(from: old, to: self[position])
    }
  }
}

extension Dictionary: PartlyChangeable
where Key: Capturable, Key.Built == Key, Value: Capturable {
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
