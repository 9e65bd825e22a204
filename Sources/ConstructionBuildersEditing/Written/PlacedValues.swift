internal import ConstructionBuilders

/// Values at their places in one object or row.
struct PlacedValues {
  private(set) var root: JSONValue

  /// Where a place already has another value.
  private(set) var problems: [Finding] = []

  /// The paths of coerced values. Another field may have the same value without coercion.
  private var coerced: Set<FieldPath> = []

  /// An array is filled with null up to its element, so a large index takes much memory.
  private static let mostElements = 100_000

  /// - Parameter root: An object, or an array for a row.
  init(in root: JSONValue) { self.root = root }

  /// Puts a value at the end of a path. Null gives way to any other value.
  mutating func place(_ value: JSONValue, at path: FieldPath, isCoerced: Bool = false) {
    var placed = value
    for component in path.components.reversed() {
      switch component {
      case .key(let key):
        var members = JSONValue.Members()
        members[key] = placed
        placed = .object(members)
      case .index(let index):
        guard 0..<Self.mostElements ~= index else { return problems.append(.tooFar(path)) }
        placed = .array(Array(repeating: .null, count: index) + [placed])
      }
    }
    var merged = root
    root = .null
    merge(placed, into: &merged, at: FieldPath(), isCoerced)
    root = merged
  }

  private mutating func merge(
    _ new: JSONValue, into old: inout JSONValue, at path: FieldPath, _ isCoerced: Bool
  ) {
    let isMerged: Void? = DeeperStack.whereNeeded {
      mergeLevel(new, into: &old, at: path, isCoerced)
    }
    if isMerged == nil { problems.append(.tooDeep("object").prefixed(by: path)) }
  }

  private mutating func mergeLevel(
    _ new: JSONValue, into old: inout JSONValue, at path: FieldPath, _ isCoerced: Bool
  ) {
    switch (old, new) {
    case (_, .null): break
    case (.null, _): set(new, in: &old, at: path, isCoerced)
    case (.object(var members), .object(let others)):
      // With a single owner, the members change in place.
      old = .null
      for (key, value) in others {
        var member = members[key] ?? .null
        if members[key] != nil { members[key] = .null }
        merge(value, into: &member, at: path + .key(key), isCoerced)
        members[key] = member
      }
      old = .object(members)
    case (.array(var elements), .array(let others)):
      old = .null
      for (index, value) in others.enumerated() where value != .null || index >= elements.count {
        if index == elements.count { elements.append(.null) }
        merge(value, into: &elements[index], at: path + .index(index), isCoerced)
      }
      old = .array(elements)
    default:
      if old == new || isCoerced && !coerced.contains(path) { return }
      guard coerced.contains(path) else { return problems.append(.taken(path, new)) }
      set(new, in: &old, at: path, isCoerced)
    }
  }

  private mutating func set(
    _ new: JSONValue, in old: inout JSONValue, at path: FieldPath, _ isCoerced: Bool
  ) {
    old = new
    if isCoerced { coerced.insert(path) } else { coerced.remove(path) }
  }
}

extension ConstructionBuilder {
  /// What the builder reads if none of its fields is there.
  static var withoutFields: JSONValue {
    Self.self is any RowBuilder.Type ? .array([]) : .object(.init())
  }
}

extension Finding {
  fileprivate static func tooFar(_ path: FieldPath) -> Finding {
    Finding(
      path: path, kind: .rejected, expected: "an element of an array",
      reason: "an element by itself is written for the indices 0 to 99999")
  }

  fileprivate static func taken(_ path: FieldPath, _ value: JSONValue) -> Finding {
    Finding(
      path: path, kind: .rejected, expected: "one value",
      found: FoundValue(kind: value.kind, excerpt: value.description),
      reason: "another field has another value here")
  }
}
