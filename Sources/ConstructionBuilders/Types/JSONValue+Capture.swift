extension JSONValue: Capturable {
  @inlinable
  public static var _traits: CapturableTraits { .builtAsIs }

  /// Any value, including null. A value in a dictionary that is not JSON is unusable.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<JSONValue> {
    if node.isOpen { return JSONValue(soFar: node).map { node.part($0) } ?? .unusable(node) }
    if let value = JSONValue(node) { return Captured(value) }
    // The value at hand may be high enough, and one in it too deep.
    if !node.input.isWhole {
      return Captured(value: nil, note: CaptureNote(own: [.tooDeep(expectation)]))
    }
    return .unusable(node)
  }

  /// The value so far: the beginning of a string, and the first elements or members.
  public static func _isShown(_ part: JSONNode) -> Bool { true }

  /// What has arrived of a value; nil if nothing has, or if it is unusable.
  private init?(soFar node: borrowing JSONNode) {
    guard node.isOpen else {
      guard let value = Self.capture(copy node).value else { return nil }
      self = value
      return
    }
    var elements: [JSONValue] = []
    var members = Members()
    if let text = node.input.openText {
      self = .string(text)
    } else if node.visitOpenElements({ element in
      if let value = JSONValue(soFar: element) { elements.append(value) }
    }) {
      self = .array(elements)
    } else {
      let isObject: Void? = node.withOpenFields { fields in
        fields.forEachMember { key, value in
          // Of a duplicate key, the first value stays until the second has settled.
          if value.isOpen, members[key] != nil { return }
          if let value = JSONValue(soFar: value) { members[key] = value }
        }
      }
      guard isObject != nil else { return nil }
      self = .object(members)
    }
  }

  @_documentation(visibility: internal)
  public static var expectation: String { "JSON value" }

  /// The value of a node; nil if it is not JSON, or contains a value that is not.
  fileprivate init?(_ node: borrowing JSONNode) {
    if let value = node.heldValue {
      self = value
      return
    }
    guard !node.lacksStack(for: JSONValue.self) else {
      guard let value = node.onDeeperStack(for: JSONValue.self, { JSONValue(node) }) else {
        return nil
      }
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
