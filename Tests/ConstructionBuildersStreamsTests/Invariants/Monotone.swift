import ConstructionBuilders

/// What an earlier snapshot showed and a later one takes back; nil if there is nothing.
func takenBack(
  by later: some ConstructionBuilder, from earlier: some ConstructionBuilder
) -> String? {
  for (before, after) in zip(earlier.declaredFields, later.declaredFields) {
    if let problem = takenBack(before.field, after.field) { return "\(before.name): \(problem)" }
  }
  return nil
}

private func takenBack(_ before: any ErasedField, _ after: any ErasedField) -> String? {
  guard before.isArriving else {
    if after.isArriving { return "arrives after it has settled" }
    return "\(before)" == "\(after)" ? nil : "settled as \(before), then \(after)"
  }
  guard let old = before.anyValue else { return nil }
  guard let new = after.anyValue else { return "\(before), then no value" }
  return takenBack(old, new)
}

private func takenBack(_ before: Any, _ after: Any) -> String? {
  switch (before, after) {
  case (let before as any ArmOfUnion, let after as any ArmOfUnion):
    guard before.arm.name == after.arm.name else { return "\(before), then another arm" }
    return takenBack(before.arm.value, after.arm.value)
  case (let before as String, let after as String):
    return after.utf8.starts(with: before.utf8) ? nil : "\(before) is no beginning of \(after)"
  case (let before as any ConstructionBuilder, let after as any ConstructionBuilder):
    return takenBack(by: after, from: before)
  case (.array(let before) as JSONValue, .array(let after) as JSONValue):
    return takenBack(before, after)
  case (.object(let before) as JSONValue, .object(let after) as JSONValue):
    for (key, value) in before {
      guard let now = after[key] else { return "member \(key) disappeared" }
      if let problem = takenBack(value, now) { return "\(key): \(problem)" }
    }
    return nil
  case (.string(let before) as JSONValue, .string(let after) as JSONValue):
    return takenBack(before, after)
  case (let before as [Any], let after as [Any]):
    if before.count > after.count { return "an element disappeared" }
    for (index, pair) in zip(before, after).enumerated() {
      if let problem = takenBack(pair.0, pair.1) { return "[\(index)]: \(problem)" }
    }
    return nil
  case (let before as [String: Any], let after as [String: Any]):
    for (key, value) in before {
      guard let now = after[key] else { return "member \(key) disappeared" }
      if let problem = takenBack(value, now) { return "\(key): \(problem)" }
    }
    return nil
  default:
    return "\(before)" == "\(after)" ? nil : "\(before), then \(after)"
  }
}

/// A value of one of several types.
protocol ArmOfUnion { var arm: (name: String, value: Any) { get } }

extension OneOf: ArmOfUnion {
  var arm: (name: String, value: Any) { either({ ("first", $0) }, { ("second", $0) }) }
}

extension UnionBuilder: ArmOfUnion {
  var arm: (name: String, value: Any) { ("", arms) }
}
