extension JSONValue: Capturable {
  @inlinable
  public static var _traits: CapturableTraits {
    .builtAsIs.union(.readInPart).union(.hashedWhole).union(.takesAnything)
  }

  /// Any value, including null. A value in a dictionary that is not JSON is unusable.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<JSONValue> {
    // The value at hand may be high enough, and one in it too deep.
    var isTooDeep = false
    let value = JSONValue(node, &isTooDeep)
    if isTooDeep { node.loseLevels() }
    if let value { return node.isOpen ? node.part(value) : Captured(value) }
    guard isTooDeep, !node.isOpen else { return .unusable(node) }
    return Captured(value: nil, note: CaptureNote(own: [.tooDeep(expectation)]))
  }

  @_documentation(visibility: internal)
  public static var expectation: String { "JSON value" }

  /// The value of a node; nil if it is not JSON, or contains a value that is not, or is nested too
  /// deep.
  ///
  /// Of a value that is still arriving, it is what has arrived and can be used.
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
      if read == nil { isTooDeep = true }
      guard let value = read ?? nil else { return nil }
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
        guard isWhole else { return }
        let value = JSONValue(element, &isTooDeep)
        if let value { elements.append(value) } else { isWhole = node.isOpen }
      }
      guard isWhole else { return nil }
      self = .array(elements)
    case .object:
      var members = Members()
      var isWhole = true
      node.forEachMember { key, member in
        // Of a duplicate key, the first value stays until the second has settled.
        guard isWhole, !(member.isOpen && members[key] != nil) else { return }
        let value = JSONValue(member, &isTooDeep)
        if let value { members[key] = value } else { isWhole = node.isOpen }
      }
      guard isWhole else { return nil }
      self = .object(members)
    case .other:
      isTooDeep = node.isTooDeep
      return nil
    }
  }
}

extension JSONValue {
  /// Whether it has more levels of arrays and objects than `limit`. Takes no stack for levels.
  func isNested(deeperThan limit: Int) -> Bool {
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
