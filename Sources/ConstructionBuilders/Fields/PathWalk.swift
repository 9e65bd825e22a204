/// Follows a path, and captures the value at its end or says which step failed.
package struct PathWalk<Value: Capturable> {
  /// The steps as they are declared.
  private let declared: [FieldPath.Component]

  /// The same, with the keys that are there.
  private var steps: [FieldPath.Component]

  private let nullWords: [JSONValue]
  private let capture: (JSONNode) -> Captured<Value>
  private var depth = 0
  private var repairs: [Finding] = []

  /// What is known of keys in any case, of the first object and those in it.
  private var keysInAnyCase: KeysInAnyCase?

  /// Whether the last step was a key that is there more than once.
  private var isRepeated = false

  /// What was captured; where a step failed, with that step's path.
  package private(set) var field = Field<Value>.missing

  /// - Parameter nullWords: The values that mean null, also at a step.
  package init(
    steps: [FieldPath.Component], nullWords: [JSONValue] = [],
    capture: @escaping (JSONNode) -> Captured<Value>
  ) {
    declared = steps
    self.steps = steps
    self.nullWords = nullWords
    self.capture = capture
  }

  /// Takes all steps, the first one in `root`.
  package mutating func start(at root: borrowing JSONNode) { arrive(at: root) }

  /// Takes the next step in an object, and all that follow.
  ///
  /// Without effect if it is no key.
  mutating func take(in fields: borrowing JSONFields) {
    guard depth < steps.count, case .key(let key) = steps[depth] else { return }
    depth += 1
    if keysInAnyCase == nil, fields.isInAnyCase { keysInAnyCase = fields.keysInAnyCase }
    guard !take(key, in: fields), !takeInAnyCase(key, in: fields) else { return }
    let absent: Captured<Value> = fields.absent()
    absent.note == nil ? miss() : wait(absent)
  }

  /// Whether the key is there.
  private mutating func take(_ key: String, in fields: borrowing JSONFields) -> Bool {
    let isThere: Void? = fields.withMember(JSONKey(key)) { node, isRepeated in
      self.isRepeated = isRepeated
      if isRepeated, depth < steps.count { repairs.append(.repeatedKey(at: path)) }
      arrive(at: node)
    }
    return isThere != nil
  }

  /// Whether the key is there in any case.
  private mutating func takeInAnyCase(_ key: String, in fields: borrowing JSONFields) -> Bool {
    guard fields.isInAnyCase, !fields.isOpen, let keysInAnyCase,
      let found = fields.key(
        like: key, at: Array(steps[..<(depth - 1)]), declared: Array(declared[..<(depth - 1)]),
        of: keysInAnyCase)
    else { return false }
    guard let text = found.text else {
      let note = CaptureNote(own: [found.finding].compactMap(\.self))
      field = Field(Captured(value: nil, note: note), at: path, elsewhere: repairs)
      return true
    }
    steps[depth - 1] = .key(text)
    if let finding = found.finding { repairs.append(finding) }
    return take(text, in: fields)
  }

  private var path: FieldPath { FieldPath(Array(steps[..<depth])) }

  private mutating func arrive(at node: borrowing JSONNode) {
    guard depth < steps.count else { return finish(with: capture(node)) }
    if !nullWords.isEmpty, !node.isOpen, nullWords.contains(where: { node.isValue($0) }) {
      return fail(.declaredNull, .null, found: node.found)
    }
    let isContainer =
      switch steps[depth] {
      case .key: descend(intoObject: node)
      case .index(let index): descend(intoArray: node, at: index)
      }
    guard !isContainer else { return }
    let isNull =
      if case .index = steps[depth] { node.inPlaceOfArray.isReadAsNull } else { node.isReadAsNull }
    if let found = node.foundArray(insteadOf: steps[depth].container) {
      fail(.asFound, .mismatch, found: found)
    } else if node.isOpen {
      let note = node.noteOfNotArrived(before: Value.expectation)
      wait(Captured(value: nil, note: note))
    } else if node.isTooDeep {
      fail(.asFound, .tooDeep)
    } else if node.kind == .null {
      fail(.null, .null)
    } else if isNull {
      fail(.null, .null, found: node.found)
    } else {
      fail(.asFound, .mismatch, found: node.found)
    }
  }

  /// Takes the next step in an object; false if there is none.
  private mutating func descend(intoObject node: borrowing JSONNode) -> Bool {
    let stepPath = path
    let isObject: Void? = node.withRepairedFields { fields, isRepaired in
      if isRepaired { repairs.append(.repair(of: node, at: stepPath, to: "object")) }
      take(in: fields)
    }
    return isObject != nil
  }

  /// Takes the next step in an array; false if there is none.
  private mutating func descend(intoArray node: borrowing JSONNode, at index: Int) -> Bool {
    let node = node.inPlaceOfArray
    if node.isReadAsNull, node.isNoElement || !isElement(node) { return false }
    let stepPath = path
    var isThere = false
    var isRepeated = false
    func markRepeated() { isRepeated = true }
    let isArray = node.withRepairedElement(at: index, repeated: markRepeated) {
      element, isRepaired in
      if isRepaired { repairs.append(.repair(of: node, at: stepPath, to: "array")) }
      isThere = true
      self.isRepeated = isRepeated
      depth += 1
      if isRepeated, depth < steps.count { repairs.append(.repeatedKey(at: path)) }
      arrive(at: element)
    }
    guard isArray, !isThere else { return isArray }
    // What is read as an array is on record, also if it is too short.
    if !node.isArray { repairs.append(.repair(of: node, at: stepPath, to: "array")) }
    depth += 1
    miss()
    return true
  }

  /// Whether `false` that may count as null is a value of the type at the end of the path.
  private func isElement(_ node: borrowing JSONNode) -> Bool {
    depth + 1 == steps.count && capture(node).value.map { !$0.isAbsent } == true
  }

  /// Ends where a step has not arrived.
  private mutating func wait(_ captured: Captured<Value>) {
    field = Field(captured, at: FieldPath(steps), elsewhere: repairs)
  }

  /// Ends where a step leads to nothing.
  private mutating func miss() {
    isRepeated = false
    depth == steps.count ? finish(with: .missing) : fail(.missing, .missing)
  }

  private mutating func finish(with captured: Captured<Value>) {
    let captured = isRepeated ? captured.ofRepeatedKey : captured
    field = Field(captured, at: path, elsewhere: repairs)
  }

  private mutating func fail(
    _ state: CaptureNote.State, _ kind: Finding.Kind, found: FoundValue? = nil
  ) {
    let finding = Finding(kind: kind, expected: steps[depth].container, found: found)
    let destination = FieldPath(steps)
    let note = CaptureNote {
      ($0.state, $0.own, $0.destination) = (state, [finding], destination)
    }
    field = Field(Captured(value: nil, note: note), at: path, elsewhere: repairs)
  }
}

extension Finding {
  fileprivate static func repair(
    of node: borrowing JSONNode, at path: FieldPath, to expected: String
  ) -> Finding {
    Finding(path: path, kind: .coerced, expected: expected, found: node.found, isRepair: true)
  }
}

extension FieldPath.Component {
  /// What a value must be for this step.
  fileprivate var container: String {
    switch self {
    case .key: "object"
    case .index: "array"
    }
  }
}
