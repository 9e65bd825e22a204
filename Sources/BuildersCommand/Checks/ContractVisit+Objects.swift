import ConstructionBuilders
import ConstructionBuildersContracts

/// Objects that builders read.
extension ContractVisit {
  mutating func readObject(
    _ node: borrowing JSONNode, _ name: String, _ path: [Step], _ choice: String??
  ) -> Result {
    guard let object = contract.object(named: name) else {
      unknown.insert(path.text)
      return .usable
    }
    // What contains itself is one place, as in the rows of the library: `Comment.id`.
    let type = contract.recursiveTypes.type(ofObject: name)
    let path = contract.recursiveTypes.names.contains(type) ? [Step.key(type)] : path
    // In JSON that was written into a string, no string is looked into.
    let coercion =
      node.coercion.contains(.embeddedJSON)
      ? object.coercion : object.coercion.subtracting(.embeddedJSON)
    let result = node.with(coercion).withRepairedFields { fields, isRepaired -> Result in
      if isRepaired { noteRepair(path, "object", node) }
      return readFields(fields, object, path, choice)
    }
    return result ?? unusable(node, .object(name), path)
  }

  mutating func readFields(
    _ fields: borrowing JSONFields, _ object: Contract.Object, _ path: [Step], _ choice: String??
  ) -> Result {
    // What is lost inside an object is no element of an array around the object.
    let start = losses.count
    let outerKeys = readKeys
    readKeys = []
    defer {
      for index in losses.indices[start...] { losses[index].isOfElement = false }
      readCount = object.variants == nil && !object.fields.isEmpty ? readKeys.count : nil
      readKeys = outerKeys
    }
    if !object.gaps.isEmpty || !object.rules.isEmpty { unknown.insert(path.text) }
    var reasons: [Reason] = []
    // A field that is read in several ways needs only one of them.
    let byName = Dictionary(grouping: object.fields, by: \.name)
    var seen: Set<String> = []
    // Fields inherit no coercion that the object does not have here.
    let lacking = object.coercion.subtracting(fields.coercion)
    for var field in object.fields where seen.insert(field.name).inserted {
      field.coercion.subtract(lacking)
      let ways = byName[field.name] ?? [field]
      if ways.count > 1 {
        unknown.insert(path.text)
        continue
      }
      reasons += readField(field, fields, object, path)
    }
    if let variants = object.variants {
      reasons += readVariant(variants, fields, object, path, choice)
    }
    return reasons.isEmpty ? .usable : .unbuilt(reasons)
  }

  /// Reads a field, and returns why the object cannot be built without it.
  private mutating func readField(
    _ field: Contract.Field, _ fields: borrowing JSONFields, _ object: Contract.Object,
    _ path: [Step]
  ) -> [Reason] {
    let losses = self.losses.count
    var result = Result.missing
    var place = path + field.paths[0].steps
    for (index, candidate) in field.paths.enumerated() {
      let steps = path + candidate.steps
      let variants = field.value.objectName.flatMap { contract.object(named: $0)?.variants }
      let choice = field.variant.map { place in
        variants.map { $0.word(at: place, in: fields, field.coercion) }
          ?? fields.word(at: place.components[...], field.coercion)
      }
      let found =
        told(choice, by: field, fields, path)
        ?? read(
          at: candidate.components[...], in: fields, field.value, field.coercion, steps, choice)
      switch (result, found) {
      // Of several that cannot be used, the builder names the first.
      case (_, .missing), (.null, .null), (.unusable, .null), (.unusable, .unusable): continue
      default: (result, place) = (found, steps)
      }
      // The first one that can be read counts, whether it can be built or not.
      guard found.isRead else { continue }
      if index > 0 {
        repairs.append(
          Reason(path: steps, expected: field.paths[0].description, found: "other key"))
      }
      break
    }
    if !result.isMissing, let key = place.dropFirst(path.count).first { readKeys.insert(key) }
    var reasons: [Reason] = []
    switch result {
    case .usable:
      if field.demands.contains(.requiringAll) {
        reasons = self.losses[losses...].filter(\.isOfElement)
        self.losses.removeSubrange(reasons.isEmpty ? self.losses.endIndex... : losses...)
      }
    case .null: reasons = [Reason(path: place, expected: field.value.shortWords, found: "null")]
    case .missing:
      reasons = [Reason(path: place, expected: field.value.shortWords, found: "missing")]
    case .emptied(let reason):
      let mayLose = field.demands.contains { if case .allowingLosses = $0 { true } else { false } }
      if mayLose { emptied.append(reason) } else { reasons = [reason] }
    case .unbuilt(let inner), .unusable(let inner): reasons = inner
    }
    for demand in field.demands where !demand.isFollowed { unknown.insert(place.text) }
    guard !reasons.isEmpty else { return [] }
    let defaults = field.variantsWithDefault
    switch result {
    case .null where defaults.contains("null"), .missing where defaults.contains("missing"):
      return []
    case .unusable where defaults.contains("unknownCase"):
      guard isUnknownCase(of: field, in: fields) else { break }
      self.losses += reasons
      return []
    default: break
    }
    // It may be missing because of its default alone, or because it is optional, too.
    if defaults.contains("missing") {
      unknown.insert(place.text)
      return reasons
    }
    switch field.need {
    case .required, .namedByEmpty: return reasons
    case .optional, .notNamedByEmpty: break
    case .requiredUnlessOther, .requiredInSome: unknown.insert(place.text)
    }
    switch result {
    case .null, .missing: break
    case .emptied(let reason): emptied.append(reason)
    case .usable, .unbuilt, .unusable: self.losses += reasons
    }
    return []
  }

