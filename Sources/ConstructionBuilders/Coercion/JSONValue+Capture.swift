extension JSONValue: Capturable {
  @inlinable
  public static var _isBuiltAsIs: Bool { true }

  /// Any value, including null. A value in a dictionary that is not JSON is unusable.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<JSONValue> {
    JSONValue(node).map { Captured($0) } ?? .unusable(node)
  }

  @_documentation(visibility: internal)
  public static var expectation: String { "JSON value" }

  /// The value of a node; nil if it is not JSON, or contains a value that is not.
  fileprivate init?(_ node: borrowing JSONNode) {
    if let value = node.heldValue {
      self = value
      return
    }
    switch node.kind {
    case .null: self = .null
    case .boolean: self = .boolean(node.boolean ?? false)
    case .string: self = .string(node.string ?? "")
    case .number:
      guard let number = node.number, number.isFinite else { return nil }
      self = .number(Number(unchecked: number.digits))
    case .array:
      var elements: [JSONValue] = []
      var isWhole = true
      node.forEachElement { element in
        guard isWhole, let value = JSONValue(element) else {
          isWhole = false
          return
        }
        elements.append(value)
      }
      guard isWhole else { return nil }
      self = .array(elements)
    case .object:
      guard let members = Members(node) else { return nil }
      self = .object(members)
    case .other: return nil
    }
  }
}

extension JSONValue.Members {
  /// The members of an object. A duplicate key keeps its first position and its last value.
  fileprivate init?(_ node: borrowing JSONNode) {
    self.init()
    var members = Self()
    var isWhole = true
    node.forEachMember { key, value in
      guard isWhole, let value = JSONValue(value) else {
        isWhole = false
        return
      }
      members[key] = value
    }
    guard isWhole else { return nil }
    self = members
  }
}
