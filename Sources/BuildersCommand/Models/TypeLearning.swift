import ConstructionBuilders

/// Learns from one survey of an endpoint after the other what types its objects have: from outside
/// to inside, until nothing is new.
///
/// - Objects that are of the type of those around them are counted with these: a reply is a
///   comment, and the `next` of a node is a node.
/// - A member can tell the variant of an object: `{"type": "ping"}`. One survey shows which members
///   can do so. Only a second one, in which each variant has a place of its own, shows whether they
///   do: objects of one variant have most of their keys in common, and those of others have others,
///   so many that an enumeration pays (``VariantsGain``). The key has to be in every object, or
///   those without it have a shape of their own.
/// - A backend that tells the variants of some objects by `type` does so everywhere: within them,
///   an object with a `type` has variants, even if only one of them was seen.
/// - Arrays can be rows (``Rows``), which only a survey by position shows.
/// - Texts that are all JSON are read as what is in them.
struct TypeLearning {
  private(set) var types = LearnedTypes()
  private var refused: Set<[Step]> = []
  private let stated: StatedVariants

  init(_ stated: StatedVariants = StatedVariants()) { self.stated = stated }

  /// Keys that are known to tell variants.
  private static let names: Set<String> = [
    "$type", "@type", "__typename", "_type", "event", "eventType", "event_type", "kind", "object",
    "objectType", "object_type", "resourceType", "subtype", "t", "type",
  ]

  /// Those that do so by numbers, beside the others.
  private static let namesOfNumbers: Set<String> = ["op", "opcode"]

  private static let leastObjects = 12

  /// How many objects the commonest variant has at least. Two documents with one object of each
  /// variant show nothing of what these have in common.
  fileprivate static let leastOfVariant = 3

  /// Looks at a survey that was made with what was learned before.
  ///
  /// - Parameter isLast: Whether only what was learned before is verified.
  /// - Returns: Whether there is something new, so that the captures have to be surveyed again.
  mutating func learn(from root: SurveyedValue, isLast: Bool = false) -> Bool {
    let before = types
    if !isLast { types.homes.merge(root.newHomes) { _, new in new } }
    var pending = [root]
    while let value = pending.popLast() {
      // What is within something new is counted elsewhere the next time.
      if !learn(about: value, isLast) { pending += value.inner }
    }
    return types != before
  }

  /// - Returns: Whether it is of a type that was not known.
  private mutating func learn(about value: SurveyedValue, _ isLast: Bool) -> Bool {
    if learnRow(at: value, isLast) || learnText(at: value, isLast) { return true }
    guard value.objects > 0, value.home.index == value.index else { return false }
    let path = value.path
    if types.homes[path] != nil { return true }
    if types.discriminators[path] != nil {
      let isStated = value.discriminator.flatMap { stated[path, $0] } ?? false
      if isStated || Self.areVariants(value) { return false }
      types.discriminators[path] = nil
      refused.insert(path)
      return true
    }
    if isLast { return false }
    if value.keys.isEmpty, value.inner(.members) != nil { types.maps.insert(path) }
    guard !refused.contains(path), let key = candidate(in: value) else { return false }
    types.discriminators[path] = key
    let facts = value.inner(.key(key))?.facts
    let texts = facts?.strings.distinct.texts.values.sorted() ?? []
    let numbers = facts?.numbers.fewNumbers.map { $0.map { "\($0)" } } ?? []
    types.addVariants(texts + numbers, at: path)
    return true
  }

  /// - Returns: Whether the arrays are counted by position from now on, or no more.
  private mutating func learnRow(at value: SurveyedValue, _ isLast: Bool) -> Bool {
    guard value.facts.array.count > 0 else { return false }
    let path = value.path
    switch types.rows[path] {
    case false?: return false
    case true? where Rows.are(value): return false
    case true?: types.rows[path] = false
    case nil:
      if isLast || !Rows.canBe(value) { return false }
      types.rows[path] = true
    }
    return true
  }

