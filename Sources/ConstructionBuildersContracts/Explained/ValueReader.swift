import ConstructionBuilders

/// One reader of a value: it reads the value itself, or takes steps further into it.
struct ValueReader: Hashable {
  /// The steps of a field's path that are left. Empty if the value itself is read.
  let steps: ArraySlice<FieldPath.Component>

  /// What is expected at the end of the steps, without the formats around it.
  let value: Contract.Value

  /// The same with these formats: as it is to be written.
  let sentValue: Contract.Value

  /// The coercions of the steps and of the value at their end.
  let coercion: Coercion

  /// What the formats take as a coercion would, at the end of the steps and not in the value.
  private let shapes: Coercion

  /// The variant that a neighbour has chosen for the value; nil if the value chooses itself.
  let choice: VariantChoice?

  /// Whether the object whose field it is may read more than the contract says.
  let isPartial: Bool

  /// Whether findings are about what the client made of the value.
  let isTransformed: Bool

  /// Whether the next step leads to a position of a row. No other value is read in place of a row.
  let isOfRow: Bool

  /// What is checked of the value, in the words of the checks.
  let checks: [String]

  init(
    _ value: Contract.Value, _ coercion: Coercion,
    after steps: ArraySlice<FieldPath.Component> = [], choice: VariantChoice? = nil,
    isPartial: Bool = false, isTransformed: Bool = false, isOfRow: Bool = false,
    checks: [String] = []
  ) {
    self.steps = steps
    sentValue = value.withoutNull
    (self.value, shapes) = sentValue.withoutFormats
    self.coercion = coercion
    self.choice = choice
    self.isPartial = isPartial && !steps.isEmpty
    self.isTransformed = isTransformed
    self.isOfRow = isOfRow
    self.checks = checks
  }

  /// The reader after the first step.
  var next: ValueReader {
    ValueReader(
      sentValue, coercion, after: steps.dropFirst(), choice: choice, isPartial: isPartial,
      isTransformed: isTransformed, checks: checks)
  }

  /// The reader that takes a step more, before the others.
  func after(_ step: FieldPath.Component) -> ValueReader {
    ValueReader(
      sentValue, coercion, after: [step] + steps, choice: choice, isTransformed: isTransformed,
      checks: checks)
  }

  /// The readers of the types of a union, or in several formats; the reader itself if there is
  /// one.
  var arms: [ValueReader] {
    let arms = sentValue.unionArms
    guard arms.count > 1 else { return [self] }
    return arms.map { arm in
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

  /// The coercions that may repair the shape of the value, or that of the next step's, and what
  /// formats take alike. In JSON in a string, no other string is looked into by coercion.
  func coercionOfShape(isEmbedded: Bool) -> Coercion {
    var coercion = isEmbedded ? coercion.subtracting(.embeddedJSON) : coercion
    if isOfRow { return coercion.intersection(.embeddedJSON) }
    guard steps.isEmpty else { return coercion }
    if case .row = value { coercion.formIntersection(.embeddedJSON) }
    return coercion.union(shapes)
  }

  /// Whether a single element can stand for the array that is expected.
  var takesSingleElement: Bool {
    readsArray && coercionOfShape(isEmbedded: true).contains(.arraysFromSingleValues)
  }

  /// Whether everything in the value counts as read, because the contract does not know what is.
  var readsWhole: Bool {
    guard steps.isEmpty else { return false }
    return switch value {
    case .any, .decoded, .own, .formatted(.sent, _): true
    default: false
    }
  }

  /// The names of the objects as which an object is read.
  var objectNames: [String] {
    guard steps.isEmpty else { return [] }
    switch value {
    case .object(let name), .row(let name): return [name]
    // One element in place of the array.
    case .array, .set: return takesSingleElement ? element(at: 0)?.objectNames ?? [] : []
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
    case .array, .set, .row, .formatted(.pairs, _): true
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
    case .formatted(.pairs(let key, _, _), let value):
      ValueReader(value.keys ?? .string, coercion).after(.key(key))
    default: nil
    }
  }

  /// The pairs as which an object is written, and its reader; nil if it is not written so.
  var pairs: (key: String, value: String, object: ValueReader)? {
    guard steps.isEmpty, case .formatted(.pairs(let key, let name, _), let value) = value else {
      return nil
    }
    return (key, name, ValueReader(value, coercion, isTransformed: isTransformed))
  }

  /// Whether a value of a JSON kind can be read at all.
  func takes(_ kind: JSONType) -> Bool {
    switch steps.first {
    case nil: sentValue.takes(kind, coercion)
    case .index where isOfRow: Contract.Value.row("").takes(kind, coercion)
    case .key: Contract.Value.object("").takes(kind, coercion)
    case .index: Contract.Value.array(of: .any).takes(kind, coercion)
    }
  }
}
