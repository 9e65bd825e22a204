import ConstructionBuilders

/// Which objects share a type: those at places where the same keys have the same kinds of values.
///
/// Places are put together one pair after the other, and with them what is inside. A pair stays
/// apart if a struct would then contain itself other than through an array or a dictionary.
struct Shapes {
  private let survey: Survey

  /// The place that a place was put together with; itself for one that stands for others.
  private var links: [Int]

  /// What is inside the places that stand for others.
  private var inner: [[Step: Int]]

  /// - Parameter root: The place around all others.
  init(_ root: SurveyedValue) {
    survey = root.survey
    links = Array(survey.places.all.indices)
    inner = survey.places.all.map { place in
      Dictionary(uniqueKeysWithValues: place.inner.steps.map { ($0.step, $0.place) })
    }
    var leaders: [SurveyedValue] = []
    for value in root.everything where value.isRecord {
      if !leaders.contains(where: { areAlike($0, value) && unite($0.index, value.index) }) {
        leaders.append(value)
      }
    }
  }

  /// The place that stands for all that share a type with one.
  func leader(of place: Int) -> Int {
    var place = place
    while links[place] != place { place = links[place] }
    return place
  }

  /// Puts two places together, and what is inside; not if a struct would then contain itself.
  ///
  /// - Returns: Whether they are together.
  private mutating func unite(_ one: Int, _ other: Int) -> Bool {
    var trial = self
    var pending = [(one, other)]
    while let (one, other) = pending.popLast() {
      let (kept, gone) = (trial.leader(of: one), trial.leader(of: other))
      if kept == gone { continue }
      trial.links[gone] = kept
      for (step, place) in trial.inner[gone] {
        if let same = trial.inner[kept][step] {
          pending.append((same, place))
        } else {
          trial.inner[kept][step] = place
        }
      }
      trial.inner[gone] = [:]
    }
    guard !trial.containsItself(trial.leader(of: one)) else { return false }
    self = trial
    return true
  }

  /// Whether a type has a property of a type that has a property, and so on, of the first type.
  private func containsItself(_ start: Int) -> Bool {
    var seen: Set<Int> = []
    var pending = [start]
    while let place = pending.popLast() {
      for (step, next) in inner[place] {
        if step == .elements || step == .members { continue }
        let next = leader(of: next)
        if next == start { return true }
        if seen.insert(next).inserted { pending.append(next) }
      }
    }
    return false
  }
}

extension Shapes {
  /// With fewer keys, objects are alike by chance: an `id` and a `name` are everywhere.
  private static let fewKeys = 4

  private func areAlike(_ one: SurveyedValue, _ other: SurveyedValue) -> Bool {
    if one.hasKinds || other.hasKinds {
      return one.discriminator == other.discriminator && one.typeName == other.typeName
    }
    // What is of one kind has its name, which would mislead where it is another one.
    if one.kind != other.kind { return false }
    let (keys, others) = (Set(one.keys), Set(other.keys))
    let isNamedAlike = one.typeName == other.typeName
    let common = keys.intersection(others).count
    let all = keys.count + others.count - common
    if all < Self.fewKeys, !isNamedAlike, !areSiblings(one, other) { return false }
    let isPart = isNamedAlike && common == min(keys.count, others.count) && common * 2 >= all
    guard common == all || all - common == 1 && common >= 2 || common * 5 >= all * 4 || isPart
    else { return false }
    return agree(one, other)
  }

  /// Whether two places are members of the same object, or elements of such members.
  private func areSiblings(_ one: SurveyedValue, _ other: SurveyedValue) -> Bool {
    let (path, others) = (one.path, other.path)
    return path.count == others.count && path.dropLast() == others.dropLast()
      || path.count == others.count && path.count > 1 && path.last == .elements
        && path.dropLast(2) == others.dropLast(2)
  }

  /// Whether values of the same keys are of the same kinds, and objects in them have most of their
  /// keys in common.
  private func agree(_ one: SurveyedValue, _ other: SurveyedValue) -> Bool {
    one.inner.allSatisfy { value in
      guard let step = value.step, let same = other.inner(step) else { return true }
      let kinds = Set(value.facts.kinds.map(\.kind)).subtracting([.null])
      let others = Set(same.facts.kinds.map(\.kind)).subtracting([.null])
      if kinds.isEmpty || others.isEmpty { return true }
      // Of few objects, some kinds are missing: the last reply has no replies.
      guard kinds.isSubset(of: others) || others.isSubset(of: kinds) else { return false }
      if step != .elements, kinds.contains(.object), others.contains(.object) {
        let (keys, others) = (Set(value.keys), Set(same.keys))
        let common = keys.intersection(others).count
        guard common * 2 >= min(keys.count, others.count) else { return false }
      }
      return agree(value, same)
    }
  }
}

extension SurveyedValue {
  /// Whether there are objects with names or kinds.
  var isRecord: Bool { facts.object.count > 0 && (!keys.isEmpty || hasKinds) }

  /// The kind of the objects; nil if they are of no special one.
  var kind: String? { if case .kind(let kind) = step { kind } else { nil } }

  /// The last key of the path, and whether the value is an element or a member of what it names.
  var lastKey: (key: String, isElement: Bool)? {
    let path = path
    guard let index = path.lastIndex(where: { if case .key = $0 { true } else { false } }),
      case .key(let key) = path[index]
    else { return nil }
    return (key, path[(index + 1)...].contains { $0 == .elements || $0 == .members })
  }

  /// What a type of the objects would be called; nil for the outermost one.
  var typeName: String? {
    if let kind { return SwiftName.type(kind) }
    return lastKey.map { $0.isElement ? SwiftName.element($0.key) : SwiftName.type($0.key) }
  }
}