  /// - Returns: Whether what the texts have as JSON is counted from now on.
  private mutating func learnText(at value: SurveyedValue, _ isLast: Bool) -> Bool {
    guard !isLast, value.facts.strings.formats.contains(.json) else { return false }
    return types.texts.insert(value.path).inserted
  }

  private func candidate(in value: SurveyedValue) -> String? {
    let objects = value.objects
    let path = value.path
    if let key = value.keys.first(where: { stated[path, $0] == true }) {
      let member = value.inner(.key(key))
      return member?.tellsVariants() == true || member?.numbersVariants() == true ? key : nil
    }
    // A variant has no variants itself, and neither has what stands apart from the discriminator.
    guard !value.isVariant, value.parent?.isVariant != true || value.parent?.keys.count != 2 else {
      return nil
    }
    // What every object has comes before what some lack.
    let keys = value.keys.filter { value.inner(.key($0))?.facts.present == objects }
    return [keys, value.keys].lazy.compactMap { keys in
      keys.first { isText($0, of: value, objects) }
        ?? keys.first { isNumber($0, of: value, objects) }
    }.first
  }

  private func isText(_ key: String, of value: SurveyedValue, _ objects: Int) -> Bool {
    guard Self.names.contains(key), stated[value.path, key] != false,
      let member = value.inner(.key(key)), member.tellsVariants(), member.isThere(in: objects)
    else { return false }
    let texts = member.facts.strings.distinct.texts
    let areMany =
      objects >= Self.leastObjects && texts.count > 1 && texts.count * 3 <= objects * 2
      && member.facts.strings.distinct.counts.contains { $0 >= Self.leastOfVariant }
    return (areMany || value.outerDiscriminator == key)
      && texts.values.allSatisfy(\.isIdentifier)
  }

  private func isNumber(_ key: String, of value: SurveyedValue, _ objects: Int) -> Bool {
    (Self.names.contains(key) || Self.namesOfNumbers.contains(key))
      && stated[value.path, key] != false && objects >= Self.leastObjects
      && value.inner(.key(key))?.numbersVariants() == true
      && value.inner(.key(key))?.isThere(in: objects) == true
  }

  /// Whether objects of one variant have their keys in common, or the objects in one of their
  /// members; and whether an enumeration pays.
  private static func areVariants(_ value: SurveyedValue) -> Bool {
    let variants = value.inner.filter(\.isVariant)
    guard value.keys.isEmpty, !variants.isEmpty else { return false }
    // Which numbers there are, the first survey does not show.
    if value.hasNumberedVariants {
      let objects = variants.map(\.objects)
      guard objects.count > 1, objects.contains(where: { $0 >= Self.leastOfVariant }),
        objects.count * 3 <= objects.reduce(0, +) * 2
      else { return false }
    }
    let isWithin = value.outerDiscriminator == value.discriminator
    if let untold = value.inner(.untold), !isOwnShape(untold, beside: variants) { return false }
    guard VariantsGain(variants).pays(isWithinVariants: isWithin) else { return false }
    if isWithin || areAlike(variants, least: 0.8) { return true }
    let keys = Set(variants.flatMap(\.keys))
    return keys.contains { key in
      let contents = variants.compactMap { $0.inner(.key(key)) }.filter(\.isRecord)
      return contents.count > 1 && areAlike(contents, least: 0.5)
    }
  }

  /// Whether objects without the member that tells a variant are alike, and unlike the others.
  private static func isOwnShape(_ untold: SurveyedValue, beside all: [SurveyedValue]) -> Bool {
    guard untold.objects >= leastOfVariant, areAlike([untold], least: 0.8) else { return false }
    return all.allSatisfy { variant in
      variant.step == .untold
        || untold.inner.contains { value in
          guard let other = value.step.flatMap({ variant.inner($0) }) else { return true }
          let kinds = [value, other].map { Set($0.facts.kinds.map(\.kind)).subtracting([.null]) }
          return kinds.allSatisfy { !$0.isEmpty } && kinds[0].isDisjoint(with: kinds[1])
        }
    }
  }

