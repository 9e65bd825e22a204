internal import ConstructionBuilders

/// What became of the arrays, dictionaries and sets in one that was changed.
///
/// Nothing tells whether a new one is one that is gone, with changes. That matters if not all of it
/// was read: the new one would not have the rest.
final class InnerContainers {
  /// Whether one is gone that was not read completely.
  fileprivate(set) var isAnyLost = false

  fileprivate(set) var isAnyNew = false
}

extension Comparison {
  /// The comparison of what has nothing to do with the containers around it.
  var withoutInner: Comparison {
    var comparison = self
    comparison.inner = nil
    return comparison
  }

  /// What is written in place of an array, a dictionary or a set.
  func change(
    of elements: any EditedElements, _ old: Any?, _ pair: ValuePair
  ) throws(Refusal) -> Change? {
    if let inner {
      if old == nil { inner.isAnyNew = true }
      return try elements.change(from: old, pair, self)
    }
    var comparison = self
    let inner = InnerContainers()
    comparison.inner = inner
    let change = try elements.change(from: old, pair, comparison)
    guard !(inner.isAnyLost && inner.isAnyNew) else {
      throw Refusal(
        "an array or object in it that was not read completely is gone, and another one is new: "
          + "nothing tells whether it was changed")
    }
    return change
  }

  /// Remembers that an array, a dictionary or a set in another one is gone.
  func noteRemoval(of old: Any, at place: Place, _ coercion: Coercion) {
    guard let inner, !inner.isAnyLost, let old = unwrapped(old) as? any EditedElements else {
      return
    }
    inner.isAnyLost = old.isIncomplete(at: place, coercion)
  }

  /// Whether a part of an array or object was not read.
  func isIncomplete(_ old: Any?, _ pair: ValuePair) -> Bool {
    guard let old, let place = pair.place, place.kind == .array || place.kind == .object else {
      return false
    }
    return ConstructionBuildersEditing.isIncomplete(old, at: place, pair.reading.coercion)
  }
}

/// Whether a part of what was sent is not in the value that was read of it.
func isIncomplete(_ value: Any, at place: Place, _ coercion: Coercion) -> Bool {
  guard let value = unwrapped(value) else { return place.kind != .null }
  return (value as? any EditedElements)?.isIncomplete(at: place, coercion) ?? false
}

/// Whether a type is that of arrays, dictionaries or sets.
func isContainer(_ type: Any.Type) -> Bool {
  typeWithoutOptional(type) is any EditedElements.Type
}

func isEmptyContainer(_ value: Any) -> Bool { (value as? any Collection)?.isEmpty ?? false }