  /// What the member that tells the variant makes of a field; nil if the object has to be read, or
  /// if the variant is told by nothing beside it.
  private mutating func told(
    _ word: String??, by field: Contract.Field, _ fields: borrowing JSONFields, _ path: [Step]
  ) -> Result? {
    let object = field.value.objectName.flatMap { contract.object(named: $0) }
    guard let word, let neighbour = field.variant, let variants = object?.variants,
      case .key(let key)? = field.paths[0].components.first
    else { return nil }
    // It is read as an object all the same.
    let isRepaired = fields.withMember(JSONKey(key)) { node in
      node.with(field.coercion).withRepairedFields { _, isRepaired in isRepaired } ?? false
    }
    let repair = Reason(
      path: path + [.key(key)], expected: "object", found: fields.kind(at: field.paths[0]))
    if let word, let variant = variants.variant(of: word) {
      guard variant.value == nil else { return nil }
      if isRepaired == true { repairs.append(repair) }
      return .usable
    }
    let reason = Reason(
      path: path + neighbour.steps, expected: "known variant",
      found: word == nil ? fields.kind(at: neighbour) : "another variant")
    let isNeeded = [.required, .namedByEmpty].contains(field.need)
    let isAbsent =
      fields.withMember(JSONKey(key)) { $0.with(field.coercion).isReadAsNull } ?? true
    if word == nil, !isNeeded, isAbsent { return .missing }
    guard word != nil, variants.keepsUnknown else { return .unusable([reason]) }
    repairs += [reason] + (isRepaired == true ? [repair] : [])
    return .usable
  }

  /// Whether a value that cannot be used is a raw value without a case.
  private func isUnknownCase(
    of field: Contract.Field, in fields: borrowing JSONFields
  ) -> Bool {
    guard case .enumeration(let type, let raw, let cases, true) = field.value else { return false }
    let open = Contract.Value.open(type: type, raw: raw, cases: cases)
    var visit = ContractVisit(contract)
    // As any other key has no value that can be used, each has to be missing, null or unknown.
    for path in field.paths {
      let found = visit.read(at: path.components[...], in: fields, open, field.coercion, [], nil)
      if case .unusable = found { return false }
    }
    return true
  }

  /// Reads the value at the end of a path.
  private mutating func read(
    at steps: ArraySlice<FieldPath.Component>, in fields: borrowing JSONFields,
    _ value: Contract.Value, _ coercion: Coercion, _ path: [Step], _ choice: String??
  ) -> Result {
    let key: String
    switch steps.first {
    case .key(let own)?: key = own
    // The elements of a row are read as members.
    case .index(let index)?: key = "\(index)"
    case nil: return .missing
    }
    let rest = steps.dropFirst()
    return fields.withMember(JSONKey(key)) { node in
      read(after: rest, node, value, coercion, path, choice)
    } ?? .missing
  }

  private mutating func read(
    after steps: ArraySlice<FieldPath.Component>, _ node: borrowing JSONNode,
    _ value: Contract.Value, _ coercion: Coercion, _ path: [Step], _ choice: String??
  ) -> Result {
    guard let step = steps.first else {
      return read(node, value, coercion, path, choice: choice)
    }
    for word in value.nullWordsOfSteps where node.isValue(word) { return .null }
    let node = node.with(coercion)
    let outer = Array(path.dropLast(steps.count))
    switch step {
    case .key:
      let result = node.withRepairedFields { fields, isRepaired in
        if isRepaired { noteRepair(outer, "object", node) }
        return read(at: steps, in: fields, value, fields.coercion, path, choice)
      }
      return result ?? unusable(node, .object(""), outer)
    case .index(let index):
      var result = Result.missing
      let isArray = node.withRepairedElement(at: index) { element, isRepaired in
        if isRepaired { noteRepair(outer, "array", node) }
        result = read(
          after: steps.dropFirst(), element, value, element.coercion, path, choice)
      }
      return isArray ? result : unusable(node, .array(of: .any), outer)
    }
  }

