extension JSONValue: Capturable {
  @inlinable
  public static var _traits: CapturableTraits {
    .builtAsIs.union(.readInPart).union(.hashedWhole).union(.takesAnything)
  }

  /// Any value, including null. A value in a dictionary that is not JSON is unusable.
  ///
  /// That a key of an object is repeated is a repair at its path.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<JSONValue> {
    var reading = AnyReading()
    let value = JSONValue(node, &reading)
    // The value at hand may be high enough, and one in it too deep.
    if reading.isTooDeep { node.loseLevels() }
    if let value {
      guard !node.isOpen else { return node.part(value) }
      return Captured(value: value, note: reading.repeatedCount > 0 ? reading.note(of: node) : nil)
    }
    guard reading.isTooDeep, !node.isOpen else { return .unusable(node) }
    return Captured(value: nil, note: CaptureNote(own: [.tooDeep(expectation)]))
  }

  @_documentation(visibility: internal)
  public static var expectation: String { "JSON value" }

  /// The value of a node; nil if it is not JSON, or contains a value that is not, or is nested too
  /// deep.
  ///
  /// Of a value that is still arriving, it is what has arrived and can be used.
  fileprivate init?(_ node: borrowing JSONNode, _ reading: inout AnyReading) {
    if let value = node.heldValue {
      // Nobody has counted its levels before.
      reading.isTooDeep = value.isNested(deeperThan: node.levelsLeft)
      guard !reading.isTooDeep else { return nil }
      self = value
      return
    }
    guard !node.lacksStack(for: JSONValue.self) else {
      let read: JSONValue?? = node.onDeeperStack(for: JSONValue.self) {
        .some(JSONValue(node, &reading))
      }
      if read == nil { reading.isTooDeep = true }
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
        let value = JSONValue(element, in: .index(elements.count), &reading)
        if let value { elements.append(value) } else { isWhole = node.isOpen }
      }
      guard isWhole else { return nil }
      self = .array(elements)
    case .object:
      var members = Members(expecting: node.memberCount)
      var isWhole = true
      var repeated: Set<HashedKey> = []
      node.forEachMember { key, member in
        // Of a duplicate key, the first value stays until the second has settled.
        guard isWhole, !(member.isOpen && members[key] != nil) else { return }
        let value = JSONValue(member, in: .key(key), &reading)
        let count = members.count
        if let value { members[key] = value } else { isWhole = node.isOpen }
        if value != nil, members.count == count, repeated.insert(HashedKey(key)).inserted {
          reading.addRepeated(key)
        }
      }
      guard isWhole else { return nil }
      self = .object(members)
    case .other:
      reading.isTooDeep = node.isTooDeep
      return nil
    }
  }
}

extension JSONValue {
  /// The value of a part of another value.
  private init?(
    _ node: borrowing JSONNode, in place: FieldPath.Component, _ reading: inout AnyReading
  ) {
    let count = reading.repeatedCount
    self.init(node, &reading)
    if reading.repeatedCount > count { reading.moveRepeated(since: count, into: place) }
  }
}

/// What is found out while a value of any kind is read.
private struct AnyReading {
  /// Whether a part of the value is nested too deep.
  var isTooDeep = false

  /// The number of keys that are repeated, each counted once in its object.
  private(set) var repeatedCount = 0

  /// The paths of the first of them, from the last step to the first.
  private var repeated: [[FieldPath.Component]] = []

  mutating func addRepeated(_ key: String) {
    if repeated.count == repeatedCount, repeated.count < FindingCounts.limit.repairs {
      repeated.append([.key(key)])
    }
    repeatedCount += 1
  }

  /// Adds a step to the paths of those that were added since there were `count`.
  mutating func moveRepeated(since count: Int, into place: FieldPath.Component) {
    for index in repeated.indices.dropFirst(count) { repeated[index].append(place) }
  }

  func note(of node: borrowing JSONNode) -> CaptureNote {
    var findings: [Finding] = []
    for steps in repeated where node.takesWords(isRepair: true) {
      let path = steps.reversed().reduce(FieldPath()) { $0 + FieldPath.element($1) }
      findings.append(.repeatedKey(at: path))
    }
    let others = repeatedCount - findings.count
    if others > 0 {
      findings.append(Finding(kind: .more(others), expected: "", isRepair: true))
    }
    return CaptureNote { $0.inner = findings }
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
