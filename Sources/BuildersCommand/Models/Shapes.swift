import ConstructionBuilders

/// Which objects share a type: those at places where the same keys have the same kinds of values.
///
/// Places are put together one pair after the other, and with them what is inside.
struct Shapes {
  private let survey: Survey

  /// The place that a place was put together with; itself for one that stands for others.
  private var links: [Int]

  /// What is inside the places that stand for others.
  private var inner: [[Step: Int]]

  /// - Parameter roots: The places around all others, at least one.
  init(_ roots: [SurveyedValue]) {
    survey = roots[0].survey
    links = Array(survey.places.all.indices)
    inner = survey.places.all.map { place in
      Dictionary(uniqueKeysWithValues: place.inner.steps.map { ($0.step, $0.place) })
    }
    var leaders = Leaders()
    for value in roots.flatMap(\.everything) where value.isRecord {
      if value.home.index != value.index {
        unite(value.home.index, value.index)
      } else if let leader = leaders.leader(alike: value) {
        unite(leader.index, value.index)
      }
    }
  }

  /// The place that stands for all that share a type with one.
  func leader(of place: Int) -> Int {
    var place = place
    while links[place] != place { place = links[place] }
    return place
  }

  /// Puts two places together, and what is inside.
  private mutating func unite(_ one: Int, _ other: Int) {
    var pending = [(one, other)]
    while let (one, other) = pending.popLast() {
      let (kept, gone) = (leader(of: one), leader(of: other))
      if kept == gone { continue }
      links[gone] = kept
      for (step, place) in inner[gone] {
        if let same = inner[kept][step] {
          pending.append((same, place))
        } else {
          inner[kept][step] = place
        }
      }
      inner[gone] = [:]
    }
  }
}

/// One place of each type, by the keys of its objects: to ask all of them of all would take the
/// square of their number.
private struct Leaders {
  private var all: [(value: SurveyedValue, keys: Int)] = []
  private var positions: [String: [Int]] = [:]
  private var withVariants: [SurveyedValue] = []

  /// The first place whose objects are alike. If there is none, the place itself is added.
  mutating func leader(alike value: SurveyedValue) -> SurveyedValue? {
    if value.hasVariants {
      if let leader = withVariants.first(where: { $0.isAlike(value) }) { return leader }
      withVariants.append(value)
      return nil
    }
    let keys = Set(value.keys)
    var common: [Int: Int] = [:]
    for key in keys { for position in positions[key] ?? [] { common[position, default: 0] += 1 } }
    // What is alike has half of all keys in common.
    let candidates = common.filter { $1 * 3 >= keys.count + all[$0].keys }.keys.sorted()
    if let leader = candidates.first(where: { all[$0].value.isAlike(value) }) {
      return all[leader].value
    }
    for key in keys { positions[key, default: []].append(all.count) }
    all.append((value, keys.count))
    return nil
  }
}
