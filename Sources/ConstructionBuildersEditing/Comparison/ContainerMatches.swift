internal import ConstructionBuilders

/// Which array or dictionary that was read each one in a container is, changed or not.
///
/// One that was not read completely stays at its own index or key. It is elsewhere only if its
/// memory or, where all come back, its value proves that, and if no other one can be it.
struct ContainerMatches<Element: Capturable> {
  private let new: [Element]
  private let old: [Element]
  private let sent: [Place]
  private let coercion: Coercion
  private let isKeyed: Bool
  private let isOfModels: Bool
  /// Whether builders in them tell where they were read.
  private let areOfBuilders: Bool

  /// For each new one, that of the same index or key; the other way round in `places`.
  private let own: [Int?]
  private let places: [Int?]

  /// The position of the one that was read; nil for a new one.
  private(set) var match: [Int?]
  private var isFree: [Bool]

  /// For each new one, that of which it is a copy, or to which it is equal.
  private var sources: [Int?]
  private var areEqual: Set<Int> = []

  /// - Parameter own: For each new one, the position of that at its index or key.
  init(
    _ new: [Element], _ old: [Element], at sent: [Place], own: [Int?], isKeyed: Bool,
    _ coercion: Coercion, _ comparison: Comparison
  ) throws(Refusal) {
    (self.new, self.old, self.sent, self.own) = (new, old, sent, own)
    (self.coercion, self.isKeyed) = (coercion, isKeyed)
    isOfModels = comparison.isOfModels
    areOfBuilders =
      !isOfModels && typeOfLeaf(Element.self) is any ConstructionBuilder.Type
    var places = [Int?](repeating: nil, count: old.count)
    for (index, position) in own.enumerated() { if let position { places[position] = index } }
    self.places = places
    (match, sources) = (Array(repeating: nil, count: new.count), [])
    isFree = Array(repeating: true, count: old.count)
    findCopies()
    try findEqual(comparison)
    takeCopies()
    if areOfBuilders { takeByElements() }
    takeAtPlaces()
  }

  /// Remembers those that are gone.
  func noteRemovals(_ comparison: Comparison) {
    for position in old.indices where isFree[position] {
      comparison.noteRemoval(
        of: old[position], at: sent[position], coercion, isReplaced: places[position] != nil)
    }
  }

  private var rest: [Int] { new.indices.filter { match[$0] == nil } }

  private mutating func take(_ position: Int, for index: Int) {
    match[index] = position
    isFree[position] = false
  }

  private func isIncomplete(_ position: Int) -> Bool {
    ConstructionBuildersEditing.isIncomplete(old[position], at: sent[position], coercion)
  }

  /// What is changed gets a memory of its own. Nothing tells empty ones apart: they are known as
  /// long as no other one is empty.
  private mutating func findCopies() {
    var positions: [[UInt8]: Int] = [:]
    for position in old.indices { positions[old[position].memory] = position }
    positions[[]] = nil
    let empty = old.indices.filter { isEmpty(old[$0]) }
    let areKnown =
      Set(empty.map { sent[$0].bytes }).count < 2
      || new.indices.allSatisfy { index in
        !isEmpty(new[index]) || own[index].map { isKeyed || isEmpty(old[$0]) } ?? false
      }
    sources = new.indices.map { index in
      if let position = own[index], isCopy(new[index], of: old[position]) {
        return areKnown || !isEmpty(new[index]) ? position : nil
      }
      return positions[new[index].memory]
    }
    if !areKnown { areEqual = Set(new.indices.filter { isEmpty(new[$0]) }) }
  }

  private mutating func findEqual(_ comparison: Comparison) throws(Refusal) {
    var isSource = isFree
    for case let position? in sources { isSource[position] = false }
    var rest: [Int] = []
    for index in new.indices where sources[index] == nil && !areEqual.contains(index) {
      if let position = own[index], isSource[position],
        comparison.isSame(new[index] as Any, old[position])
      {
        sources[index] = position
        isSource[position] = false
      } else {
        rest.append(index)
      }
    }
    guard !rest.isEmpty else { return }
    var free: [ExactText: [Int]] = [:]
    for position in old.indices.reversed() where isSource[position] {
      if let text = old[position].identity { free[text, default: []].append(position) }
    }
    var spellings: [ExactText: Set<ArraySlice<UInt8>>] = [:]
    for index in rest where !free.isEmpty {
      guard let text = new[index].identity, let position = free[text]?.popLast() else { continue }
      sources[index] = position
      areEqual.insert(index)
      spellings[text, default: []].insert(sent[position].bytes)
    }
    for (text, taken) in spellings {
      let others = free[text] ?? []
      guard others.allSatisfy({ taken == [sent[$0].bytes] }) else {
        throw Refusal("of equal elements that were sent in several spellings, some were removed")
      }
    }
  }

