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
    var leaders: [SurveyedValue] = []
    for value in roots.flatMap(\.everything) where value.isRecord {
      if value.home.index != value.index {
        unite(value.home.index, value.index)
      } else if let leader = leaders.first(where: { $0.isAlike(value) }) {
        unite(leader.index, value.index)
      } else {
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
