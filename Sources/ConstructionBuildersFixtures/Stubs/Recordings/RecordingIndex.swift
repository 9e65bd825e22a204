/// Finds the entries of a request, and the nearest entry if there is none.
struct RecordingIndex: Sendable {
  /// The indices of entries, in their order, with the host and without it.
  private var byKey: [RequestKey: [Int]] = [:]
  private var origins: Set<String?> = []
  /// Each path, with its entries.
  private var paths: [(segments: [String], entries: [Int])] = []
  private let secrets: KnownSecrets

  init(_ entries: [RecordedEntry], _ secrets: KnownSecrets) {
    self.secrets = secrets
    var places: [[String]: Int] = [:]
    for (index, entry) in entries.enumerated() {
      byKey[entry.key, default: []].append(index)
      byKey[entry.key.onAnyHost, default: []].append(index)
      origins.insert(entry.key.origin)
      if let place = places[entry.key.segments] {
        paths[place].entries.append(index)
      } else {
        places[entry.key.segments] = paths.count
        paths.append((entry.key.segments, [index]))
      }
    }
  }

  /// The key that finds the entries of a request, and the entries; nil if there are none.
  ///
  /// A host that the recording has is compared; any other may stand for all of them.
  func match(_ request: StubRequest) -> (key: RequestKey, entries: [Int])? {
    let keys = RequestKey.keys(of: request, secrets)
    for var key in keys + keys.prefix(1).map(\.withAnyBody) {
      if !origins.contains(key.origin) { key.origin = nil }
      if let entries = byKey[key] { return (key, entries) }
    }
    return nil
  }

  /// The entry with the fewest differences; nil without entries.
  ///
  /// Only the entries of the nearest path are compared.
  func nearest(
    to request: StubRequest, among entries: [RecordedEntry]
  ) -> (entry: RecordedEntry, comparison: RequestMatcher.Comparison)? {
    guard let request = RequestKey.keys(of: request, secrets).first else { return nil }
    let nearest = paths.map { ($0, pathDistance($0.segments, request.segments)) }
      .min { $0.1 < $1.1 }?.0
    let isHostKnown = origins.contains(request.origin)
    return nearest?.entries.map { index in
      let mismatches = entries[index].key.mismatches(in: request, countingHost: isHostKnown)
      return (entries[index], RequestMatcher.Comparison(mismatches: mismatches))
    }.min { $0.1.distance < $1.1.distance }
  }
}
