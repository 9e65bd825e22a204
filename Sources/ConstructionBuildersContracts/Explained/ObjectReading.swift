import ConstructionBuilders

/// Collects who reads which members of an object.
struct ObjectReading {
  private let contract: Contract
  private let isOfAllVariants: Bool
  private(set) var ofKeys: [String: Set<ValueReader>] = [:]
  private(set) var ofAll: Set<ValueReader> = []

  /// The keys that are also read in any case, by what is left of them.
  private(set) var inAnyCase: [String: String] = [:]

  /// The keys of the object, each with its aliases.
  private(set) var wanted: [WantedKeys] = []

  /// Whether more may be read than the contract says.
  private(set) var isPartial = false

  /// Whether the object is of a variant that the contract does not know. Then it is unknown which
  /// members are unread, but a key can be near a missing one.
  private(set) var isOfUnknownVariant = false

  /// Whether something outside of the document tells the variant of the object.
  private(set) var isOfOutsideVariant = false

  /// Whether any reader expects an object. Others have a finding about it, and read none of it, so
  /// that no member is unread.
  private(set) var isExpected = false

  /// Whether it depends on the values in the object.
  private(set) var hasChosen = false

  private var knownWanted: Set<[String]> = []
  private var names: Set<String> = []

  init(_ contract: Contract, isOfAllVariants: Bool) {
    self.contract = contract
    self.isOfAllVariants = isOfAllVariants
  }

  /// Adds what a reader of the object reads.
  mutating func add(_ reader: ValueReader, in fields: borrowing JSONFields) {
    switch reader.steps.first {
    case .key(let key):
      isExpected = true
      isPartial = isPartial || reader.isPartial
      ofKeys[key, default: []].insert(reader.next)
      addInAnyCase(key, reader.coercion)
      want([key])
    case .index: addElement(of: reader, in: fields)
    case nil:
      switch reader.value {
      case .object(let name): add(objectNamed: name, reader.choice, in: fields)
      case .dictionary(_, let value):
        isExpected = true
        ofAll.insert(ValueReader(value, reader.coercion))
      case .array, .set, .formatted(.pairs, _): addElement(of: reader, in: fields)
      case .any, .decoded, .own:
        // The payload of a variant that takes the whole object.
        isExpected = true
        ofAll.insert(ValueReader(.any, reader.coercion))
      case .union(let arms):
        for arm in arms { add(ValueReader(arm, reader.coercion), in: fields) }
      default: break
      }
    }
  }

  /// Adds what is read if the object is read as an array with one element.
  private mutating func addElement(of reader: ValueReader, in fields: borrowing JSONFields) {
    guard reader.takesSingleElement, let element = reader.element(at: 0) else { return }
    add(element, in: fields)
  }

  private mutating func add(
    objectNamed name: String, _ choice: VariantChoice?, in fields: borrowing JSONFields
  ) {
    guard names.insert(name).inserted, let object = contract.object(named: name) else { return }
    isExpected = true
    isPartial = isPartial || !object.gaps.isEmpty
    for field in object.fields { add(field, of: object, in: fields) }
    for case .notHeld(let path) in object.gaps { read(.any, object.coercion, at: path, of: object) }
    if let variants = object.variants { add(variants, choice, of: object, in: fields) }
  }

  private mutating func add(
    _ field: Contract.Field, of object: Contract.Object, in fields: borrowing JSONFields
  ) {
    if let path = field.variant {
      let value = variants(of: field.value)?.discriminatorValue ?? .string
      want([read(value, field.coercion, at: path, of: object)].compactMap(\.self))
    }
    let choice = field.variant.flatMap { path -> VariantChoice? in
      guard !isOfAllVariants, let variants = variants(of: field.value) else { return nil }
      hasChosen = true
      return variants.choice(at: path, in: fields, field.coercion)
    }
    let keys = field.paths.compactMap { path in
      read(
        field.value, field.coercion, at: path, of: object, choice,
        isTransformed: field.demands.contains(.transformed) || field.value.holdsMadeValues,
        checks: field.checks)
    }
    want(keys)
  }

  private func variants(of value: Contract.Value) -> Contract.Variants? {
    switch value {
    case .object(let name): contract.object(named: name)?.variants
    case .union(let arms): arms.lazy.compactMap { variants(of: $0) }.first
    case .nullable(let value), .formatted(_, let value): variants(of: value)
    default: nil
    }
  }

  private mutating func add(
    _ variants: Contract.Variants, _ choice: VariantChoice?, of object: Contract.Object,
    in fields: borrowing JSONFields
  ) {
    hasChosen = !isOfAllVariants
    if let path = variants.discriminator {
      let value = variants.discriminatorValue
      want([read(value, object.coercion, at: path, of: object)].compactMap(\.self))
    }
    let choice = isOfAllVariants ? .any : choice ?? variants.choice(in: fields, object.coercion)
    if choice == .unknown { isOfUnknownVariant = true }
    if variants.discriminator == nil, choice == .any { isOfOutsideVariant = true }
    for value in variants.values(for: choice) {
      if variants.content.isEmpty {
        add(ValueReader(value, object.coercion), in: fields)
      } else {
        let key = read(value, object.coercion, at: variants.content, of: object)
        want([key].compactMap(\.self))
      }
    }
  }

  /// Adds a reader of a value at a path. Returns the key with which the path begins.
  @discardableResult
  private mutating func read(
    _ value: Contract.Value, _ coercion: Coercion, at path: FieldPath, of object: Contract.Object,
    _ choice: VariantChoice? = nil, isTransformed: Bool = false, checks: [String] = []
  ) -> String? {
    let steps = path.components
    guard case .key(let key)? = steps.first else { return nil }
    ofKeys[key, default: []].insert(
      ValueReader(
        value, coercion, after: steps.dropFirst(), choice: choice,
        isPartial: !object.gaps.isEmpty, isTransformed: isTransformed, checks: checks))
    addInAnyCase(key, coercion)
    return key
  }

  private mutating func addInAnyCase(_ key: String, _ coercion: Coercion) {
    if coercion.contains(.keysInAnyCase) { inAnyCase[key.inAnyCase] = key }
  }

  private mutating func want(_ keys: [String]) {
    guard !keys.isEmpty, knownWanted.insert(keys).inserted else { return }
    wanted.append(WantedKeys(keys: keys.map { NearKey($0) }))
  }
}

extension Contract.Value {
  /// Whether a check sees values that no document has: models, dates, values of own types.
  var holdsMadeValues: Bool {
    switch self {
    case .object, .row, .date, .duration, .formatted, .text, .decoded, .own: true
    case .union(let arms): arms.contains(where: \.holdsMadeValues)
    case .array(let value), .set(let value), .dictionary(_, let value), .nullable(let value):
      value.holdsMadeValues
    default: false
    }
  }
}
