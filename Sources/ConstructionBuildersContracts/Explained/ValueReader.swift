import ConstructionBuilders

/// One reader of a value: it reads the value itself, or takes steps further into it.
struct ValueReader: Hashable {
  /// The steps of a field's path that are left. Empty if the value itself is read.
  let steps: ArraySlice<FieldPath.Component>

  /// What is expected at the end of the steps.
  let value: Contract.Value

  /// The coercions of the steps and of the value at their end.
  let coercion: Coercion

  /// The variant that a neighbour has chosen for the value; nil if the value chooses itself.
  let choice: VariantChoice?

  /// Whether the object whose field it is may read more than the contract says.
  let isPartial: Bool

  /// Whether findings are about what the client made of the value.
  let isTransformed: Bool

  /// Whether the next step leads to a position of a row. No other value is read in place of a row.
  let isOfRow: Bool

  /// Whether the sender writes the value as JSON in a text.
  let isInText: Bool

  /// What is checked of the value, in the words of the checks.
  let checks: [String]

  init(
    _ value: Contract.Value, _ coercion: Coercion,
    after steps: ArraySlice<FieldPath.Component> = [], choice: VariantChoice? = nil,
    isPartial: Bool = false, isTransformed: Bool = false, isOfRow: Bool = false,
    checks: [String] = []
  ) {
    self.steps = steps
    let value = value.withoutNull
    // An array or object in a string is read like one that a coercion finds there.
    if case .formatted(.sent(.string, _), let inner) = value, inner.isContainer {
      isInText = true
      self.value = inner
      self.coercion = coercion.union(.embeddedJSON)
    } else {
      isInText = false
      self.value = value
      self.coercion = coercion
    }
    self.choice = choice
    self.isPartial = isPartial && !steps.isEmpty
    self.isTransformed = isTransformed
    self.isOfRow = isOfRow
    self.checks = checks
  }

  /// The value as it is to be written.
  var sentValue: Contract.Value {
    isInText ? .formatted(.sent(as: .string, nil), value) : value
  }

  /// The reader after the first step.
  var next: ValueReader {
    ValueReader(
      value, coercion, after: steps.dropFirst(), choice: choice, isPartial: isPartial,
      isTransformed: isTransformed, checks: checks)
  }

  /// The readers of the types of a union; the reader itself if there is none.
  var arms: [ValueReader] {
    guard value.unionArms.count > 1 else { return [self] }
    return value.unionArms.map { arm in
      ValueReader(
        arm, coercion, after: steps, choice: choice, isPartial: isPartial,
        isTransformed: isTransformed, isOfRow: isOfRow, checks: checks)
    }
  }

  /// The readers of the positions of a row.
  func positions(in contract: Contract) -> [ValueReader] {
    guard steps.isEmpty, case .row(let name) = value, let row = contract.object(named: name) else {
      return []
    }
    return row.fields.flatMap { field in
      field.paths.map { path in
        ValueReader(
          field.value, field.coercion, after: path.components[...],
          isPartial: !row.gaps.isEmpty,
          isTransformed: field.demands.contains(.transformed) || field.value.holdsMadeValues,
          isOfRow: true, checks: field.checks)
      }
    }
  }

  /// The coercions that may repair the shape of the value.
  var coercionOfShape: Coercion {
    if isOfRow { return coercion.intersection(.embeddedJSON) }
    if steps.isEmpty, case .row = value { return coercion.intersection(.embeddedJSON) }
    return coercion
  }

  /// Whether everything in the value counts as read, because the contract does not know what is.
  var readsWhole: Bool {
    guard steps.isEmpty else { return false }
    return switch value {
    case .any, .decoded, .own: true
    // The keys of pairs are data, and so is what else is in them.
    case .formatted(.pairs, _), .formatted(.sent, _): true
    default: false
    }
  }

  /// The names of the objects as which an object is read.
  var objectNames: [String] {
    guard steps.isEmpty else { return [] }
    switch value {
    case .object(let name), .row(let name): return [name]
    case .array, .set:
      // One element in place of the array.
      return coercion.contains(.arraysFromSingleValues) ? element(at: 0)?.objectNames ?? [] : []
    case .formatted(.oneOrMany, _): return element(at: 0)?.objectNames ?? []
    case .formatted(.null, let value): return reading(value).objectNames
    default: return []
    }
  }

  /// Whether an array is expected, or an object.
  var readsContainer: Bool { !steps.isEmpty || value.isContainer }

  /// Whether an array is expected.
  var readsArray: Bool {
    switch steps.first {
    case .index: return true
    case .key: return false
    case nil: break
    }
    return switch value {
    case .array, .set, .row: true
    case .formatted(let words, let value) where !words.isOfText && !words.isOfPairs:
      reading(value).readsArray
    default: false
    }
  }

  /// The reader of an element of an array; nil if none is read.
  func element(at index: Int) -> ValueReader? {
    switch steps.first {
    case .index(let own): return own == index ? next : nil
    case .key: return nil
    case nil: break
    }
    return switch value {
    case .array(let element), .set(let element): ValueReader(element, coercion)
    case .formatted(let words, let value) where !words.isOfText && !words.isOfPairs:
      reading(value).element(at: index)
    default: nil
    }
  }

  /// The pairs as which an object is written, and its reader; nil if it is not written so.
  var pairs: (key: String, value: String, object: ValueReader)? {
    guard steps.isEmpty else { return nil }
    return switch value {
    case .formatted(.pairs(let key, let name, _), let value): (key, name, reading(value))
    case .formatted(let words, let value) where !words.isOfText: reading(value).pairs
    default: nil
    }
  }

  /// The reader of the same value without a format.
  private func reading(_ value: Contract.Value) -> ValueReader { ValueReader(value, coercion) }

  /// Whether a value of a JSON kind can be read at all.
  func takes(_ kind: JSONType) -> Bool {
    switch steps.first {
    case nil: value.takes(kind, coercion)
    case .index where isOfRow: Contract.Value.row("").takes(kind, coercion)
    case .key: Contract.Value.object("").takes(kind, coercion)
    case .index: Contract.Value.array(of: .any).takes(kind, coercion)
    }
  }
}
