internal import ConstructionBuilders

/// Which array or dictionary that was read each one in a container is, changed or not.
///
/// One that was not read completely is at its own index or key, and there is a part of it, or it is
/// empty under its key, or nothing else changed. It is elsewhere only if its memory proves that and
/// each other one is known. Else it counts as gone.
struct ContainerMatches<Element: Capturable> {
  private let new: [Element]
  private let old: [Element]
  private let sent: [Place]
  private let coercion: Coercion
  private let isKeyed: Bool
  private let isOfModels: Bool
  private let parts: ContainerParts<Element>

  /// For each new one, the position of that at its index or key.
  private var own: [Int?]

  /// For each position, the changed ones that have a part of what was read there.
  private var holders: [Int: Set<Int>] = [:]

  /// For each new one, that of which it is a copy, also if another one is, too.
  private var sources: [Int?]

  /// The position of the one that was read; nil for a new one.
  private(set) var match: [Int?]
  private var isFree: [Bool]

  /// Whether one that is empty, or was, is only known by its key: it may be any other one.
  private var isAnyEmptied = false

  /// - Parameter own: For each new one, the position of that at its index or key; nil if that is
  ///   not known, since some were added or removed.
  init(
    _ new: [Element], _ old: [Element], at sent: [Place], own: [Int?], isKeyed: Bool,
    _ coercion: Coercion, _ comparison: Comparison
  ) {
    (self.new, self.old, self.sent, self.own) = (new, old, sent, own)
    (self.coercion, self.isKeyed) = (coercion, isKeyed)
    isOfModels = comparison.isOfModels
    parts = ContainerParts(areOfModels: comparison.isOfModels)
    match = Array(repeating: nil, count: new.count)
    sources = match
    isFree = Array(repeating: true, count: old.count)
    findCopies(comparison)
    if !isKeyed && new.count != old.count { findPlaces() }
    takeCopiesAtPlaces()
    let unknown = takeClear()
    takeMoved(unknown)
    takeUnclear(unknown.filter { match[$0] == nil }, comparison)
  }

  /// Remembers those that are gone. One that has parts of it, or is empty, may be that one.
  func noteRemovals(_ comparison: Comparison) {
    let places = Set(own.compactMap { $0 })
    for position in old.indices where isFree[position] {
      comparison.noteRemoval(
        of: old[position], at: sent[position], coercion,
        isReplaced: isAnyEmptied || isKeyed && places.contains(position)
          || holders[position] != nil)
    }
  }

  private mutating func take(_ position: Int, for index: Int) {
    match[index] = position
    isFree[position] = false
  }

  private func isIncomplete(_ position: Int) -> Bool {
    ConstructionBuildersEditing.isIncomplete(old[position], at: sent[position], coercion)
  }

  /// What is changed gets a memory of its own. Models have none that tells, so there equal ones are
  /// copies, elsewhere only if all are. An empty one has none either: it is known at its place, or
  /// as the last one.
  private mutating func findCopies(_ comparison: Comparison) {
    var positions: [[UInt8]: Int] = [:]
    for position in old.indices { positions[old[position].memory] = position }
    positions[[]] = nil
    for index in new.indices {
      if let position = own[index],
        isCopy(new[index], of: old[position])
          || comparison.isOfModels && comparison.isSame(new[index] as Any, old[position])
      {
        sources[index] = position
      } else {
        sources[index] = positions[new[index].memory]
      }
    }
    if !isKeyed && new.count != old.count {
      // Only those before the first change are at their indices.
      for index in new.indices where own[index] != index { own[index] = nil }
      dropEmptied()
    }
    if comparison.isOfModels { findEqual() } else { findLast() }
  }

  /// If one is gone, an empty one beside it may be that one, emptied.
  private mutating func dropEmptied() {
    let known = Set(sources.compactMap { $0 })
    for index in new.indices where isBlank(new[index]) {
      guard let position = sources[index], isIncomplete(position) else { continue }
      for other in [position - 1, position + 1]
      where old.indices.contains(other) && !known.contains(other) && !isBlank(old[other]) {
        sources[index] = nil
      }
    }
  }

  /// The only one that is not known is the empty one that is left.
  private mutating func findLast() {
    let known = Set(sources.compactMap { $0 })
    guard new.count == old.count, known.count == old.count - 1,
      let index = sources.firstIndex(of: nil), isBlank(new[index]),
      let position = old.indices.first(where: { !known.contains($0) }),
      isCopy(new[index], of: old[position]),
      isKeyed || old.count(where: isBlank) == 1
    else { return }
    sources[index] = position
  }

  /// Of models, equal ones may be elsewhere if all that are not known are.
  private mutating func findEqual() {
    let known = Set(sources.compactMap { $0 })
    var free: [ExactText: [Int]] = [:]
    for position in old.indices.reversed() where !known.contains(position) {
      guard !isBlank(old[position]), let text = old[position].identity else { continue }
      free[text, default: []].append(position)
    }
    var equal = sources
    for index in new.indices where equal[index] == nil {
      guard let text = new[index].identity, let position = free[text]?.popLast() else { return }
      // Nothing tells several of them apart.
      guard free[text]?.allSatisfy({ sent[$0].bytes == sent[position].bytes }) ?? true else {
        return
      }
      equal[index] = position
    }
    sources = equal
  }

