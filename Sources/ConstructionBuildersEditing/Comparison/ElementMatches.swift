internal import ConstructionBuilders

/// Which element that was read each element of an array is, changed or not.
struct ElementMatches {
  /// The position of the element that was read; nil for a new one.
  let match: [Int?]
  let pairs: ElementPairs

  var matched: Set<Int> { Set(match.compactMap { $0 }) }
}

extension Array where Element: Capturable {
  /// - Parameters:
  ///   - sent: The place of each element that was read.
  ///   - areModels: Whether more may have been sent of each than what it holds, and nothing tells
  ///     where; nil if the type of the elements says so.
  func matches(
    with old: Self, at sent: [Place], _ coercion: Coercion, _ comparison: Comparison,
    areModels: Bool? = nil
  ) throws(Refusal) -> ElementMatches {
    let areBuilders =
      !comparison.isOfModels
      && hasArm(typeWithoutOptional(Element.self)) {
        (Self.areOfUnion ? typeOfLeaf($0) : $0) is any ConstructionBuilder.Type
      }
    let areModels = areModels ?? comparison.areModels(Element.self)
    if isContainer(Element.self),
      !areModels
        || zip(old, sent).contains(where: {
          ConstructionBuildersEditing.isIncomplete($0, at: $1, coercion)
        })
    {
      return try containerMatches(with: old, at: sent, coercion, comparison)
    }
    // Those that are equal may have been read from different objects.
    let pairs = ElementPairs(old: old.count, new: count) { position, index in
      areCopies(self[index], old[position])
        || (!areBuilders || isToldByValue(self[index]))
          && comparison.isSame(self[index], old[position])
    }
    try refuseMovedParts(old, at: sent, coercion, pairs)
    var match = indices.map { pairs.isSame($0) ? pairs.match(of: $0) : nil }
    guard pairs.prefix + pairs.suffix < Swift.max(count, old.count) else {
      return ElementMatches(match: match, pairs: pairs)
    }
    let middle = pairs.prefix..<count - pairs.suffix
    if areBuilders {
      matchByOrigin(old, at: sent, middle, coercion, &match)
      matchByValue(old, middle, &match)
      try matchAnonymous(old, at: sent, &match)
    } else if count == old.count, !areModels {
      try refuseMovedUnreadable(old, at: sent, middle)
      for index in middle { match[index] = index }
    } else {
      try matchByValue(
        old, at: sent, middle, pairs.prefix..<old.count - pairs.suffix, comparison, areModels,
        &match)
    }
    if areModels || Element.self is any OptionalValue.Type {
      try refuseAmbiguousRemoval(from: old, at: sent, match, areModels)
    }
    let matches = ElementMatches(match: match, pairs: pairs)
    if areBuilders {
      let matched = matches.matched
      for position in old.indices where !matched.contains(position) {
        comparison.noteRemoval(of: old[position], at: sent[position], coercion)
      }
    }
    return matches
  }

  private func containerMatches(
    with old: Self, at sent: [Place], _ coercion: Coercion, _ comparison: Comparison
  ) throws(Refusal) -> ElementMatches {
    let pairs = ElementPairs(old: old.count, new: count) {
      isCopy(self[$1], of: old[$0])
        || comparison.isOfModels && comparison.isSame(self[$1], old[$0])
    }
    if count == old.count {
      if pairs.prefix == count { return ElementMatches(match: indices.map(\.self), pairs: pairs) }
      try refuseMovedUnreadable(old, at: sent, pairs.prefix..<count - pairs.suffix)
    }
    let matches = ContainerMatches(
      self, old, at: sent, own: indices.map { pairs.match(of: $0) }, isKeyed: false, coercion,
      comparison)
    try refuseAmbiguousRemoval(from: old, at: sent, matches.match, false)
    matches.noteRemovals(comparison)
    return ElementMatches(
      match: matches.match, pairs: ElementPairs(old: old.count, new: count) { _, _ in false })
  }

