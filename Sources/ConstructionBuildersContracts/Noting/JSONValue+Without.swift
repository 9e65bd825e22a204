import ConstructionBuilders

extension JSONValue {
  /// The value without those at some paths; nil if a path leads through anything but objects
  /// and arrays, such as a text.
  ///
  /// An element of an array becomes null, so that the others keep their places.
  func without(_ paths: [FieldPath]) -> JSONValue? {
    var value = self
    for path in paths {
      guard let last = path.components.last, value.canLead(along: path) else { return nil }
      guard value[at: path] != nil else { continue }
      if case .index = last { value[at: path] = .null } else { value[at: path] = nil }
    }
    return value
  }

  /// Whether there are only objects, arrays and nulls on the way to a path, as its steps need them.
  private func canLead(along path: FieldPath) -> Bool {
    var value = self
    for step in path.components {
      let next: JSONValue?
      switch (step, value) {
      case (.key(let key), .object(let members)): next = members[key]
      case (.index(let index), .array(let elements)):
        next = elements.indices.contains(index) ? elements[index] : nil
      case (_, let other): return other == .null
      }
      guard let next else { return true }
      value = next
    }
    return true
  }

  /// The value with empty objects and arrays on the way to a path, and with null before an element.
  ///
  /// What is there and not null stays, even if the path cannot lead through it.
  func with(containersTo steps: ArraySlice<FieldPath.Component>) -> JSONValue {
    guard let step = steps.first else { return self }
    let rest = steps.dropFirst()
    switch (step, self) {
    case (.key(let key), .object(var members)):
      guard let next = rest.first else { return self }
      members[key] = (members[key] ?? next.emptyContainer).with(containersTo: rest)
      return .object(members)
    case (.index(let index), .array(var elements)):
      // A builder that reads a thousandth element needs no such array to be understood.
      guard let next = rest.first, index < 100 else { return self }
      while elements.count <= index { elements.append(.null) }
      let element = elements[index] == .null ? next.emptyContainer : elements[index]
      elements[index] = element.with(containersTo: rest)
      return .array(elements)
    default:
      return self
    }
  }
}

extension FieldPath.Component {
  /// What a value must be for this step.
  fileprivate var emptyContainer: JSONValue {
    switch self {
    case .key: .object(JSONValue.Members())
    case .index: .array([])
    }
  }
}