  private mutating func takeCopies() {
    dropExchanged()
    if !unknown.isEmpty {
      for index in areEqual where sources[index].map(isIncomplete) ?? false { sources[index] = nil }
    }
    let changed = new.indices.filter { sources[$0] == nil }
    let known = sources.compactMap { $0 }
    let areInOrder = zip(known, known.dropFirst()).allSatisfy(<)
    let parts = changed.map { self.parts(of: new[$0]) }
    let (all, unknown) = (Set(parts.joined()), unknown)
    let isAnySingle = unknown.contains { self.parts(of: new[$0]).count == 1 }
    for (position, indices) in claims {
      if let place = places[position], indices.contains(place) {
        take(position, for: place)
      } else if changed.isEmpty && indices.count == 1 && isMoved(position)
        || !isIncomplete(position)
      {
        take(position, for: indices[0])
      } else if indices.count == 1, isMoved(position),
        isKeyed || areInOrder || old.count == new.count
      {
        let before = self.parts(of: old[position])
        guard all.isDisjoint(with: before), before.count > 1 || !isAnySingle else { continue }
        take(position, for: indices[0])
      }
    }
  }

  /// The indices of those that are copies of each one.
  private var claims: [Int: [Int]] {
    var claims: [Int: [Int]] = [:]
    for (index, position) in sources.enumerated() {
      if let position { claims[position, default: []].append(index) }
    }
    return claims
  }

  /// Those that may be any that was read: they are not known, and not at the place of one. One that
  /// is empty may be any that was emptied.
  private var unknown: [Int] {
    let claims = claims
    return new.indices.filter { index in
      sources[index] == nil
        ? own[index].map { claims[$0] != nil } ?? true
        : areEqual.contains(index) && isEmpty(new[index]) && claims.count < old.count
    }
  }

  /// Lists that have the values of each other may have exchanged elements: only in models, it does
  /// not matter, unless one is empty.
  private mutating func dropExchanged() {
    var isMoved: [Int: Bool] = [:]
    for first in areEqual {
      var path: [Int] = []
      var areFull = isOfModels
      var next: Int? = first
      while let index = next, isMoved[index] == nil, areEqual.contains(index),
        let position = sources[index]
      {
        isMoved[index] = false
        areFull = areFull && !isEmpty(old[position])
        path.append(index)
        next = places[position]
      }
      let end =
        next.map { path.contains($0) ? areFull : isMoved[$0] ?? (sources[$0] != nil) } ?? true
      for index in path { isMoved[index] = end }
    }
    for (index, isMoved) in isMoved where !isMoved { sources[index] = nil }
  }

  /// Whether nothing is at the place of one, or a copy of another one.
  private func isMoved(_ position: Int) -> Bool {
    places[position].map { sources[$0] != nil } ?? true
  }

  /// Of those that have no place any more, elements tell which ones they are, if that leaves no new
  /// one: first those whose elements are all from one, then those that got others.
  private mutating func takeByElements() {
    var owners: [ExactText: Int] = [:]
    for position in old.indices {
      for part in parts(of: old[position]) { owners[part] = position }
    }
    let copied = Set(sources.compactMap { $0 })
    let positions = rest.filter { own[$0] == nil && sources[$0] == nil }.map { index in
      (index, Set(parts(of: new[index]).compactMap { owners[$0] }))
    }
    let before = (match, isFree)
    for isOnly in [true, false] {
      var claims: [Int: [Int]] = [:]
      for (index, positions) in positions where match[index] == nil {
        let free = positions.filter { isFree[$0] }
        if free.count == 1, positions.count == 1 || !isOnly, let position = free.first {
          claims[position, default: []].append(index)
        }
      }
      for (position, indices) in claims
      where indices.count == 1 && places[position] == nil && !copied.contains(position) {
        take(position, for: indices[0])
      }
    }
    if !isKeyed && !isInOrder || rest.contains(where: { own[$0] == nil }) {
      (match, isFree) = before
    }
  }

  private var isInOrder: Bool {
    let matched = match.compactMap { $0 }
    return zip(matched, matched.dropFirst()).allSatisfy(<)
  }

