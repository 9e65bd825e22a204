/// Finds the entries of a request, and the nearest entry if there is none.
struct RecordingIndex: Sendable {
  /// The indices of entries, in their order, with the host and without it.
  private var byKey: [RequestKey: [Int]] = [:]
  private var origins: Set<String?> = []
  /// Each path, with its entries.
  private var paths: [(path: String, entries: [Int])] = []

  init(_ entries: [RecordedEntry]) {
    var places: [[String]: Int] = [:]
    for (index, entry) in entries.enumerated() {
      byKey[entry.key, default: []].append(index)
      byKey[entry.key.onAnyHost, default: []].append(index)
      origins.insert(entry.key.origin)
      if let place = places[entry.key.segments] {
        paths[place].entries.append(index)
      } else {
        places[entry.key.segments] = paths.count
        paths.append((entry.key.path, [index]))
      }
    }
  }

  /// The key that finds the entries of a request, and the entries; nil if there are none.
  ///
  /// A host that the recording has is compared; any other may stand for all of them.
  func match(_ request: StubRequest) -> (key: RequestKey, entries: [Int])? {
    var key = RequestKey(request)
    if !origins.contains(key.origin) { key.origin = nil }
    for body in RequestBody.readings(of: request.body) + [.any] {
      key.body = body
      if let entries = byKey[key] { return (key, entries) }
    }
    return nil
  }

  /// The entry with the fewest differences; nil without entries.
  ///
  /// Only the entries of the nearest path are compared.
  func nearest(
    to request: RequestKey, among entries: [RecordedEntry]
  ) -> (entry: RecordedEntry, comparison: RequestMatcher.Comparison)? {
    let path = request.path
    let candidates =
      paths.first { $0.path == path }
      ?? paths.map { ($0, editDistance($0.path, path)) }.min { $0.1 < $1.1 }?.0
    let isHostKnown = origins.contains(request.origin)
    return candidates?.entries.map { index in
      let mismatches = entries[index].key.mismatches(in: request, countingHost: isHostKnown)
      return (entries[index], RequestMatcher.Comparison(mismatches: mismatches))
    }.min { $0.1.distance < $1.1.distance }
  }
}
