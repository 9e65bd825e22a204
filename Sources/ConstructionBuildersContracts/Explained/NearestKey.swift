import ConstructionBuilders

/// A key that nothing reads, and that is probably meant to be a missing one.
struct NearestKey: Hashable {
  let key: String

  /// Whether more may be read than the contract says.
  let isPartial: Bool
}

extension ObjectPlan {
  /// The only key in an object that nothing reads and that is near a missing key; nil if there is
  /// none, or more than one.
  func nearest(to missing: String, in fields: borrowing JSONFields) -> NearestKey? {
    let wanted = reading.wanted.filter { wanted in
      wanted.keys.contains { $0.text == missing } && wanted.areMissing(in: fields)
    }
    guard !wanted.isEmpty else { return nil }
    var kinds: [String: JSONType] = [:]
    fields.forEachMember { key, value in
      guard plan(for: key, in: fields) == nil else { return }
      let near = NearKey(key)
      if wanted.contains(where: { $0.nearest(to: near) != nil }) { kinds[key] = value.kind }
    }
    let candidates = kinds.filter { _, kind in wanted.contains { takes(kind, under: $0) } }
    guard candidates.count == 1, let key = candidates.keys.first else { return nil }
    return NearestKey(key: key, isPartial: reading.isPartial)
  }
}
