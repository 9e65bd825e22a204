import ConstructionBuilders

/// A place in one document where builders look for values, and what was there.
final class PresencePlace {
  enum Step: Hashable {
    case key(String)
    case everyKey
    case index(Int)
    case everyIndex
  }

  private let path: RowPath
  private var counts: [PresenceOutcome: Int] = [:]
  private var places: [Step: PresencePlace] = [:]

  init(_ path: RowPath = .root) { self.path = path }

  func count(_ outcome: PresenceOutcome) { counts[outcome, default: 0] += 1 }

  /// The place after a step, the same for the same step.
  func place(after step: Step) -> PresencePlace {
    if let place = places[step] { return place }
    let path =
      switch step {
      case .key(let key): path.key(key)
      case .everyKey: path.everyKey
      case .index(let index): path.index(index)
      case .everyIndex: path.everyIndex
      }
    let place = PresencePlace(path)
    places[step] = place
    return place
  }

  /// Calls `body` with the counts of each place.
  func visitAll(_ body: (_ path: String, _ counts: [PresenceOutcome: Int]) -> Void) {
    body(path.text, counts)
    for place in places.values { place.visitAll(body) }
  }
}
