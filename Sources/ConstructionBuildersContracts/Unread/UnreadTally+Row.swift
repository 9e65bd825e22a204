public import ConstructionBuilders

extension UnreadTally {
  /// A key that nothing reads, at one place in any number of documents.
  public struct Row: Hashable, Sendable {
    /// The path, with `[*]` for every index, and `*` for every key that is data. A position of a
    /// row ends in its index: `prices[*][2]`.
    ///
    /// In a type that contains itself it begins with the name of the type, `Comment.badge`, and is
    /// about all comments, at any depth. A row for many keys ends in `*`; see ``UnreadTally/keys``.
    public let path: String

    /// The number of objects with the key, or of rows with the position.
    ///
    /// If a row for many keys counts this one, too, it counts only objects that lack `nearest`.
    public let objects: Int

    /// The number of objects or rows at this place.
    public let allObjects: Int

    /// The JSON types of the values, in the order in which `JSONType` declares them.
    public let kinds: [JSONType]

    /// The missing key that was probably meant; nil if there is none.
    public let nearest: String?

    /// The number of objects that have this key and lack the `nearest`.
    public let missing: Int

    /// Whether the row is about more keys than have rows of their own.
    public let hasManyKeys: Bool

    /// Whether the builder may read it nevertheless, in a way that its contract cannot tell.
    public let isPartial: Bool

    let isBesideMany: Bool

    /// Whether it is a position of a row.
    let isPosition: Bool

    /// How many keys at the place have rows of their own.
    let mostKeys: Int
  }

  /// The rows: those with a ``Row/nearest`` key first, ordered by the number of objects, then by
  /// their path.
  public var rows: [Row] { rows { _, _ in true } }

  /// The rows for which `isListed` is true, in the same order.
  func rows(where isListed: (_ place: String, Row) -> Bool) -> [Row] {
    objects.flatMap { place, objects in
      objects.rows(at: place, most: keys).filter { isListed(place, $0) }
    }
    .sorted { left, right in
      if left.missing != right.missing { return left.missing > right.missing }
      if left.objects != right.objects { return left.objects > right.objects }
      return keyPrecedes(left.path, right.path)
    }
  }
}

extension UnreadTally.Objects {
  /// The rows of the objects at a path.
  func rows(at path: String, most: Int) -> [UnreadTally.Row] {
    var rows = keys.map { keyPath, key in
      let nearest = key.mostOften
      return UnreadTally.Row(
        path: keyPath, objects: key.objects, allObjects: count, kinds: key.kinds,
        nearest: nearest?.key, missing: nearest?.count ?? 0, hasManyKeys: false,
        isPartial: isPartial, isBesideMany: manyKinds != nil,
        isPosition: Self.isPosition(keyPath.dropFirst(path.count)), mostKeys: most)
    }
    if let manyKinds {
      rows.append(
        UnreadTally.Row(
          path: path.isEmpty ? "*" : path + ".*", objects: withUnread, allObjects: count,
          kinds: manyKinds, nearest: nil, missing: 0, hasManyKeys: true, isPartial: isPartial,
          isBesideMany: false, isPosition: false, mostKeys: most))
    }
    return rows
  }

  /// Whether the last step of a path is a position. A key in brackets is in quotation marks.
  private static func isPosition(_ step: Substring) -> Bool {
    step.first == "[" && step.dropFirst().first?.isNumber == true
  }

  /// Whether there was such a row before.
  func hasRow(_ row: UnreadTally.Row) -> Bool {
    row.hasManyKeys ? manyKinds != nil : keys[row.path] != nil
  }
}
