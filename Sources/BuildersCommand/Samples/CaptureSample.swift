import ConstructionBuilders

/// A few documents of each endpoint, from which the fixture is chosen.
///
/// Those with the lowest hashes are kept, so that it does not depend on the order of arrival which
/// they are. Documents that are large are only kept if there are not enough others.
struct CaptureSample: Sendable {
  static let limit = 32
  static let large = 256 << 10

  private struct Entry: Sendable {
    let isLarge: Bool
    let hash: UInt64
    let bytes: [UInt8]
    let path: [Step]

    /// Of two documents with the same hash, the bytes decide.
    func precedes(_ other: Entry) -> Bool {
      if isLarge != other.isLarge { return other.isLarge }
      if hash != other.hash { return hash < other.hash }
      return bytes.lexicographicallyPrecedes(other.bytes)
    }
  }

  private var entries: [ExactText: [Entry]] = [:]

  /// - Parameter path: Where the values are that are surveyed.
  mutating func add(_ bytes: Span<UInt8>, endpoint: String, at path: [Step]) {
    let hash = unsafe bytes.withUnsafeBytes { unsafe StableHash.of($0) }
    let isLarge = bytes.count > Self.large
    let name = ExactText(endpoint)
    let kept = entries[name] ?? []
    if kept.count == Self.limit, let last = kept.last,
      (last.isLarge ? 1 : 0, last.hash) < (isLarge ? 1 : 0, hash)
    {
      return
    }
    let copy = unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
    add(Entry(isLarge: isLarge, hash: hash, bytes: copy, path: path), to: name)
  }

  private mutating func add(_ entry: Entry, to name: ExactText) {
    var kept = entries[name] ?? []
    let index = kept.firstIndex { !$0.precedes(entry) } ?? kept.count
    if index < kept.count, kept[index].bytes == entry.bytes { return }
    kept.insert(entry, at: index)
    if kept.count > Self.limit { kept.removeLast() }
    entries[name] = kept
  }

  mutating func merge(_ other: CaptureSample) {
    for (name, kept) in other.entries { for entry in kept { add(entry, to: name) } }
  }

  /// The values of some endpoints.
  func values(_ isAsked: (_ endpoint: String) -> Bool) -> [JSONValue] {
    entries.filter { isAsked($0.key.text) }.values.flatMap { $0 }
      .sorted { $0.precedes($1) }.flatMap { entry in
        var values: [JSONValue] = []
        _ = JSONNode.withRoot(of: entry.bytes.span, .strict) { root in
          _ = root.forEachValue(at: entry.path[...]) { value in
            if let value = JSONValue.capture(value).value { values.append(value) }
          }
        }
        return values
      }
  }
}

/// Surveys documents, and keeps a few of them.
struct SampledSurveyor: DocumentTaker {
  var surveyor: Surveyor
  var sample = CaptureSample()

  init(_ surveyor: Surveyor) { self.surveyor = surveyor }

  mutating func add(
    _ bytes: Span<UInt8>, endpoint: String, at path: [Step], stamp: Stamp?,
    place: @autoclosure () -> String
  ) -> MalformedJSON? {
    let malformed = surveyor.add(bytes, endpoint: endpoint, at: path, stamp: stamp)
    if malformed == nil { sample.add(bytes, endpoint: endpoint, at: path) }
    return malformed
  }

  mutating func add(_ unreadable: Survey.Unreadable) { surveyor.add(unreadable) }

  mutating func correctDocuments(by difference: Int) {
    surveyor.correctDocuments(by: difference)
  }
}