  /// Notes a value in place of an object or an array.
  mutating func noteRepair(
    _ path: [Step], _ expected: String, _ node: borrowing JSONNode
  ) {
    repairs.append(Reason(path: path, expected: expected, found: node.kind.rawValue))
  }

  /// Reads what the variant of an object has. `choice` is what a neighbour has chosen, if one does.
  private mutating func readVariant(
    _ variants: Contract.Variants, _ fields: borrowing JSONFields, _ object: Contract.Object,
    _ path: [Step], _ choice: String??
  ) -> [Reason] {
    let word: String?
    var repair: Reason?
    if let choice {
      word = choice
    } else if let discriminator = variants.discriminator {
      word = variants.word(at: discriminator, in: fields, object.coercion)
      if variants.word(at: discriminator, in: fields, .strict) == nil {
        repair = Reason(
          path: path + discriminator.steps, expected: variants.isNumber ? "number" : "String",
          found: fields.kind(at: discriminator))
      }
    } else {
      unknown.insert(path.text)
      return []
    }
    guard let word, let variant = variants.variant(of: word) else {
      let place = path + (variants.discriminator?.steps ?? [])
      let kind = variants.discriminator.map { fields.kind(at: $0) } ?? "missing"
      let reason = Reason(
        path: place, expected: "known variant", found: word == nil ? kind : "another variant")
      guard word != nil, variants.keepsUnknown else { return [reason] }
      repairs.append(reason)
      return []
    }
    if let repair { repairs.append(repair) }
    guard let value = variant.value else { return [] }
    let result: Result
    if !variants.content.isEmpty {
      let steps = path + variants.content.steps
      result = read(
        at: variants.content.components[...], in: fields, value, fields.coercion, steps, nil)
    } else if let inner = variant.object.flatMap({ contract.object(named: $0) }) {
      result = readFields(fields, inner, path, nil)
    } else {
      // The payload is the object itself, as something else than an object of the contract.
      unknown.insert(path.text)
      return []
    }
    let place = path + variants.content.steps
    switch result {
    case .usable: return []
    case .emptied(let reason): return variant.object == nil ? [reason] : []
    case .unbuilt(let reasons), .unusable(let reasons): return reasons
    case .null: return [Reason(path: place, expected: value.shortWords, found: "null")]
    case .missing: return [Reason(path: place, expected: value.shortWords, found: "missing")]
    }
  }
}

extension ContractVisit.Result {
  /// Whether there is a value of the kind that is expected.
  fileprivate var isRead: Bool {
    switch self {
    case .usable, .emptied, .unbuilt: true
    case .null, .missing, .unusable: false
    }
  }
}

extension ContractVisit.Result {
  fileprivate var isMissing: Bool { if case .missing = self { true } else { false } }
}

extension JSONFields {
  /// The JSON type of the value at a path, or that it is missing.
  fileprivate func kind(at path: FieldPath) -> String { kind(at: path.components[...]) }

  private func kind(at steps: ArraySlice<FieldPath.Component>) -> String {
    guard case .key(let key)? = steps.first else { return "missing" }
    let rest = steps.dropFirst()
    return withMember(JSONKey(key)) { node in
      rest.isEmpty ? node.kind.rawValue : node.withFields { $0.kind(at: rest) } ?? "missing"
    } ?? "missing"
  }
}

extension Contract.Variants {
  /// What tells the variant; nil if nothing does.
  fileprivate func word(
    at place: FieldPath, in fields: borrowing JSONFields, _ coercion: Coercion
  ) -> String? {
    let steps = place.components[...]
    if let missing, !fields.hasMember(at: steps, coercion) { return missing }
    guard isNumber else { return fields.word(at: steps, coercion) }
    // What cannot be read as a text is a number.
    let isText = fields.word(at: steps, []) != nil
    if isText, !coercion.contains(.numbersFromStrings) { return nil }
    let word = fields.word(at: steps, isText ? [] : .stringsFromNumbers)
    return word.flatMap { JSONValue.Number(digits: $0) == nil ? nil : $0 }
  }
}

extension FieldPath {
  fileprivate var steps: [Step] {
    components.map { component in
      switch component {
      case .key(let key): .key(key)
      case .index(let index): .position(index)
      }
    }
  }
}

extension ReadDemand {
  /// Whether a visit knows what the demand does.
  fileprivate var isFollowed: Bool {
    switch self {
    case .requiringAll: true
    case .fallback(let kind): ["missing", "null", "unknownCase"].contains(kind)
    case .check, .transformed, .allowingLosses: false
    }
  }
}
