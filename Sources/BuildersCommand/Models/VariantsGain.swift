import ConstructionBuilders

/// What an enumeration of variants gains over one struct with Optionals.
///
/// Each variant repeats the keys that it has in common with others, and of a new variant all is
/// lost. So there have to be few such keys, and of one struct for all, a good part would have to be
/// empty. A key whose values have other JSON types in other variants is one for each.
struct VariantsGain {
  /// How many keys most variants have.
  private let common: Int

  /// How much of a struct with all keys, and those of objects in them, would be filled.
  private let filled: Double

  private static let mostCommon = 10
  private static let mostFilled = 2 / 3.0

  init(_ variants: [SurveyedValue]) {
    let discriminator = variants.first?.parent?.discriminator
    var counts: [Step: Int] = [:]
    var kinds: [[Step]: [Set<JSONType>]] = [:]
    var (objects, members) = (0, 0)
    for variant in variants {
      objects += variant.objects
      variant.forEachKey(besides: discriminator) { path, facts in
        if path.count == 1 { counts[path[0], default: 0] += 1 }
        kinds[path, default: []].add(Set(facts.kinds.map(\.kind)).subtracting([.null]))
        members += facts.present
      }
    }
    common = counts.values.count { $0 * 2 > variants.count }
    let all = kinds.values.reduce(0) { $0 + $1.count }
    filled = Double(members) / Double(max(1, objects * all))
  }

  /// - Parameter isWithinVariants: Whether the objects are in others of which the same key tells
  ///   variants. Then only one of theirs may have been seen.
  func pays(isWithinVariants: Bool) -> Bool {
    common <= Self.mostCommon && (isWithinVariants || filled <= Self.mostFilled)
  }
}

extension [Set<JSONType>] {
  /// Adds the kinds of a variant to those that they have one in common with.
  fileprivate mutating func add(_ kinds: Set<JSONType>) {
    // Nothing but null goes with any kind.
    if kinds.isEmpty, !isEmpty { return }
    let joined = filter { $0.isEmpty || !$0.isDisjoint(with: kinds) }
    removeAll { joined.contains($0) }
    append(joined.reduce(kinds) { $0.union($1) })
  }
}

extension SurveyedValue {
  /// Calls `body` with each key, and each key of objects in it, and what was seen there.
  fileprivate func forEachKey(
    besides hidden: String?, _ body: (_ path: [Step], _ facts: Facts) -> Void
  ) {
    var pending = inner.map { (value: $0, path: [Step]()) }
    while let (value, path) = pending.popLast() {
      guard let step = value.step, case .key(let key) = step else { continue }
      if path.isEmpty, key == hidden { continue }
      body(path + [step], value.facts)
      pending += value.inner.map { ($0, path + [step]) }
    }
  }
}
