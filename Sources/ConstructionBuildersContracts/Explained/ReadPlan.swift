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

  /// Whether all readers have an array or object that means null.
  private let hasNullWords: Bool

  /// Whether any reader expects an array.
  let readsArray: Bool

  /// Whether all who expect an array or object take the value for the only element of an array.
  private let takesSingleElement: Bool

  /// The coercions by which any reader takes the value for an array or object, also for one in JSON
  /// in a string.
  private let coercions: (plain: Coercion, inText: Coercion)

  /// The same for those that expect an array.
  private let arrayCoercions: (plain: Coercion, inText: Coercion)

  private unowned let plans: ReadPlans

  /// The indices that the paths of fields name.
  let namedIndices: Set<Int>
  private var elements: [Int: ReadPlan?] = [:]
  private var object: ObjectPlan?

  /// The pairs as which the value is written, if that is an object; nil if it is none.
  private(set) lazy var pairs = ReadPairs(readers, plans)

  init(_ readers: Set<ValueReader>, _ plans: ReadPlans) {
    self.readers = readers
    self.plans = plans
    isWhole = readers.contains(where: \.readsWhole)
    hasNullWords = readers.allSatisfy { $0.steps.isEmpty && $0.sentValue.hasNullContainers }
    let containers = readers.filter(\.readsContainer)
    let arrays = readers.filter(\.readsArray)
    readsArray = !arrays.isEmpty
    takesSingleElement = !containers.isEmpty && containers.allSatisfy(\.takesSingleElement)
    coercions = containers.coercionsOfShape
    arrayCoercions = arrays.coercionsOfShape
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
    pairs = nil
  }

  /// Whether the value is read as a row.
  var isOfRow: Bool { readers.contains(where: \.isOfRow) }

  /// Whether the row may be read beyond what the contract says.
  var isPartial: Bool { readers.contains(where: \.isPartial) }

  /// Whether findings may be about what the client made of the value.
  var isTransformed: Bool { readers.contains { $0.steps.isEmpty && $0.isTransformed } }

  /// The coercions with which any reader takes the value for an array or an object.
  func coercion(isEmbedded: Bool) -> Coercion { isEmbedded ? coercions.inText : coercions.plain }

  /// The coercions with which any reader takes the value for an array.
  func arrayCoercion(isEmbedded: Bool) -> Coercion {
    isEmbedded ? arrayCoercions.inText : arrayCoercions.plain
  }

  /// Whether an array or object means null to all readers.
  func readsAsNull(_ node: borrowing JSONNode) -> Bool {
    guard hasNullWords else { return false }
    for reader in readers where !reader.sentValue.nullWords.contains(where: { node.isValue($0) }) {
      return false
    }
    return true
  }

  /// The plan for a value that all who read it take for the only element of an array; nil if one
  /// does not.
  func singleElement(_ kind: JSONType) -> ReadPlan? {
    guard takesSingleElement, let element = element(at: 0),
      element.readers.contains(where: { $0.takes(kind) })
    else { return nil }
    return element
  }

  /// Whether a step to the first element takes another value in place of the array.
  var stepsToSingleElement: Bool {
    readers.contains { $0.steps.first == .index(0) && $0.takesSingleElement }
  }

  /// Whether any reader reads a boolean as it is.
  var readsBooleans: Bool {
    readers.contains { $0.steps.isEmpty && $0.value.takes(.boolean, .strict) }
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

  /// The plan for an element that others also read, after a key.
  func element(reading others: Set<ValueReader>, at key: String) -> ReadPlan? {
    // Readers of a row's positions follow from that of the row.
    let inner = others.filter { !$0.isOfRow }.map { $0.after(.key(key)) }
    return plans.plan(for: (element(at: -1)?.readers ?? []).union(inner))
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

extension Set<ValueReader> {
  fileprivate var coercionsOfShape: (plain: Coercion, inText: Coercion) {
    reduce(into: ([], [])) {
      $0.plain.formUnion($1.coercionOfShape(isEmbedded: false))
      $0.inText.formUnion($1.coercionOfShape(isEmbedded: true))
    }
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
    plan.unions = readers.filter(\.steps.isEmpty).map(\.value.arms).filter { $0.count > 1 }
    plans[readers] = plan
    return plan
  }
}