  /// Of models that are equal, nothing tells which one was removed, if their objects differ, and of
  /// nil, if not all were null. An empty array has no memory of its own, either.
  private func refuseAmbiguousRemoval(
    from old: Self, at sent: [Place], _ match: [Int?], _ areModels: Bool
  ) throws(Refusal) {
    func isMeant(_ position: Int) -> Bool {
      areModels || unwrapped(old[position]).map(isEmptyContainer) ?? true
    }
    let kept = Set(match.compactMap { $0 })
    let removed = old.indices.filter { !kept.contains($0) && isMeant($0) }
    guard !removed.isEmpty, !kept.isEmpty else { return }
    var spellings: [ExactText: Set<ArraySlice<UInt8>>] = [:]
    for position in kept where isMeant(position) {
      guard let text = old[position].identity else { continue }
      spellings[text, default: []].insert(sent[position].bytes)
    }
    for position in removed {
      guard let text = old[position].identity, let others = spellings[text],
        others != [sent[position].bytes]
      else { continue }
      throw Refusal("of equal elements that were sent in several spellings, some were removed")
    }
  }

  private func matchByOrigin(
    _ old: Self, at sent: [Place], _ middle: Range<Int>, _ coercion: Coercion,
    _ match: inout [Int?]
  ) {
    var positions: [Int: Int] = [:]
    for (position, place) in sent.enumerated() {
      positions[place.range.lowerBound] = position
      if let element = place.onlyElement(by: coercion) {
        positions[element.range.lowerBound] = position
      }
    }
    var next = middle.lowerBound
    for index in middle {
      // To look for an origin takes long, and most elements are copies of those that follow.
      for position in [next, next + 1] where old.indices.contains(position) {
        if match[index] == nil, areCopies(self[index], old[position]) { match[index] = position }
      }
      defer { next = (match[index] ?? next) + 1 }
      guard match[index] == nil,
        let builder = withoutUnion(self[index]) as? any ConstructionBuilder
      else { continue }
      if let origin = builder.origin {
        match[index] = sent.first.flatMap { origin.position(in: $0.text) }
          .flatMap { positions[$0] }
      } else if count == old.count,
        let before = withoutUnion(old[index]) as? any ConstructionBuilder,
        before.origin == nil
      {
        match[index] = index
      }
    }
  }

  /// Matches elements of which nothing tells where they were read: builders without fields, such as
  /// some cases of an enumeration, and nil.
  ///
  /// Their order tells them apart, unless others were moved between them.
  private func matchAnonymous(
    _ old: Self, at sent: [Place], _ match: inout [Int?]
  ) throws(Refusal) {
    let (positions, indices) = (old.anonymous, anonymous)
    if positions.isEmpty || indices.isEmpty { return }
    if count == old.count, positions.isSuperset(of: indices) || indices.isSuperset(of: positions) {
      for index in indices { match[index] = positions.contains(index) ? index : nil }
      return
    }
    if positions.count == indices.count,
      positions.count == 1 || isInOrder(match, positions, indices)
    {
      for (index, position) in zip(indices.sorted(), positions.sorted()) { match[index] = position }
      return
    }
    // Nil may have been null, which is written anew.
    let isAnyKept = positions.contains { unwrapped(old[$0]) != nil || sent[$0].kind != .null }
    guard isAnyKept else { return }
    throw Refusal(
      "elements were moved, added or removed that nothing tells apart: builders without fields, "
        + "or nil for what could not be read")
  }

  /// Whether as many anonymous elements are before each other element as there were.
  private func isInOrder(
    _ match: [Int?], _ positions: Set<Int>, _ indices: Set<Int>
  ) -> Bool {
    func counts(_ count: Int, _ anonymous: Set<Int>) -> [Int] {
      var before = 0
      return (0..<count).map { index in
        if anonymous.contains(index) { before += 1 }
        return before
      }
    }
    let last = (match.compactMap { $0 }.max() ?? -1) + 1
    let (before, now) = (counts(last, positions), counts(count, indices))
    return self.indices.allSatisfy { index in
      guard !indices.contains(index), let position = match[index] else { return true }
      return now[index] == before[position]
    }
  }

