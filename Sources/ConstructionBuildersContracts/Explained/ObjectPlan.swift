import ConstructionBuilders

/// Who reads which members of an object.
struct ObjectPlan {
  /// What the readers want of the object.
  let reading: ObjectReading

  /// The plans for the keys that the program knows.
  let members: [String: ReadPlan]

  /// The plan for all other members, if a dictionary reads them.
  let others: ReadPlan?

  init(_ reading: ObjectReading, _ plans: ReadPlans) {
    self.reading = reading
    let all = reading.ofAll
    members = reading.ofKeys.compactMapValues { plans.plan(for: $0.union(all)) }
    others = plans.plan(for: all)
  }

  /// All who read any member.
  var readers: Set<ValueReader> {
    members.values.reduce(into: others?.readers ?? []) { $0.formUnion($1.readers) }
  }

  /// The plan for a member; nil if nothing reads it.
  func plan(for key: String, in fields: borrowing JSONFields) -> ReadPlan? {
    members[declared(key, in: fields)] ?? others
  }

  /// The key by which the program knows a member: another one if that is read in any case.
  func declared(_ key: String, in fields: borrowing JSONFields) -> String {
    guard members[key] == nil, let other = reading.inAnyCase[key.inAnyCase],
      fields.withMember(JSONKey(other), { _ in true }) == nil
    else { return key }
    return other
  }

  /// Whether a value of a kind can be read under one of some keys.
  func takes(_ kind: JSONType, under wanted: WantedKeys) -> Bool {
    wanted.keys.contains { key in
      members[key.text]?.readers.contains { $0.takes(kind) } ?? false
    }
  }
}

/// The keys of one field, in the order of preference.
struct WantedKeys: Hashable {
  let keys: [NearKey]

  /// Whether an object has none of them.
  func areMissing(in fields: borrowing JSONFields) -> Bool {
    for key in keys where fields.withMember(JSONKey(key.text), { _ in true }) != nil {
      return false
    }
    return true
  }

  /// The key that another one is near; nil if none is.
  func nearest(to other: NearKey) -> String? { keys.first { $0.isNear(other) }?.text }

  /// Whether another one looks like any of the keys.
  func areAlike(_ other: NearKey) -> Bool { keys.contains { $0.isAlike(other) } }
}
