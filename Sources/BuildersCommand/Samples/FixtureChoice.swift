import ConstructionBuilders

/// Chooses the fixture among some documents, and shortens it.
struct FixtureChoice {
  let root: SurveyedValue

  /// The value that has most of what was surveyed, then the shortest one.
  func best(of values: [JSONValue]) -> JSONValue? {
    var best: (value: JSONValue, places: Int, text: String)?
    for value in values where value.kind == .object || value.kind == .array {
      var places: Set<Int> = []
      note(value, root, nil, &places)
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
  /// add a path; of each array and object at least one. What can do without itself contains itself
  /// at most ``deepest`` times.
  func shortened(_ value: JSONValue) -> JSONValue {
    var seen: Set<Int> = []
    var shallow: Set<Int> = []
    note(value, root, [:], &shallow)
    return shortened(value, root, [:], shallow, &seen)
  }

  private static let deepest = 3

  /// - Parameters:
  ///   - depths: How often the objects of a place are in each other here.
  ///   - shallow: The places of what is not too deep.
  private func shortened(
    _ value: JSONValue, _ place: SurveyedValue?, _ depths: [Int: Int],
    _ shallow: Set<Int>, _ seen: inout Set<Int>
  ) -> JSONValue {
    guard let place else { return value }
    seen.insert(place.index)
    switch value {
    case .object(let members):
      var depths = depths
      depths[place.home.index, default: 0] += 1
      let place = place.place(of: value)
      seen.insert(place.index)
      var kept = JSONValue.Members()
      var hasData = false
      for (key, member) in members {
        if let inner = place.inner(.key(key)) {
          let canGo = isTooDeep(inner, depths) && !inner.mayBeRequired
          if canGo, !isNew(member, inner, shallow.union(seen)) { continue }
          kept[key] = shortened(member, inner, depths, shallow, &seen)
        } else if isNew(member, place.inner(.members), seen) || !hasData {
          hasData = true
          kept[key] = shortened(member, place.inner(.members), depths, shallow, &seen)
        }
      }
      return .object(kept)
    case .array(let elements):
      if place.isRow {
        return .array(
          elements.enumerated().map { index, element in
            shortened(element, place.element(index), depths, shallow, &seen)
          })
      }
      var kept: [JSONValue] = []
      let inner = place.inner(.elements)
      let isOver = inner.map { isTooDeep($0, depths) } ?? false
      for element in elements
      where isOver
        ? isNew(element, inner, shallow.union(seen)) : kept.isEmpty || isNew(element, inner, seen)
      {
        kept.append(shortened(element, inner, depths, shallow, &seen))
      }
      return .array(kept)
    case .string:
      guard let inner = place.inner(.content), let content = value.content else { return value }
      return .string("\(shortened(content, inner, depths, shallow, &seen))")
    default: return value
    }
  }

  /// Whether the objects of a place are those of one that has been often enough.
  private func isTooDeep(_ place: SurveyedValue, _ depths: [Int: Int]) -> Bool {
    place.home.index != place.index && depths[place.home.index] ?? 0 >= Self.deepest
  }

  /// Whether a value has a path that was not seen before.
  private func isNew(_ value: JSONValue, _ place: SurveyedValue?, _ seen: Set<Int>) -> Bool {
    guard let place else { return false }
    var places: Set<Int> = []
    note(value, place, nil, &places)
    return !places.isSubset(of: seen)
  }

  /// Notes the places of a value, and of what is inside.
  ///
  /// - Parameter depths: As above, if only what is not too deep is noted; nil for everything.
  private func note(
    _ value: JSONValue, _ place: SurveyedValue, _ depths: [Int: Int]?, _ places: inout Set<Int>
  ) {
    if value == .null { return }
    if let depths, isTooDeep(place, depths) { return }
    places.insert(place.index)
    switch value {
    case .object(let members):
      var depths = depths
      depths?[place.home.index, default: 0] += 1
      let place = place.place(of: value)
      places.insert(place.index)
      for (key, member) in members {
        if let inner = place.inner(.key(key)) ?? place.inner(.members) {
          note(member, inner, depths, &places)
        }
      }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        if let inner = place.element(index) { note(element, inner, depths, &places) }
      }
    case .string:
      if let inner = place.inner(.content), let content = value.content {
        note(content, inner, depths, &places)
      }
    default: break
    }
  }
}

extension SurveyedValue {
  /// Whether each object around has something here, and nothing that could stand for none.
  fileprivate var mayBeRequired: Bool {
    let none = facts.null.count + facts.boolean.count + facts.strings.empty
    return facts.present - none >= parent?.objects ?? 0
  }
}
