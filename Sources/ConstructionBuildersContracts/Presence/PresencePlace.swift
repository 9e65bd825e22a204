import ConstructionBuilders

/// A place in one document where builders look for values, and what was there.
final class PresencePlace {
  private let path: RowPath
  private var counts: [PresenceOutcome: Int] = [:]
  private var places: [RowPath.Step: PresencePlace] = [:]

  init(_ path: RowPath = .root) { self.path = path }

  func count(_ outcome: PresenceOutcome) { counts[outcome, default: 0] += 1 }

  /// The place after a step, the same for the same step.
  func place(after step: RowPath.Step) -> PresencePlace {
    if let place = places[step] { return place }
    let place = PresencePlace(path.appending(step))
    places[step] = place
    return place
  }

  /// Calls `body` with the counts of each place.
  func visitAll(_ body: (_ path: String, _ counts: [PresenceOutcome: Int]) -> Void) {
    body(path.text, counts)
    for place in places.values { place.visitAll(body) }
  }
}
