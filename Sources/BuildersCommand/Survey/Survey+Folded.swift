import ConstructionBuilders

extension Survey {
  /// The survey with one inner place `{}` for objects whose keys turn out to be data, and with the
  /// objects of a type that contains itself in one place.
  ///
  /// What an object like `{"alice": 3, "bob": 5}` is, only many of them tell: there are many keys,
  /// each in few of the objects, and all values are alike. This is decided from the outside to the
  /// inside, from a merged survey, and the result is for reports and generated code. It is never
  /// merged or stored, because other documents could decide otherwise.
  var folded: Survey { foldedMaps.foldedTypes }

  /// The survey with one inner place `{}` for objects whose keys turn out to be data.
  var foldedMaps: Survey {
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
  /// The survey in which a comment, its replies and their replies are one place.
  private var foldedTypes: Survey {
    var survey = self
    for endpoint in endpoints {
      let homes = endpoint.root.newHomes
      if homes.isEmpty { continue }
      survey.places.learned[ExactText(endpoint.name), default: LearnedTypes()].homes
        .merge(homes) { old, _ in old }
    }
    if survey.places.learned == places.learned { return self }
    survey.places = survey.places.renamingRoots { $0 }
    return survey.foldedTypes
  }

  /// The survey, folded as another one was: so that two surveys can be compared.
  ///
  /// - Precondition: the other one has every path of this one, before it was folded.
  func folded(like other: Survey) -> Survey {
    var survey = self
    var result = places.emptied
    result.learned = other.places.learned
    result.add(
      places,
      where: { step, _, own, places in
        guard let same = other.places.place(like: own, of: places) else { return false }
        let around = other.places[same].inner
        return around[step] == nil && around.members != nil
      })
    survey.places = result
    return survey
  }
}

extension SurveyedValue {
  /// How many keys there are at least where keys are taken for data.
  private static var leastKeys: Int { 12 }

  /// From how many keys on they are data.
  private static var mostKeys: Int { 1_000 }

  /// Whether the named keys of the objects look like data.
  fileprivate var hasDataAsKeys: Bool {
    let inner = inner
    let named = inner.filter { $0.isNamed }
    let isMap = inner.contains { $0.step == .members && $0.facts.values > facts.members.total / 2 }
    guard named.count >= (isMap ? 1 : Self.leastKeys) else { return false }
    // A record has most of its keys in most objects. Of a map with few objects, only the number of
    // keys tells.
    let objects = self.objects
    let sparse = named.filter { $0.facts.present <= objects / 4 }.count
    let isSparse = sparse * 10 >= named.count * 9
    let isLarge = named.count >= 100 && !named.contains { $0.hasNameOfProgram }
    // Nobody reads so many, whatever they are.
    if named.count >= Self.mostKeys { return true }
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
    result.add(self, where: { _, parent, _, _ in maps.contains(parent) })
    return result
  }

  /// The place with the endpoint and the path of another one; nil if there is none.
  fileprivate func place(like other: Int, of places: Places) -> Int? {
    guard let parent = places[other].parent, let step = places[other].step else {
      return places.roots.first { $0.value == other }.flatMap { roots[$0.key] }
    }
    return place(like: parent, of: places).flatMap { all[$0].inner[step] }
  }
}