  /// If some were added or removed, those between two copies are at their places if these are at
  /// their indices.
  private mutating func findPlaces() {
    let known = sources.compactMap { $0 }
    guard zip(known, known.dropFirst()).allSatisfy(<) else { return }
    var (start, position) = (0, 0)
    for end in 0...new.count {
      guard let endOfOld = end == new.count ? old.count : sources[end] else { continue }
      if start == position, end == endOfOld {
        for index in start..<min(end + 1, new.count) { own[index] = index }
      }
      (start, position) = (end + 1, endOfOld + 1)
    }
  }

  private mutating func takeCopiesAtPlaces() {
    for index in new.indices {
      if let position = sources[index], own[index] == position { take(position, for: index) }
    }
  }

  /// Takes those at their places in which a part tells that they are the same, or which are empty
  /// under their keys, and returns those of which nothing tells what they are.
  private mutating func takeClear() -> [Int] {
    let changed = new.indices.filter { sources[$0] == nil }
    guard !changed.isEmpty else { return [] }
    let copied = Set(sources.compactMap { $0 })
    var owners: [ExactText: Set<Int>] = [:]
    for position in old.indices {
      for part in parts(of: old[position]) { owners[part, default: []].insert(position) }
    }
    var unknown: [Int] = []
    for index in changed {
      let all = parts(of: new[index]).map { owners[$0] ?? [] }
      let others = all.reduce(into: Set<Int>()) { $0.formUnion($1) }
      for position in others { holders[position, default: []].insert(index) }
      guard let position = own[index], isFree[position], !copied.contains(position) else {
        unknown.append(index)
        continue
      }
      if others.contains(position) || unwrapped(new[index]) == nil {
        take(position, for: index)
      } else if isKeyed, isBlank(new[index]) || isBlank(old[position]) {
        take(position, for: index)
        isAnyEmptied = true
      } else {
        unknown.append(index)
      }
    }
    if isOfModels && !isKeyed { leaveEqual(unknown) }
    // A builder tells where it was read.
    guard parts.areOfBuilders else { return unknown }
    for (position, indices) in holders where indices.count == 1 && isFree[position] {
      if let index = indices.first, own[index] == nil, !copied.contains(position),
        parts(of: new[index]).allSatisfy({ owners[$0].map { $0 == [position] } ?? true })
      {
        sources[index] = position
      }
    }
    return unknown.filter { sources[$0] == nil }
  }

  /// Of models, an equal one may be a copy, and a new one the original, if that has parts of it.
  private mutating func leaveEqual(_ unknown: [Int]) {
    for index in new.indices where sources[index] != nil {
      if let position = match[index], isIncomplete(position),
        holders[position]?.isDisjoint(with: unknown) == false
      {
        match[index] = nil
        isFree[position] = true
      }
    }
  }

  /// Takes copies that were moved. A new one may be the changed original, and the copy a new one.
  private mutating func takeMoved(_ unknown: [Int]) {
    var claims: [Int: [Int]] = [:]
    for index in new.indices where match[index] == nil {
      if let position = sources[index] { claims[position, default: []].append(index) }
    }
    for (position, indices) in claims where isFree[position] {
      if unknown.isEmpty && indices.count == 1 || !isIncomplete(position) {
        take(position, for: indices[0])
      }
    }
  }

  /// Takes those at their places in which nothing is as it was. If a part of one was not read, no
  /// other one may have changed so much, or it may be that one.
  private mutating func takeUnclear(_ unknown: [Int], _ comparison: Comparison) {
    let pairs = unknown.compactMap { index in
      own[index].flatMap { isFree[$0] ? (index: index, position: $0) : nil }
    }
    let lost = old.indices.filter { isFree[$0] && isIncomplete($0) }
    if let position = lost.first {
      guard !isAnyEmptied, lost.count == 1, unknown.count == 1, pairs.count == 1,
        pairs[0].position == position, isAlone(pairs[0].index, at: position)
      else { return }
    }
    for (index, position) in pairs {
      take(position, for: index)
      comparison.noteReplacement(of: old[position], isIncomplete: !lost.isEmpty)
    }
  }

  /// Whether one is not likely to be another one, or to have been added: it is as long as it was,
  /// has no parts of others, or a single one by chance, and no other has parts of it.
  private func isAlone(_ index: Int, at position: Int) -> Bool {
    let (now, before) = (parts(of: new[index]), parts(of: old[position]))
    guard now.count == before.count || isBlank(new[index]) || isBlank(old[position]),
      holders[position] == nil
    else { return false }
    guard now.count > 1 else { return true }
    let others = Set(old.flatMap { parts(of: $0) })
    return others.isDisjoint(with: now)
  }

  private func isBlank(_ value: Element) -> Bool {
    withoutUnion(value).map(isEmptyContainer) ?? true
  }
}

/// Whether one is a copy of the other, or both are empty: then they may have a memory or none.
func isCopy<Value>(_ value: Value, of other: Value) -> Bool {
  func isEmpty(_ value: Value) -> Bool { unwrapped(value).map(isEmptyContainer) ?? false }
  return areCopies(value, other) || isEmpty(value) && isEmpty(other)
}

extension Capturable {
  /// The bytes of an array or a dictionary: where its elements are stored. Empty if it has none,
  /// since those share one place.
  fileprivate var memory: [UInt8] {
    guard let value = unwrapped(self), !isEmptyContainer(value) else { return [] }
    // They are only compared.
    return unsafe withUnsafeBytes(of: self) { unsafe Array($0) }
  }
}
