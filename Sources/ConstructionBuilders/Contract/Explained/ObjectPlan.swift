/// Who reads which members of an object.
struct ObjectPlan {
  /// The plans for the keys that the program knows.
  let members: [String: ReadPlan]

  /// The plan for all other members, if a dictionary reads them.
  let others: ReadPlan?

  /// The keys of the object, each with those that it stands for.
  let wanted: [WantedKeys]

  /// Whether more may be read than the contract says.
  let isPartial: Bool

  /// Whether the object is of a kind that the contract does not know.
  let isOfUnknownKind: Bool

  init(_ reading: ObjectReading, _ plans: ReadPlans) {
    let all = reading.ofAll
    members = reading.ofKeys.compactMapValues { plans.plan(for: $0.union(all)) }
    others = plans.plan(for: all)
    wanted = reading.wanted
    isPartial = reading.isPartial
    isOfUnknownKind = reading.isOfUnknownKind
  }

  /// The plan for a member; nil if nothing reads it.
  func plan(for key: String) -> ReadPlan? { members[key] ?? others }

  /// Whether a value of a kind can be read under one of some keys.
  func takes(_ kind: JSONKind, under wanted: WantedKeys) -> Bool {
    wanted.keys.contains { key in
      members[key.text]?.readers.contains { $0.takes(kind) } ?? false
    }
  }
}

/// The keys of one field, in the order of preference.
struct WantedKeys: Hashable {
  let keys: [NearKey]

  /// Whether an object has none of them.
  func areMissing(in fields: borrowing JSONFields) -> Bool {
    for key in keys where fields.withMember(JSONKey(key.text), { _ in true }) != nil {
      return false
    }
    return true
  }

  /// The key that another one is near; nil if none is.
  func nearest(to other: NearKey) -> String? { keys.first { $0.isNear(other) }?.text }
}

/// Collects who reads which members of an object.
struct ObjectReading {
  private let contract: Contract
  private(set) var ofKeys: [String: Set<Reader>] = [:]
  private(set) var ofAll: Set<Reader> = []
  private(set) var wanted: [WantedKeys] = []
  private(set) var isPartial = false
  private(set) var isOfUnknownKind = false

  /// Whether it depends on the values in the object.
  private(set) var hasChosen = false

  private var knownWanted: Set<[String]> = []
  private var names: Set<String> = []

  init(_ contract: Contract) { self.contract = contract }

  /// Adds what a reader of the object reads.
  mutating func add(_ reader: Reader, in fields: borrowing JSONFields) {
    switch reader.steps.first {
    case .key(let key):
      ofKeys[key, default: []].insert(reader.next)
      want([key])
    case .index: addElement(of: reader, in: fields)
    case nil:
      switch reader.value {
      case .object(let name): add(objectNamed: name, reader.choice, in: fields)
      case .dictionary(_, let value): ofAll.insert(Reader(value, reader.valueCoercion))
      case .array, .set: addElement(of: reader, in: fields)
      default: break
      }
    }
  }

  /// Adds what is read if the object stands for an array with one element.
  private mutating func addElement(of reader: Reader, in fields: borrowing JSONFields) {
    guard reader.coercion.contains(.singleElements), let element = reader.element(at: 0) else {
      return
    }
    add(element, in: fields)
  }

  private mutating func add(
    objectNamed name: String, _ choice: KindChoice?, in fields: borrowing JSONFields
  ) {
    guard names.insert(name).inserted, let object = contract.object(named: name) else { return }
    isPartial = isPartial || !object.gaps.isEmpty
    for field in object.fields { add(field, of: object, in: fields) }
    if let kinds = object.kinds { add(kinds, choice, of: object, in: fields) }
  }

  private mutating func add(
    _ field: Contract.Field, of object: Contract.Object, in fields: borrowing JSONFields
  ) {
    let choice = field.kind.flatMap { path -> KindChoice? in
      guard let kinds = kinds(of: field.value) else { return nil }
      hasChosen = true
      return kinds.choice(at: path, in: fields)
    }
    var keys: [String] = []
    for path in field.paths {
      let steps = path.components
      guard case .key(let key)? = steps.first else { continue }
      keys.append(key)
      ofKeys[key, default: []].insert(
        Reader(
          field.value, field.coercion, after: steps.dropFirst(), by: object.coercion,
          choice: choice))
    }
    want(keys)
  }

  private func kinds(of value: Contract.Value) -> Contract.Kinds? {
    switch value {
    case .object(let name): contract.object(named: name)?.kinds
    case .nullable(let value): kinds(of: value)
    default: nil
    }
  }

  private mutating func add(
    _ kinds: Contract.Kinds, _ choice: KindChoice?, of object: Contract.Object,
    in fields: borrowing JSONFields
  ) {
    hasChosen = true
    if let steps = kinds.discriminator?.components, case .key(let key)? = steps.first {
      let reader = Reader(
        .string, object.coercion, after: steps.dropFirst(), by: object.coercion)
      ofKeys[key, default: []].insert(reader)
      want([key])
    }
    let choice = choice ?? kinds.choice(in: fields)
    if choice == .unknown { isOfUnknownKind = true }
    let content = kinds.content.components
    for name in kinds.objects(for: choice) {
      if case .key(let key)? = content.first {
        let reader = Reader(
          .object(name), object.coercion, after: content.dropFirst(), by: object.coercion)
        ofKeys[key, default: []].insert(reader)
        want([key])
      } else {
        add(objectNamed: name, nil, in: fields)
      }
    }
  }

  private mutating func want(_ keys: [String]) {
    guard !keys.isEmpty, knownWanted.insert(keys).inserted else { return }
    wanted.append(WantedKeys(keys: keys.map { NearKey($0) }))
  }
}