  private var anonymous: Set<Int> {
    func isAnonymous(_ element: Element) -> Bool {
      guard let value = withoutUnion(element) else { return true }
      return (value as? any ConstructionBuilder)?.isFieldless ?? false
    }
    // All values of a struct have the same fields.
    guard let first, first is any ValueOfUnion || Mirror(reflecting: first).displayStyle != .struct
    else {
      return first.map(isAnonymous) == true ? Set(indices) : []
    }
    return Set(indices.filter { isAnonymous(self[$0]) })
  }

  /// In an array of Optionals, nil stands for null, and for what could not be read. If values and
  /// nil change places, what could not be read may have been moved.
  private func refuseMovedUnreadable(
    _ old: Self, at sent: [Place], _ middle: Range<Int>
  ) throws(Refusal) {
    let isFilled = middle.contains {
      unwrapped(old[$0]) == nil && unwrapped(self[$0]) != nil && sent[$0].kind != .null
    }
    let isCleared = middle.contains { unwrapped(old[$0]) != nil && unwrapped(self[$0]) == nil }
    if isFilled && isCleared {
      throw Refusal("an element that could not be read may have been moved, and nil does not tell")
    }
  }

  /// Matches elements that have no places by what they are.
  private func matchByValue(
    _ old: Self, at sent: [Place], _ middle: Range<Int>, _ before: Range<Int>,
    _ comparison: Comparison, _ areModels: Bool, _ match: inout [Int?]
  ) throws(Refusal) {
    let areAsMany = count == old.count
    // The first and the last are known to differ.
    for index in middle.dropFirst().dropLast()
    where areAsMany && comparison.isSame(self[index], old[index]) {
      match[index] = index
    }
    let rest = middle.filter { match[$0] == nil }
    // If only one differs, none was moved.
    if areAsMany, rest.count == 1 {
      match[rest[0]] = rest[0]
      return
    }
    var free: [ExactText: [Int]] = [:]
    var all: [ExactText: [Int]] = [:]
    for position in before.reversed() {
      guard let text = old[position].identity else { continue }
      all[text, default: []].append(position)
      if !areAsMany || match[position] == nil { free[text, default: []].append(position) }
    }
    for index in rest {
      if let text = self[index].identity { match[index] = free[text]?.popLast() }
    }
    let isEachMatched = rest.allSatisfy { match[$0] != nil }
    let isOneMatched = rest.contains { match[$0] != nil }
    // One that was spelled otherwise may be the one that was meant.
    let others = (areAsMany ? all : free).mapValues { Set($0.map { sent[$0].bytes }) }
    for index in rest {
      guard let position = match[index], let text = self[index].identity,
        let spellings = others[text], !spellings.isSubset(of: [sent[position].bytes])
      else { continue }
      throw Refusal(
        areAsMany
          ? "of elements that are equal as models, but were sent in several forms, some were moved"
          : "of equal elements that were sent in several spellings, some were removed")
    }
    guard !isEachMatched, areModels else { return }
    if areAsMany, !isOneMatched {
      for index in rest { match[index] = index }
    } else if free.values.contains(where: { !$0.isEmpty }) {
      let others = areAsMany ? "moved" : count > old.count ? "added" : "removed"
      throw Refusal("elements were changed and others \(others): edit the builder instead")
    }
  }
}

extension Comparison {
  /// Whether values of a type are models, were made from models, or contain such values: objects of
  /// which nothing tells where they were sent.
  func areModels(_ type: Any.Type) -> Bool {
    hasArm(typeOfLeaf(type)) { arm in
      let leaf = typeOfLeaf(arm)
      return leaf is any EncodableWithin.Type || isOfModels && leaf is any ConstructionBuilder.Type
    }
  }
}

extension Capturable {
  /// What tells equal values; nil if that is not known.
  var identity: ExactText? {
    (try? JSONValue(written: self, level: 0)).map { ExactText("\($0)") }
  }
}

extension ObjectOrigin {
  /// Where the object begins in a text, or the string in which it is; nil if it is in another text.
  func position(in text: SentText) -> Int? {
    embeddedAt == text.embeddedAt ? offset : text.embeddedAt == nil ? embeddedAt : nil
  }
}
