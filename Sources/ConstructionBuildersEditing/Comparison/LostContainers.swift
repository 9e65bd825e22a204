internal import ConstructionBuilders

/// What became of the arrays, dictionaries and sets of a document.
///
/// Nothing tells whether a new one is one that is gone, with changes, or from another field. That
/// matters if not all of it was read: the new one would not have the rest.
final class LostContainers {
  /// What is in those that are gone, and in those of them that were not read completely.
  fileprivate var gone: Set<ObjectIdentifier> = []
  fileprivate var lost: Set<ObjectIdentifier> = []

  /// How many are new, or have nothing in common with what was at their places.
  fileprivate var new: [ObjectIdentifier: Int] = [:]

  /// What is in those that have nothing in common with what was there, and was not read completely.
  fileprivate var replaced: Set<ObjectIdentifier> = []

  /// Builders that are not at their places any more: they may be elsewhere.
  fileprivate var removed: [any ConstructionBuilder] = []

  fileprivate func refuse() throws(Refusal) {
    let areKnown =
      lost.allSatisfy { new[$0] == nil }
      && replaced.allSatisfy { new[$0] == 1 && !gone.contains($0) }
    guard !areKnown else { return }
    throw Refusal(
      "an array or object in it that was not read completely is gone, and another one is new: "
        + "nothing tells whether it was changed")
  }
}

extension Comparison {
  /// The comparison of what is in an array, a dictionary or a set.
  private var within: Comparison {
    var comparison = self
    comparison.isWithin = true
    return comparison
  }

  /// The comparison of what has nothing to do with the containers around it.
  var withoutInner: Comparison {
    var comparison = self
    comparison.isWithin = false
    return comparison
  }

  /// What is written in place of an array, a dictionary or a set.
  func change(
    of elements: any EditedElements, _ old: Any?, _ pair: ValuePair
  ) throws(Refusal) -> Change? {
    if old == nil { containers.new[leaf(of: elements), default: 0] += 1 }
    let change = try elements.change(from: old, pair, within)
    if !isWithin { try containers.refuse() }
    return change
  }

  /// Remembers that a value is gone.
  ///
  /// - Parameter isReplaced: Whether another one is in its place, so that it was not just removed.
  func noteRemoval(
    of old: Any, at place: Place, _ coercion: Coercion, isReplaced: Bool = false
  ) {
    if !isOfModels { forEachBuilder(in: old) { containers.removed.append($0) } }
    guard let old = withoutUnion(old) as? any EditedElements else { return }
    containers.gone.insert(leaf(of: old))
    guard old.isIncomplete(at: place, coercion) else { return }
    containers.lost.insert(leaf(of: old))
    if isReplaced { containers.new[leaf(of: old), default: 0] += 1 }
  }

  /// Remembers that what is at the place of a value has nothing in common with it.
  func noteReplacement(of old: Any, isIncomplete: Bool) {
    guard let old = unwrapped(old) as? any EditedElements else { return }
    containers.new[leaf(of: old), default: 0] += 1
    if isIncomplete { containers.replaced.insert(leaf(of: old)) }
  }

  /// The same for the value of a field.
  func refuseRemoval(of old: Any?, at place: Place?, _ coercion: Coercion) throws(Refusal) {
    guard let old, let place else { return }
    noteRemoval(of: old, at: place, coercion)
    if !isWithin { try containers.refuse() }
  }

  /// Throws if a new container may be one in a builder that is gone.
  func refuseRemovedBuilders(_ new: Any) throws(Refusal) {
    guard !containers.removed.isEmpty, !containers.new.isEmpty else { return }
    var kept: Set<ObjectOrigin> = []
    forEachBuilderWithin(new) { builder in
      if let origin = builder.origin { kept.insert(origin) }
    }
    forEachBuilderWithin(containers.removed) { builder in
      guard builder.origin.map({ !kept.contains($0) }) ?? false else { return }
      for declared in builder.declaredFields where !declared.field.losses.isEmpty {
        guard let old = withoutUnion(declared.field.anyValue) as? any EditedElements else {
          continue
        }
        containers.gone.insert(leaf(of: old))
        containers.lost.insert(leaf(of: old))
      }
    }
    try containers.refuse()
  }

  private func forEachBuilderWithin(
    _ value: Any, _ body: (any ConstructionBuilder) -> Void
  ) {
    var builders: [any ConstructionBuilder] = []
    forEachBuilder(in: value) { builders.append($0) }
    while let builder = builders.popLast() {
      body(builder)
      for declared in builder.declaredFields {
        if let value = declared.field.anyValue { forEachBuilder(in: value) { builders.append($0) } }
      }
    }
  }

  private func leaf(of elements: any EditedElements) -> ObjectIdentifier {
    ObjectIdentifier(typeOfLeaf(type(of: elements)))
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
  guard let value = withoutUnion(value) else { return place.kind != .null }
  return (value as? any EditedElements)?.isIncomplete(at: place, coercion) ?? false
}

/// Whether a type is that of arrays, dictionaries or sets.
func isContainer(_ type: Any.Type) -> Bool {
  typeWithoutOptional(type) is any EditedElements.Type
}

func isEmptyContainer(_ value: Any) -> Bool { (value as? any Collection)?.isEmpty ?? false }
