public import ConstructionBuilders

extension UnreadTally {
  /// A key that nothing reads, at one place in any number of documents.
  public struct Row: Hashable, Sendable {
    /// The path, with `[*]` for every index, and `*` for every key that is data.
    ///
    /// A row for more than 20 keys ends in `*`.
    public let path: String

    /// The number of objects with the key.
    ///
    /// Beside a row for more than 20 keys, only the objects where `nearest` is missing.
    public let objects: Int

    /// The number of objects at this place.
    public let allObjects: Int

    /// The kinds of the values, in the order in which `JSONKind` declares them.
    public let kinds: [JSONKind]

    /// The missing key that was probably meant; nil if there is none.
    public let nearest: String?

    /// The number of objects that have this key and lack the `nearest`.
    public let missing: Int

    /// Whether the row is about more than 20 keys.
    public let hasManyKeys: Bool

    /// Whether the builder may read it nevertheless, in a way that its contract cannot tell.
    public let isPartial: Bool

    let isBesideMany: Bool
  }

  /// The rows: those with a ``Row/nearest`` key first, ordered by the number of objects, then by
  /// their path.
  public var rows: [Row] {
    objects.flatMap { $0.value.rows(at: $0.key) }.sorted { left, right in
      if left.missing != right.missing { return left.missing > right.missing }
      if left.objects != right.objects { return left.objects > right.objects }
      return keyPrecedes(left.path, right.path)
    }
  }
}

extension UnreadTally.Objects {
  /// The rows of the objects at a path.
  func rows(at path: String) -> [UnreadTally.Row] {
    var rows = keys.map { keyPath, key in
      let nearest = key.mostOften
      return UnreadTally.Row(
        path: keyPath, objects: key.objects, allObjects: count, kinds: key.kinds,
        nearest: nearest?.key, missing: nearest?.count ?? 0, hasManyKeys: false,
        isPartial: isPartial, isBesideMany: manyKinds != nil)
    }
    if let manyKinds {
      rows.append(
        UnreadTally.Row(
          path: path.isEmpty ? "*" : path + ".*", objects: withUnread, allObjects: count,
          kinds: manyKinds, nearest: nil, missing: 0, hasManyKeys: true, isPartial: isPartial,
          isBesideMany: false))
    }
    return rows
  }

  /// Whether there was such a row before.
  func hasRow(_ row: UnreadTally.Row) -> Bool {
    row.hasManyKeys ? manyKinds != nil : keys[row.path] != nil
  }
}
