import ConstructionBuilders

/// The places in one document where builders look for values, and what was there.
final class PresencePlaces {
  let root: PresencePlace
  private var types: [String: PresencePlace] = [:]

  init(_ types: RecursiveTypes) { root = PresencePlace(.root(types)) }

  /// The place of all objects of a type that contains itself.
  func place(ofType name: String) -> PresencePlace {
    if let place = types[name] { return place }
    let place = PresencePlace(root.path.ofType(name))
    types[name] = place
    return place
  }

  /// Calls `body` with the counts of each place.
  func visitAll(_ body: (_ path: String, _ counts: [PresenceOutcome: Int]) -> Void) {
    root.visitAll(body)
    for place in types.values { place.visitAll(body) }
  }
}

/// A place in one document where builders look for values, and what was there.
final class PresencePlace {
  let path: RowPath
  private var counts: [PresenceOutcome: Int] = [:]
  private var places: [RowPath.Step: PresencePlace] = [:]

  init(_ path: RowPath) { self.path = path }

  func count(_ outcome: PresenceOutcome) { counts[outcome, default: 0] += 1 }

  /// The place after a step, the same for the same step.
  func place(after step: RowPath.Step) -> PresencePlace {
    if let place = places[step] { return place }
    let place = PresencePlace(path.appending(step))
    places[step] = place
    return place
  }

  /// Calls `body` with the counts of this place, and of those after it.
  func visitAll(_ body: (_ path: String, _ counts: [PresenceOutcome: Int]) -> Void) {
    body(path.text, counts)
    for place in places.values { place.visitAll(body) }
  }
}
