internal import ConstructionBuilders

/// Which array or dictionary that was read each one in a container is, changed or not.
///
/// Each that was read is matched once: a copy would have what was not read a second time.
struct ContainerMatches<Element: Capturable> {
  private let new: [Element]
  private let old: [Element]
  private let sent: [Place]
  /// For each new one, that of the same index or key.
  private let own: [Int?]

  /// The position of the one that was read; nil for a new one.
  private(set) var match: [Int?]

  private var isFree: [Bool]

  /// Those of which a new one is a copy, or has builders, where that is known.
  private var sources: [Int: Set<Int>] = [:]

  init(
    _ new: [Element], _ old: [Element], at sent: [Place], own: [Int?]?, _ match: [Int?]? = nil
  ) {
    (self.new, self.old, self.sent) = (new, old, sent)
    self.own = own ?? Array(repeating: nil, count: new.count)
    self.match = match ?? Array(repeating: nil, count: new.count)
    isFree = Array(repeating: true, count: old.count)
    for position in self.match { if let position { isFree[position] = false } }
  }

  var unmatched: [Int] { old.indices.filter { isFree[$0] } }

  private var unmatchedNew: [Int] { new.indices.filter { match[$0] == nil } }

  private mutating func take(_ position: Int, for index: Int) {
    match[index] = position
    isFree[position] = false
  }

  /// Matches those that were not changed, and those with builders, which know where they were read.
  mutating func matchUnchanged(_ comparison: Comparison) throws(Refusal) {
    matchCopies()
    if !comparison.isOfModels, typeOfLeaf(Element.self) is any ConstructionBuilder.Type {
      matchOrigins()
    }
    try matchEqual(comparison)
  }

  /// What is changed gets a memory of its own.
  private mutating func matchCopies() {
    var positions: [[UInt8]: Int] = [:]
    for position in old.indices { positions[old[position].memory] = position }
    positions[[]] = nil
    for index in unmatchedNew {
      guard let position = positions[new[index].memory] else { continue }
      sources[index] = [position]
      if isFree[position] { take(position, for: index) }
    }
  }

  private mutating func matchOrigins() {
    let places = old.indices.sorted { sent[$0].range.lowerBound < sent[$1].range.lowerBound }
    for index in unmatchedNew {
      forEachBuilder(in: new[index]) { builder in
        if let position = position(of: builder, places) {
          sources[index, default: []].insert(position)
        }
      }
    }
    // First those whose elements are all from one, then those that got some from others.
    for isOnly in [true, false] {
      var claims: [Int: [Int]] = [:]
      for (index, positions) in sources where match[index] == nil {
        let free = positions.filter { isFree[$0] }
        if free.count == 1, positions.count == 1 || !isOnly, let position = free.first {
          claims[position, default: []].append(index)
        }
      }
      for (position, indices) in claims where indices.count == 1 { take(position, for: indices[0]) }
    }
  }