  /// Whether objects of one variant have most of their keys in common.
  private static func areAlike(_ variants: [SurveyedValue], least: Double) -> Bool {
    var (members, room) = (0, 0)
    for variant in variants {
      let inner = variant.inner
      members += inner.reduce(0) { $0 + $1.facts.present }
      room += variant.objects * inner.count
    }
    return Double(members) >= least * Double(max(1, room))
  }
}

extension LearnedTypes {
  /// Says the same of what is inside of some objects, when a step for their variant is in its path.
  fileprivate mutating func addVariants(_ texts: [String], at path: [Step]) {
    let variants = texts.map { Step.variant($0) } + [.untold]
    for (inner, steps) in homes where inner.count > path.count && inner.starts(with: path) {
      let rest = inner[path.count...]
      homes[inner] = nil
      for variant in variants {
        homes[path + [variant] + rest] = steps > rest.count - 1 ? steps + 1 : steps
      }
    }
    func added(to paths: Set<[Step]>) -> [[Step]] {
      paths.filter { $0.count > path.count && $0.starts(with: path) }.flatMap { inner in
        variants.map { path + [$0] + inner[path.count...] }
      }
    }
    maps.formUnion(added(to: maps))
    self.texts.formUnion(added(to: self.texts))
    for (inner, isRow) in rows where inner.count > path.count && inner.starts(with: path) {
      rows[inner] = nil
      for variant in variants { rows[path + [variant] + inner[path.count...]] = isRow }
    }
  }
}

extension SurveyedValue {
  /// Whether it is one of at most forty texts, wherever it is.
  fileprivate func tellsVariants() -> Bool {
    let texts = facts.strings.distinct
    return 1...40 ~= texts.hashes.count && facts.string.count == facts.values
      && texts.total == facts.string.count && texts.texts.count == texts.hashes.count
  }

  /// Whether it is one of at most forty numbers, wherever it is.
  fileprivate func numbersVariants() -> Bool {
    facts.number.count == facts.values && facts.numbers.fewNumbers != nil
  }

  /// Whether every object has it, or so many lack it that they can be a variant.
  fileprivate func isThere(in objects: Int) -> Bool {
    facts.present == objects || objects - facts.present >= TypeLearning.leastOfVariant
  }

  /// The objects that are of the type of those around them, by their paths, with the number of
  /// steps up to these.
  var newHomes: [[Step]: Int] {
    var homes: [[Step]: Int] = [:]
    var pending = [self]
    while let value = pending.popLast() {
      if let steps = value.stepsToHome {
        homes[value.path] = steps
      } else {
        pending += value.inner.reversed()
      }
    }
    return homes
  }

  /// How many steps to go up for the outermost place whose objects are alike; nil if there is none.
  private var stepsToHome: Int? {
    guard isRecord, !isVariant, home.index == index else { return nil }
    var (steps, found) = (0, nil as Int?)
    var around = parent
    while let outer = around {
      steps += 1
      if outer.isRecord, !outer.isVariant, recurs(in: outer) { found = steps }
      around = outer.parent
    }
    return found
  }

  /// The key that tells the variants of an object around.
  fileprivate var outerDiscriminator: String? {
    var around = parent
    while let value = around {
      if value.isVariant { return value.parent?.discriminator }
      around = value.parent
    }
    return nil
  }
}

extension NumberFacts {
  /// The numbers from the least to the greatest, if there are few, all of them whole.
  fileprivate var fewNumbers: ClosedRange<Int>? {
    guard fractions + pointed == 0, let least = least.flatMap({ Int($0.text) }),
      let greatest = greatest.flatMap({ Int($0.text) }), least >= 0, greatest - least < 40
    else { return nil }
    return least...greatest
  }
}

extension String {
  /// Whether a program can have it as the name of a variant: an ASCII letter, and then letters,
  /// digits and a few signs. Other texts could be data of people.
  var isIdentifier: Bool {
    utf8.count <= 60 && utf8.first?.isLetter == true && !DataText.isData(self)
      && utf8.allSatisfy { $0.isLetter || $0.isDigit || "_-.:".utf8.contains($0) }
  }
}
