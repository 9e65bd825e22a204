/// What stays on record when a part of a value is changed, as `sut.results?[0].name = nil` does.
///
/// What was left out of an array stays left out, and the rest keeps its places in the source. Where
/// elements were added or removed, the places are no longer known. A member of a dictionary that was
/// left out and then set is there.
extension CaptureNote {
  /// The note after a change of the value; nil where the whole value counts as set.
  func changed<Value: Capturable>(from before: Value, to after: Value) -> CaptureNote? {
    if let elements, let container = after as? any PartlyChangeable {
      return container.notes(elements, changedFrom: before).map(with(elements:))
    }
    if after is any ConstructionBuilder { return self }
    return (after as? any Equatable)?.isEqual(to: before) == true ? self : nil
  }

  private func with(elements: ElementNotes) -> CaptureNote {
    CaptureNote(
      state: state, own: own, inner: inner, path: path, destination: destination,
      elsewhere: elsewhere, elements: elements)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

/// An array or a dictionary, whose elements have notes of their own.
private protocol PartlyChangeable {
  func notes(_ notes: ElementNotes, changedFrom before: Any) -> ElementNotes?
}

extension Array: PartlyChangeable where Element: Capturable {
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
  fileprivate func notes(_ notes: ElementNotes, changedFrom before: Any) -> ElementNotes? {
    guard let before = before as? Self else { return nil }
    let texts = keyTexts(CaptureNote(elements: notes))
    var named: [String: Key] = [:]
    for key in keys { named[texts(key)] = key }
    let kept = notes.mapKept { place, note in
      guard case .key(let text) = place, let key = named[text], let old = before[key],
        let new = self[key]
      else { return nil }
      return note.changed(from: old, to: new)
    }
    // A member that was lost may have been set, and then it is there.
    return kept.withoutLosses { place in
      guard case .key(let text) = place, let key = named[text] else { return false }
      return before[key] == nil
    }
  }
}