  /// The one in which a builder was read, of those in the order of their places.
  private func position(of builder: any ConstructionBuilder, _ places: [Int]) -> Int? {
    guard let first = places.first,
      let offset = builder.origin?.position(in: sent[first].text)
    else { return nil }
    var range = places.startIndex..<places.endIndex
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      let place = sent[places[middle]].range
      if place.contains(offset) { return places[middle] }
      range =
        place.lowerBound < offset ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  private mutating func matchEqual(_ comparison: Comparison) throws(Refusal) {
    for index in unmatchedNew {
      if let position = own[index], isFree[position],
        comparison.isSame(new[index] as Any, old[position])
      {
        take(position, for: index)
      }
    }
    let rest = unmatchedNew
    guard !rest.isEmpty else { return }
    var free: [ExactText: [Int]] = [:]
    for position in unmatched.reversed() {
      if let text = old[position].identity { free[text, default: []].append(position) }
    }
    guard !free.isEmpty else { return }
    var spellings: [ExactText: Set<ArraySlice<UInt8>>] = [:]
    for index in rest {
      guard let text = new[index].identity, let position = free[text]?.popLast() else { continue }
      take(position, for: index)
      spellings[text, default: []].insert(sent[position].bytes)
    }
    for (text, taken) in spellings {
      let others = free[text] ?? []
      guard others.allSatisfy({ taken == [sent[$0].bytes] }) else {
        throw Refusal("of equal elements that were sent in several spellings, some were removed")
      }
    }
  }

  /// Matches those under the same key.
  mutating func matchOwn(_ coercion: Coercion) {
    let pairs = unmatchedNew.compactMap { index in
      own[index].flatMap { isFree[$0] ? (index, $0) : nil }
    }
    match(pairs, coercion) { _, _ in true }
  }

  /// If none was moved, and as many are between two that stayed as were there, each stands for the
  /// one at its place.
  mutating func matchBetween(_ coercion: Coercion) {
    let matched = match.compactMap { $0 }
    guard zip(matched, matched.dropFirst()).allSatisfy(<) else { return }
    var pairs: [(Int, Int)] = []
    var (start, position) = (0, 0)
    for (end, endOfOld) in Array(zip(match, 0...)).map({ ($1, $0) }) + [(match.count, old.count)] {
      guard let endOfOld else { continue }
      if end - start == endOfOld - position { pairs += zip(start..<end, position..<endOfOld) }
      (start, position) = (end + 1, endOfOld + 1)
    }
    match(pairs, coercion) { new, old in
      new.isEmpty || old.isEmpty || new.count == old.count
    }
  }

  /// Matches pairs. Where something was not read, none is matched if one may stand for another one.
  ///
  /// - Parameter canBeSame: Whether one can stand for one of which it has no part.
  private mutating func match(
    _ pairs: [(index: Int, position: Int)], _ coercion: Coercion,
    _ canBeSame: (_ new: [ExactText], _ old: [ExactText]) -> Bool
  ) {
    let isAnyIncomplete =
      !pairs.isEmpty && unmatched.contains { isIncomplete(old[$0], at: sent[$0], coercion) }
    guard !isAnyIncomplete || areAlike(pairs, canBeSame) else { return }
    for (index, position) in pairs { take(position, for: index) }
  }

  private func areAlike(
    _ pairs: [(index: Int, position: Int)],
    _ canBeSame: (_ new: [ExactText], _ old: [ExactText]) -> Bool
  ) -> Bool {
    var owners: [ExactText: Set<Int>] = [:]
    for position in old.indices {
      for part in parts(of: old[position]) { owners[part, default: []].insert(position) }
    }
    let unmatched = unmatchedNew.map { parts(of: new[$0]) }
    let inUnmatched = Set(unmatched.joined())
    let news = Dictionary(uniqueKeysWithValues: zip(unmatchedNew, unmatched))
    return pairs.allSatisfy { index, position in
      if let sources = sources[index], !sources.contains(position) { return false }
      let (now, before) = (news[index] ?? [], parts(of: old[position]))
      if !Set(before).isDisjoint(with: now) { return true }
      let others = Set(now.lazy.compactMap { owners[$0] }.joined())
      // A single part may be that of one which stays by chance.
      return canBeSame(now, before) && inUnmatched.isDisjoint(with: before)
        && (now.count < 2 ? others.allSatisfy { !isFree[$0] } : others.isEmpty)
    }
  }

  private func parts(of value: Element) -> [ExactText] {
    switch try? JSONValue(written: value, level: 0) {
    case .array(let elements)?: elements.map { ExactText("\($0)") }
    case .object(let members)?: members.map { ExactText("\($0.key): \($0.value)") }
    default: []
    }
  }
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
private func forEachBuilder(in value: Any, _ body: (any ConstructionBuilder) -> Void) {
  switch unwrapped(value) {
  case let builder as any ConstructionBuilder: body(builder)
  case let elements as [Any]: for element in elements { forEachBuilder(in: element, body) }
  case let members as any WritableDictionary:
    for member in members.byText.values { forEachBuilder(in: member, body) }
  default: break
  }
}
