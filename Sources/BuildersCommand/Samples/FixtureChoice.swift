import ConstructionBuilders

/// Chooses the fixture among some documents, and shortens it.
struct FixtureChoice {
  let root: SurveyedValue

  /// The value that has most of what was surveyed, then the shortest one.
  func best(of values: [JSONValue]) -> JSONValue? {
    var best: (value: JSONValue, places: Int, text: String)?
    for value in values where value.kind == .object || value.kind == .array {
      var places: Set<Int> = []
      note(value, root, &places)
      let text = value.description
      if let best {
        if places.count < best.places { continue }
        let isShorter =
          (text.utf8.count, ExactText(text)) < (best.text.utf8.count, ExactText(best.text))
        if places.count == best.places, !isShorter { continue }
      }
      best = (value, places.count, text)
    }
    return best?.value
  }

  /// The value with only those elements of arrays, and members of objects whose keys are data, that
  /// add a path; of each array and object at least one.
  func shortened(_ value: JSONValue) -> JSONValue {
    var seen: Set<Int> = []
    return shortened(value, root, &seen)
  }

  private func shortened(
    _ value: JSONValue, _ place: SurveyedValue?, _ seen: inout Set<Int>
  ) -> JSONValue {
    guard let place else { return value }
    seen.insert(place.index)
    switch value {
    case .object(let members):
      let place = place.place(of: value)
      seen.insert(place.index)
      var kept = JSONValue.Members()
      var hasData = false
      for (key, member) in members {
        if let inner = place.inner(.key(key)) {
          kept[key] = shortened(member, inner, &seen)
        } else if isNew(member, place.inner(.members), seen) || !hasData {
          hasData = true
          kept[key] = shortened(member, place.inner(.members), &seen)
        }
      }
      return .object(kept)
    case .array(let elements):
      var kept: [JSONValue] = []
      let inner = place.inner(.elements)
      for element in elements where kept.isEmpty || isNew(element, inner, seen) {
        kept.append(shortened(element, inner, &seen))
      }
      return .array(kept)
    default: return value
    }
  }

  /// Whether a value has a path that was not seen before.
  private func isNew(_ value: JSONValue, _ place: SurveyedValue?, _ seen: Set<Int>) -> Bool {
    guard let place else { return false }
    var places: Set<Int> = []
    note(value, place, &places)
    return !places.isSubset(of: seen)
  }

  /// Notes the places of a value, and of what is inside.
  private func note(_ value: JSONValue, _ place: SurveyedValue, _ places: inout Set<Int>) {
    if value == .null { return }
    places.insert(place.index)
    switch value {
    case .object(let members):
      let place = place.place(of: value)
      places.insert(place.index)
      for (key, member) in members {
        if let inner = place.inner(.key(key)) ?? place.inner(.members) {
          note(member, inner, &places)
        }
      }
    case .array(let elements):
      if let inner = place.inner(.elements) {
        for element in elements { note(element, inner, &places) }
      }
    default: break
    }
  }
}
