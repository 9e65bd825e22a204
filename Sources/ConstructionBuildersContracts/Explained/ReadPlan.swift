import ConstructionBuilders

/// Who reads a value: a field, or several fields that share its path.
///
/// Plans are made as a document needs them, each once: a builder that contains itself is a circle
/// of plans.
final class ReadPlan {
  let readers: Set<ValueReader>

  /// The types of each union that reads the value.
  fileprivate(set) var unions: [[Contract.Value]] = []

  /// Whether everything in the value counts as read.
  let isWhole: Bool

  /// The type of the value, if it contains itself, and nobody reads the value as another type.
  let recursiveType: String?

  private unowned let plans: ReadPlans

  /// The indices that the paths of fields name.
  let namedIndices: Set<Int>
  private var elements: [Int: ReadPlan?] = [:]
  private var object: ObjectPlan?

  init(_ readers: Set<ValueReader>, _ plans: ReadPlans) {
    self.readers = readers
    self.plans = plans
    isWhole = readers.contains(where: \.readsWhole)
    let types = plans.contract.recursiveTypes
    recursiveType = types.names.isEmpty ? nil : types.only(of: Set(readers.flatMap(\.objectNames)))
    namedIndices = Set(
      readers.compactMap { reader in
        if case .index(let index)? = reader.steps.first { index } else { nil }
      })
  }

  /// Lets go of all other plans.
  fileprivate func forget() {
    elements = [:]
    object = nil
  }

  /// Whether the value is read as a row.
  var isOfRow: Bool { readers.contains(where: \.isOfRow) }

  /// Whether the row may be read beyond what the contract says.
  var isPartial: Bool { readers.contains(where: \.isPartial) }

  /// Whether findings may be about what the client made of the value.
  var isTransformed: Bool { readers.contains { $0.steps.isEmpty && $0.isTransformed } }

  /// The coercions with which any reader takes the value for an array or an object.
  var coercion: Coercion {
    readers.reduce(into: []) { if $1.readsContainer { $0.formUnion($1.coercionOfShape) } }
  }

  /// The coercions with which any reader takes the value for an array.
  var arrayCoercion: Coercion {
    readers.reduce(into: []) { if $1.readsArray { $0.formUnion($1.coercionOfShape) } }
  }

  /// Whether all who read an object read it as the only element of an array.
  var readsSingleElement: Bool {
    let containers = readers.filter(\.readsContainer)
    guard !containers.isEmpty,
      containers.allSatisfy({
        $0.readsArray && $0.coercionOfShape.contains(.arraysFromSingleValues)
      })
    else { return false }
    return element(at: 0)?.readers.contains { $0.takes(.object) } ?? false
  }

  /// Whether a step to the first element takes another value in place of the array.
  var stepsToSingleElement: Bool {
    readers.contains {
      $0.steps.first == .index(0) && $0.coercionOfShape.contains(.arraysFromSingleValues)
    }
  }

  /// Whether any reader reads a boolean as it is.
  var readsBooleans: Bool {
    readers.contains { $0.steps.isEmpty && $0.value.takes(.boolean, .strict) }
  }

  /// The pairs as which the value is written, if that is an object; nil if it is none.
  var pairs: ReadPairs? {
    let pairs = readers.compactMap(\.pairs)
    guard let first = pairs.first else { return nil }
    return plans.plan(for: Set(pairs.map(\.object))).map {
      let keys = $0.wantedKeys ?? WantedValue(values: [.string], checks: [])
      return ReadPairs(key: first.key, value: first.value, keys: keys, object: $0)
    }
  }

  /// The plan for an element of an array; nil if nothing reads it.
  func element(at index: Int) -> ReadPlan? {
    // All elements without steps of their own have the same plan.
    let place = namedIndices.contains(index) ? index : -1
    if let plan = elements[place] { return plan }
    let plan = plans.plan(for: Set(readers.compactMap { $0.element(at: index) }))
    elements[place] = plan
    return plan
  }

  /// The plan for the members of the value, if that is an object.
  func object(in fields: borrowing JSONFields) -> ObjectPlan {
    if let object { return object }
    var reading = ObjectReading(plans.contract, isOfAllVariants: plans.areOfAllVariants)
    for reader in readers { reading.add(reader, in: fields) }
    let plan = ObjectPlan(reading, plans)
    // A discriminator can choose something else in the next object.
    if !reading.hasChosen { object = plan }
    return plan
  }
}

/// An object that is written as an array of pairs.
struct ReadPairs {
  let key: String
  let value: String
  /// What is wanted of the keys.
  let keys: WantedValue
  /// The plan for the object of all pairs.
  let object: ReadPlan

  /// The object of all pairs.
  func members(of array: borrowing JSONNode) -> JSONValue {
    var members = JSONValue.Members()
    array.forEachElement { pair in
      if let name = pair.text(of: key) {
        members[name] = pair.member(value)
      }
    }
    return .object(members)
  }

  /// Runs `body` with the plan for the members of the object.
  func withPlan(
    of array: borrowing JSONNode, _ body: (ObjectPlan, borrowing JSONFields) -> Void
  ) {
    JSONNode.withRoot(members(of: array), .strict) { node in
      _ = node.withRepairedFields { fields, _ in body(object.object(in: fields), fields) }
    }
  }
}

extension JSONNode {
  /// The key in a pair, if it is a text or a number.
  func text(of key: String) -> String? {
    var text: String?
    forEachMember { name, node in
      if name == key { text = String.capture(node.with(.lenient)).value }
    }
    return text
  }

  fileprivate func member(_ key: String) -> JSONValue? {
    var value: JSONValue?
    forEachMember { name, node in
      if name == key { value = JSONValue.capture(copy node).value ?? .null }
    }
    return value
  }
}

/// The plans for all values of a document. It has to live as long as any of them is used.
final class ReadPlans {
  let contract: Contract

  /// Whether objects are read as all variants that they can be of, because there is no document.
  let areOfAllVariants: Bool
  private var plans: [Set<ValueReader>: ReadPlan] = [:]

  init(_ contract: Contract, areOfAllVariants: Bool = false) {
    self.contract = contract
    self.areOfAllVariants = areOfAllVariants
  }

  /// Plans can be circles, and these would never be freed.
  deinit { for plan in plans.values { plan.forget() } }

  /// The plan for the outermost value of a document, if the contract's root is at a path in it.
  func root(at path: [FieldPath.Component] = []) -> ReadPlan? {
    plan(for: [ValueReader(contract.root, contract.coercion, after: path[...])])
  }

  /// The plan for some readers; nil if there are none.
  func plan(for readers: Set<ValueReader>) -> ReadPlan? {
    guard !readers.isEmpty else { return nil }
    if let plan = plans[readers] { return plan }
    let all = Set(readers.flatMap { $0.arms.flatMap { [$0] + $0.positions(in: contract) } })
    let plan = ReadPlan(all, self)
    plan.unions = readers.filter { $0.steps.isEmpty && $0.arms.count > 1 }
      .map { $0.arms.map(\.value) }
    plans[readers] = plan
    return plan
  }
}
