extension JSONValue: Capturable {
  @inlinable
  public static var _traits: CapturableTraits { .builtAsIs.union(.readInPart) }

  /// Any value, including null. A value in a dictionary that is not JSON is unusable.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<JSONValue> {
    if node.isOpen { return JSONValue(soFar: node).map { node.part($0) } ?? .unusable(node) }
    // The value at hand may be high enough, and one in it too deep.
    var isTooDeep = false
    if let value = JSONValue(node, &isTooDeep) { return Captured(value) }
    guard isTooDeep else { return .unusable(node) }
    node.loseLevels()
    return Captured(value: nil, note: CaptureNote(own: [.tooDeep(expectation)]))
  }

  /// What has arrived of a value; nil if nothing has, or if it is unusable.
  private init?(soFar node: borrowing JSONNode) {
    guard node.isOpen else {
      guard let value = Self.capture(copy node).value else { return nil }
      self = value
      return
    }
    guard !node.lacksStack(for: JSONValue.self) else {
      let read: JSONValue?? = node.onDeeperStack(for: JSONValue.self) {
        .some(JSONValue(soFar: node))
      }
      guard let value = read ?? nil else { return nil }
      self = value
      return
    }
    switch node.kind {
    case .array:
      var elements: [JSONValue] = []
      node.forEachElement { element in
        if let value = JSONValue(soFar: element) { elements.append(value) }
      }
      self = .array(elements)
    case .object:
      var members = Members()
      node.forEachMember { key, value in
        // Of a duplicate key, the first value stays until the second has settled.
        if value.isOpen, members[key] != nil { return }
        if let value = JSONValue(soFar: value) { members[key] = value }
      }
      self = .object(members)
    default:
      self = .string(node.string ?? "")
    }
  }

  @_documentation(visibility: internal)
  public static var expectation: String { "JSON value" }

  /// The value of a node; nil if it is not JSON, or contains a value that is not, or is nested too
  /// deep.
  fileprivate init?(_ node: borrowing JSONNode, _ isTooDeep: inout Bool) {
    if let value = node.heldValue {
      // Nobody has counted its levels before.
      isTooDeep = value.isNested(deeperThan: node.levelsLeft)
      guard !isTooDeep else { return nil }
      self = value
      return
    }
    guard !node.lacksStack(for: JSONValue.self) else {
      let read: JSONValue?? = node.onDeeperStack(for: JSONValue.self) {
        .some(JSONValue(node, &isTooDeep))
      }
      guard let read else {
        isTooDeep = true
        return nil
      }
      guard let read else { return nil }
      self = read
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
        guard isWhole, let value = JSONValue(element, &isTooDeep) else {
          isWhole = false
          return
        }
        elements.append(value)
      }
      guard isWhole else { return nil }
      self = .array(elements)
    case .object:
      guard let members = Members(node, &isTooDeep) else { return nil }
      self = .object(members)
    case .other:
      isTooDeep = node.isTooDeep
      return nil
    }
  }
}

extension JSONValue {
  /// Whether it has more levels of arrays and objects than `limit`. Takes no stack for levels.
  fileprivate func isNested(deeperThan limit: Int) -> Bool {
    var level = [self].filter(\.isContainer)
    for _ in 0..<limit where !level.isEmpty { level = level.flatMap(\.containers) }
    return !level.isEmpty
  }

  private var isContainer: Bool { kind == .array || kind == .object }

  /// The arrays and objects that are elements or members.
  private var containers: [JSONValue] {
    switch self {
    case .array(let elements): elements.filter(\.isContainer)
    case .object(let members): members.dictionary.values.filter(\.isContainer)
    default: []
    }
  }
}

extension JSONValue.Members {
  /// The members of an object. A duplicate key keeps its first position and its last value.
  fileprivate init?(_ node: borrowing JSONNode, _ isTooDeep: inout Bool) {
    self.init()
    var members = Self()
    var isWhole = true
    node.forEachMember { key, value in
      guard isWhole, let value = JSONValue(value, &isTooDeep) else {
        isWhole = false
        return
      }
      members[key] = value
    }
    guard isWhole else { return nil }
    self = members
  }
}
