import ConstructionBuilders

/// A key that nothing reads, and that is probably meant to be a missing one.
struct NearestKey: Hashable {
  let key: String

  /// Whether more may be read than the contract says.
  let isPartial: Bool
}

extension ObjectPlan {
  /// What is said about a key that is not in an object.
  func missing(_ key: String, in fields: borrowing JSONFields) -> Explanation {
    let nearest = nearest(to: key, in: fields)
    return Explanation(
      nearest: nearest, alike: nearest == nil ? alike(to: key, in: fields) : nil,
      wanted: plan(for: key, in: fields)?.wanted)
  }

  /// The only key in an object that nothing reads and that is near a missing key; nil if there is
  /// none, or more than one.
  private func nearest(to missing: String, in fields: borrowing JSONFields) -> NearestKey? {
    only(in: fields, for: missing) { $0.nearest(to: $1) != nil }
  }

  /// The only key in an object that nothing reads and that looks like a missing one. It is shown to
  /// the sender, who knows what was meant.
  private func alike(to missing: String, in fields: borrowing JSONFields) -> String? {
    only(in: fields, for: missing) { $0.areAlike($1) }?.key
  }

  private func only(
    in fields: borrowing JSONFields, for missing: String, _ isMeant: (WantedKeys, NearKey) -> Bool
  ) -> NearestKey? {
    let wanted = reading.wanted.filter { wanted in
      wanted.keys.contains { $0.text == missing } && wanted.areMissing(in: fields)
    }
    guard !wanted.isEmpty else { return nil }
    var kinds: [String: JSONType] = [:]
    fields.forEachMember { key, value in
      guard plan(for: key, in: fields) == nil else { return }
      let near = NearKey(key)
      if wanted.contains(where: { isMeant($0, near) }) { kinds[key] = value.kind }
    }
    let candidates = kinds.filter { _, kind in wanted.contains { takes(kind, under: $0) } }
    guard candidates.count == 1, let key = candidates.keys.first else { return nil }
    return NearestKey(key: key, isPartial: reading.isPartial)
  }
}
