import ConstructionBuilders

extension Survey {
  /// The survey with one inner place `{}` for objects whose keys turn out to be data.
  ///
  /// What an object like `{"alice": 3, "bob": 5}` is, only many of them tell: there are many keys,
  /// each in few of the objects, and all values are alike. This is decided from the outside to the
  /// inside, from a merged survey, and the result is for reports and generated code. It is never
  /// merged or stored, because other documents could decide otherwise.
  var folded: Survey {
    var survey = self
    var depth = 0
    while true {
      let places = survey.places
      let level = places.all.indices.filter { places[$0].rank.depth == depth }
      if level.isEmpty { return survey }
      let maps = level.filter { SurveyedValue(survey: survey, index: $0).hasDataAsKeys }
      if !maps.isEmpty { survey.places = places.folding(Set(maps)) }
      depth += 1
    }
  }
}

extension Survey {
  /// The survey, folded as another one was: so that two surveys can be compared.
  ///
  /// - Precondition: the other one has every path of this one, before it was folded.
  func folded(like other: Survey) -> Survey {
    var survey = self
    survey.places = places.foldingKeys { step, parent in
      guard case .key = step, let inner = other.places.index(of: parent) else { return false }
      let around = other.places[inner].inner
      return around[step] == nil && around.members != nil
    }
    return survey
  }
}

extension SurveyedValue {
  /// How many keys there are at least where keys are taken for data.
  private static var leastKeys: Int { 12 }

  /// Whether the named keys of the objects look like data.
  fileprivate var hasDataAsKeys: Bool {
    let inner = inner
    let named = inner.filter { $0.isNamed }
    let isMap = inner.contains { $0.step == .members && $0.facts.values * 2 > facts.members.total }
    guard named.count >= (isMap ? 1 : Self.leastKeys) else { return false }
    // A record has most of its keys in most objects. Of a map with few objects, only the number of
    // keys tells.
    let objects = facts.object.count
    let sparse = named.filter { $0.facts.present * 4 <= objects }.count
    let isSparse = sparse * 10 >= named.count * 9
    let isLarge = named.count >= 100 && !named.contains { $0.hasNameOfProgram }
    return (isMap || isSparse || isLarge) && Self.areAlike(inner)
  }

  private var isNamed: Bool { if case .key = step { true } else { false } }

  /// Whether the key is written like a name in a program: `created_at`, `createdAt`.
  private var hasNameOfProgram: Bool {
    guard case .key(let key) = step else { return false }
    let letters = key.utf8
    return letters.contains(UInt8(ascii: "_"))
      || zip(letters, letters.dropFirst()).contains { $0 &- 0x61 < 26 && $1 &- 0x41 < 26 }
  }

  /// Whether all values have one kind beside null, and objects share most of their keys.
  private static func areAlike(_ values: [SurveyedValue]) -> Bool {
    let kinds = Set(values.flatMap { $0.facts.kinds.map(\.kind) }.filter { $0 != .null })
    guard kinds.count == 1, let kind = kinds.first else { return false }
    guard kind == .object else { return true }
    var all: Set<Step> = []
    var sum = 0
    for value in values {
      let steps = value.inner.compactMap(\.step)
      all.formUnion(steps)
      sum += steps.count
    }
    return sum * 2 >= all.count * values.count
  }
}

extension Places {
  /// The same places, where all keys of some objects count as `{}`.
  fileprivate func folding(_ maps: Set<Int>) -> Places {
    var result = emptied
    result.add(self, where: { _, _, parent in maps.contains(parent) })
    return result
  }

  /// The same, where a key counts as `{}` if `isData` says so, given the endpoint and the path of
  /// the object after folding.
  fileprivate func foldingKeys(_ isData: (Step, PlaceName) -> Bool) -> Places {
    var names: [Int: PlaceName] = [:]
    for (root, index) in roots { names[index] = PlaceName(endpoint: root.text, path: []) }
    for index in all.indices {
      guard let step = all[index].step, let around = all[index].parent.flatMap({ names[$0] }) else {
        continue
      }
      names[index] = PlaceName(
        endpoint: around.endpoint, path: around.path + [isData(step, around) ? .members : step])
    }
    var result = emptied
    result.add(self, where: { _, index, _ in names[index]?.path.last == .members })
    return result
  }

  /// The place with a path; nil if there is none.
  func index(of name: PlaceName) -> Int? {
    var index = roots[ExactText(name.endpoint)]
    for step in name.path { index = index.flatMap { all[$0].inner[step] } }
    return index
  }
}

/// An endpoint and a path in it.
struct PlaceName: Hashable, Sendable {
  let endpoint: String
  let path: [Step]
}
