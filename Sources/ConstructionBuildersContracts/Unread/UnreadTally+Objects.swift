import ConstructionBuilders

extension UnreadTally {
  /// The counts of all objects at one path.
  struct Objects: Hashable, Sendable, Codable {
    /// The number of objects.
    private(set) var count = 0

    /// The number of objects with a key that nothing reads.
    private(set) var withUnread = 0

    /// Whether more may be read than the contract says.
    private(set) var isPartial = false

    /// The keys, by the text of their path; if there are too many, only those that were probably
    /// meant for a missing one.
    private(set) var keys: [String: Key] = [:]

    /// The kinds of all values, if there are too many keys for rows of their own.
    private(set) var manyKinds: [JSONType]?

    init() {}

    /// The counts of one object.
    init(isPartial: Bool, hasUnread: Bool) {
      count = 1
      withUnread = hasUnread ? 1 : 0
      self.isPartial = isPartial
    }

    /// How many rows there are.
    var rowCount: Int { keys.count + (manyKinds == nil ? 0 : 1) }

    /// Counts a key of the only object, where at most so many keys have rows of their own. Several
    /// long keys of an object can have the same path.
    mutating func count(_ path: String, _ kind: JSONType, _ nearest: String?, most: Int) {
      manyKinds?.add([kind])
      guard manyKinds == nil || nearest != nil else { return }
      keys[path, default: Key()].count(kind, nearest)
      if manyKinds == nil, keys.count > most { collapse() }
    }

    /// Puts all keys in one row. Those that were probably meant for a missing one stay, and count
    /// only the objects where that is so.
    private mutating func collapse() {
      manyKinds = keys.values.reduce(into: []) { $0.add($1.kinds) }
      keys = keys.compactMapValues(\.whereNear)
    }

    /// Adds the counts of other objects, with at most so many new rows as there is room for.
    /// Returns how often a key was left out.
    mutating func merge(_ other: Objects, room: Int, most mostKeys: Int) -> Int {
      count.increase(by: other.count)
      withUnread.increase(by: other.withUnread)
      isPartial = isPartial || other.isPartial
      let most = rowCount + room
      guard most > 0 else { return other.occurrences }
      var other = other
      if other.manyKinds != nil, manyKinds == nil { collapse() }
      if manyKinds != nil, other.manyKinds == nil { other.collapse() }
      manyKinds?.add(other.manyKinds ?? [])
      var left = 0
      for (path, key) in other.keys.sorted(by: { keyPrecedes($0.key, $1.key) }) {
        if keys[path] != nil || rowCount < most {
          keys[path, default: Key()].merge(key)
        } else {
          left.increase(by: key.objects)
        }
      }
      if manyKinds == nil, keys.count > mostKeys { collapse() }
      // The new row for all may be one too many.
      if rowCount > most, let last = keys.keys.max(by: keyPrecedes) {
        left.increase(by: keys.removeValue(forKey: last)?.objects ?? 0)
      }
      return left
    }

    /// How many objects have a key without a row.
    var occurrences: Int {
      manyKinds == nil ? keys.values.reduce(into: 0) { $0.increase(by: $1.objects) } : withUnread
    }
  }

  /// The counts of one key that nothing reads.
  struct Key: Hashable, Sendable, Codable {
    private(set) var objects = 0
    private(set) var kinds: [JSONType] = []

    /// How often the key was probably meant for a missing one, by that.
    private(set) var nearest: [String: Int] = [:]

    mutating func count(_ kind: JSONType, _ missing: String?) {
      objects = 1
      kinds.add([kind])
      if let missing { nearest[missing] = 1 }
    }

    mutating func merge(_ other: Key) {
      objects.increase(by: other.objects)
      kinds.add(other.kinds)
      for (missing, count) in other.nearest { nearest[missing, default: 0].increase(by: count) }
    }

    /// The missing key that it was most often meant for.
    var mostOften: (key: String, count: Int)? {
      nearest.min { left, right in
        left.value != right.value
          ? left.value > right.value : keyPrecedes(left.key, right.key)
      }
      .map { ($0.key, $0.value) }
    }

    /// The same, counting only where it was probably meant for a missing one.
    fileprivate var whereNear: Key? {
      guard !nearest.isEmpty else { return nil }
      var key = self
      key.objects = nearest.values.reduce(into: 0) { $0.increase(by: $1) }
      return key
    }
  }
}

extension [JSONType] {
  /// Adds kinds that are not there, in the order of declaration.
  fileprivate mutating func add(_ kinds: [JSONType]) {
    guard !kinds.allSatisfy(contains) else { return }
    self = JSONType.allCases.filter { contains($0) || kinds.contains($0) }
  }
}