  /// Matches those at their places: under their keys, or between two that stayed, if as many are
  /// there as were, and none was moved. If one was not read completely, each has to be clear.
  private mutating func takeAtPlaces() {
    var pairs: [(index: Int, position: Int)] = []
    if isKeyed {
      pairs = rest.compactMap { index in
        own[index].flatMap { isFree[$0] ? (index, $0) : nil }
      }
    } else if isInOrder {
      var (start, position) = (0, 0)
      for end in 0...match.count {
        guard let endOfOld = end == match.count ? old.count : match[end] else { continue }
        if end - start == endOfOld - position {
          for index in start..<end { pairs.append((index, index - start + position)) }
        }
        (start, position) = (end + 1, endOfOld + 1)
      }
    }
    let lost = old.indices.filter { isFree[$0] && isIncomplete($0) }
    guard lost.isEmpty || areClear(pairs, lost) else { return }
    for (index, position) in pairs { take(position, for: index) }
  }

  /// Whether none of the pairs may be another one. Only what was in one alone tells that.
  private func areClear(_ pairs: [(index: Int, position: Int)], _ lost: [Int]) -> Bool {
    var owners: [ExactText: Int?] = [:]
    for position in old.indices {
      for part in Set(parts(of: old[position])) {
        owners[part] = owners[part] == nil ? .some(position) : .some(nil)
      }
    }
    let news = [Int: [ExactText]](
      uniqueKeysWithValues: rest.map { ($0, parts(of: new[$0])) })
    var shares: [Int: [Int: Int]] = [:]
    var holders: [Int: [Int]] = [:]
    for (index, parts) in news {
      for case let position?? in parts.map({ owners[$0] }) {
        shares[index, default: [:]][position, default: 0] += 1
      }
      for position in shares[index, default: [:]].keys {
        holders[position, default: []].append(index)
      }
    }
    let copied = Set(rest.compactMap { sources[$0] })
    let (known, removed) = (
      Set(pairs.map(\.index)), Set(lost).subtracting(pairs.map(\.position))
    )
    let isByValue = old.count != new.count && areEqual.contains { match[$0] != nil }
    return pairs.allSatisfy { index, position in
      guard sources[index] == nil, !copied.contains(position) else { return false }
      let others = shares[index] ?? [:]
      // It may be one that is gone, or another one may be this one.
      guard removed.isDisjoint(with: others.keys),
        isKeyed
          || (removed.isEmpty || !isEmpty(new[index]) || isEmpty(old[position]))
            && known.isSuperset(of: holders[position] ?? [])
      else { return false }
      if let share = others[position] {
        return areOfBuilders
          || holders[position, default: []].allSatisfy { other in
            other == index || (shares[other]?[position] ?? 0) < (isKeyed ? share + 1 : share)
          }
      }
      let (now, before) = (news[index] ?? [], parts(of: old[position]))
      if isKeyed, now.isEmpty || before.isEmpty { return true }
      // A single part may be that of one which stays by chance.
      guard holders[position] == nil,
        now.count < 2 ? others.keys.allSatisfy({ !isFree[$0] }) : others.isEmpty
      else { return false }
      return isKeyed || !Set(now).isDisjoint(with: before)
        || !isByValue
          && (now.count == before.count || isBlank(new[index]) || isBlank(old[position]))
    }
  }

  /// What tells one from others: where the builders in it were read, or its elements. An empty one
  /// in an array may be any other one that is empty.
  private func parts(of value: Element) -> [ExactText] {
    if !isKeyed, isEmpty(value) { return [ExactText("")] }
    if areOfBuilders {
      var parts: [ExactText] = []
      forEachBuilder(in: value) { builder in
        if let origin = builder.origin {
          parts.append(ExactText("\(origin.embeddedAt ?? -1) \(origin.offset)"))
        }
      }
      return parts
    }
    switch try? JSONValue(written: value, level: 0) {
    case .array(let elements)?: return elements.map { ExactText("\($0)") }
    case .object(let members)?: return members.map { ExactText("\($0.key): \($0.value)") }
    default: return []
    }
  }

  private func isEmpty(_ value: Element) -> Bool { isBlank(value) && unwrapped(value) != nil }

  private func isBlank(_ value: Element) -> Bool {
    unwrapped(value).map(isEmptyContainer) ?? true
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

/// Calls `body` with each builder that is not in another one.
func forEachBuilder(in value: Any, _ body: (any ConstructionBuilder) -> Void) {
  switch unwrapped(value) {
  case let builder as any ConstructionBuilder: body(builder)
  case let elements as [Any]: for element in elements { forEachBuilder(in: element, body) }
  case let members as any WritableDictionary:
    for member in members.byText.values { forEachBuilder(in: member, body) }
  default: break
  }
}
