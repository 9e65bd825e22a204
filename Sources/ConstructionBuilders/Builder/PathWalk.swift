/// Goes down a path of keys, and captures the value at its end or says which step failed.
struct PathWalk<Value: Capturable> {
  private let keys: [JSONKey]
  private let capture: (JSONNode) -> Captured<Value>
  private var depth = 0
  private var repairs: [Finding] = []

  /// What was captured; where a step failed, with that step's path.
  private(set) var field = Field<Value>.missing

  init(keys: [JSONKey], capture: @escaping (JSONNode) -> Captured<Value>) {
    self.keys = keys
    self.capture = capture
  }

  /// Takes the next step in `fields`, and all that follow.
  mutating func step(into fields: borrowing JSONFields) {
    let key = keys[depth]
    depth += 1
    let isLast = depth == keys.count
    let isThere: Void? = fields.withMember(key) { node in
      if isLast { finish(with: capture(node)) } else { descend(into: node) }
    }
    guard isThere == nil else { return }
    isLast ? finish(with: .missing) : fail(.missing, .missing)
  }

  private var path: FieldPath { FieldPath(keys[..<depth].map { .key($0.text) }) }

  private mutating func descend(into node: borrowing JSONNode) {
    let stepPath = path
    let isObject: Void? = node.withRepairedFields { fields, isRepaired in
      if isRepaired {
        repairs.append(
          Finding(
            path: stepPath, kind: .coerced, expected: "object", found: node.found, isRepair: true))
      }
      step(into: fields)
    }
    guard isObject == nil else { return }
    if node.kind == .null {
      fail(.null, .null)
    } else {
      fail(.asFound, .mismatch, found: node.found)
    }
  }

  private mutating func finish(with captured: Captured<Value>) {
    field = Field(captured, at: path, elsewhere: repairs)
  }

  private mutating func fail(
    _ state: CaptureNote.State, _ kind: Finding.Kind, found: Found? = nil
  ) {
    let finding = Finding(kind: kind, expected: "object", found: found)
    let destination = FieldPath(keys.map { .key($0.text) })
    let note = CaptureNote(state: state, own: [finding], destination: destination)
    field = Field(Captured(value: nil, note: note), at: path, elsewhere: repairs)
  }
}
