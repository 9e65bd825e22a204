import ConstructionBuilders
import ConstructionBuildersContracts

/// Reads one document as a builder with a contract would.
struct ContractVisit {
  /// Why a value is not used, or not as it was sent.
  struct Reason {
    let path: [Step]
    let expected: String
    let found: String
    /// Whether an element is lost for this reason, and not only a field of an object.
    fileprivate(set) var isOfElement = false
  }

  enum Result {
    case usable
    /// A null, or what counts as one.
    case null
    case missing
    case unusable([Reason])
  }

  private let contract: Contract
  private(set) var repairs: [Reason] = []
  private(set) var losses: [Reason] = []
  private(set) var unknown: Set<String> = []

  /// How deep builders are followed. Each takes stack.
  private static let deepest = 200

  init(_ contract: Contract) { self.contract = contract }

  mutating func read(
    _ node: borrowing JSONNode, _ value: Contract.Value, _ coercion: Coercion, _ path: [Step]
  ) -> Result {
    read(node, value, coercion, path, choice: nil)
  }

  private mutating func read(
    _ node: borrowing JSONNode, _ value: Contract.Value, _ coercion: Coercion, _ path: [Step],
    choice: String??
  ) -> Result {
    guard path.count < Self.deepest else {
      unknown.insert(path.text)
      return .usable
    }
    let node = node.with(coercion)
    switch value {
    case .nullable(let inner):
      if node.kind == .null { return .usable }
      return read(node, inner, coercion, path, choice: choice)
    case .array(let element), .set(let element):
      return readElements(of: node, element, coercion, path)
    case .dictionary(_, let inner): return readMembers(of: node, inner, coercion, path)
    case .object(let name): return readObject(node, name, path, choice)
    default: return readLeaf(node, value, path)
    }
  }

  private mutating func readLeaf(
    _ node: borrowing JSONNode, _ value: Contract.Value, _ path: [Step]
  ) -> Result {
    switch value.readLeaf(node) ?? .unknown {
    case .whole: return .usable
    case .repaired:
      repairs.append(Self.reason(path, value, node))
      return .usable
    case .unusable: return unusable(node, value, path)
    case .unknown:
      unknown.insert(path.text)
      return .usable
    }
  }

  private func unusable(
    _ node: borrowing JSONNode, _ value: Contract.Value, _ path: [Step]
  ) -> Result {
    node.isReadAsNull ? .null : .unusable([Self.reason(path, value, node)])
  }

  private static func reason(
    _ path: [Step], _ value: Contract.Value, _ node: borrowing JSONNode
  ) -> Reason {
    Reason(path: path, expected: value.shortWords, found: node.kind.rawValue)
  }

  /// Reads an element or a member that is left out if it cannot be used.
  private mutating func readPart(
    _ node: borrowing JSONNode, _ value: Contract.Value, _ coercion: Coercion, _ path: [Step]
  ) {
    switch read(node, value, coercion, path) {
    case .usable: break
    case .null, .missing: lose([Self.reason(path, value, node)])
    case .unusable(let reasons): lose(reasons)
    }
  }

  private mutating func lose(_ reasons: [Reason]) {
    for var reason in reasons {
      reason.isOfElement = true
      losses.append(reason)
    }
  }

  private mutating func readElements(
    of node: borrowing JSONNode, _ element: Contract.Value, _ coercion: Coercion, _ path: [Step]
  ) -> Result {
    let inner = path + [.elements]
    if node.isArray {
      node.forEachElement { readPart($0, element, coercion, inner) }
      return .usable
    }
    // What else is read as an array: a list in a string, an object with numbers, one element.
    var isRead =
      node.withEmbedded { embedded in
        guard embedded.isArray else { return false }
        embedded.forEachElement { readPart($0, element, embedded.coercion, inner) }
        return true
      } ?? false
    if !isRead { isRead = node.visitNumberedMembers { readPart($1, element, coercion, inner) } }
    if !isRead, coercion.contains(.singleElements), node.kind != .null {
      guard case .usable = read(node, element, coercion, inner) else {
        return unusable(node, .array(of: element), path)
      }
      isRead = true
    }
    guard isRead else { return unusable(node, .array(of: element), path) }
    repairs.append(Self.reason(path, .array(of: element), node))
    return .usable
  }

  private mutating func readMembers(
    of node: borrowing JSONNode, _ value: Contract.Value, _ coercion: Coercion, _ path: [Step]
  ) -> Result {
    let isRead: Void? = node.withRepairedFields { fields, isRepaired in
      if isRepaired { repairs.append(Reason(path: path, expected: "object", found: "other")) }
      fields.forEachMember { _, member in
        readPart(member, value, coercion, path + [.members])
      }
    }
    guard isRead == nil else { return .usable }
    return node.isReadAsNull
      ? .null
      : .unusable([Reason(path: path, expected: "object", found: node.kind.rawValue)])
  }
}

/// Objects that builders read.
extension ContractVisit {
  private mutating func readObject(
    _ node: borrowing JSONNode, _ name: String, _ path: [Step], _ choice: String??
  ) -> Result {
    guard let object = contract.object(named: name) else {
      unknown.insert(path.text)
      return .usable
    }
    let result = node.with(object.coercion).withRepairedFields { fields, isRepaired -> Result in
      if isRepaired {
        repairs.append(Reason(path: path, expected: "object", found: "other"))
      }
      return readFields(fields, object, path, choice)
    }
    if let result { return result }
    return node.isReadAsNull
      ? .null
      : .unusable([Reason(path: path, expected: "object", found: node.kind.rawValue)])
  }

  private mutating func readFields(
    _ fields: borrowing JSONFields, _ object: Contract.Object, _ path: [Step], _ choice: String??
  ) -> Result {
    // What is lost inside an object is no element of an array around the object.
    let start = losses.count
    defer { for index in losses.indices[start...] { losses[index].isOfElement = false } }
    if !object.gaps.isEmpty || !object.rules.isEmpty { unknown.insert(path.text) }
    var reasons: [Reason] = []
    // A field that is read in several ways needs only one of them.
    let byName = Dictionary(grouping: object.fields, by: \.name)
    var seen: Set<String> = []
    for field in object.fields where seen.insert(field.name).inserted {
      let ways = byName[field.name] ?? [field]
      if ways.count > 1 {
        unknown.insert(path.text)
        continue
      }
      reasons += readField(field, fields, object, path)
    }
    if let kinds = object.kinds {
      reasons += readKind(kinds, fields, object, path, choice)
    }
    return reasons.isEmpty ? .usable : .unusable(reasons)
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
      let choice = field.kind.map { fields.word(at: $0.components[...]) }
      let found = read(
        at: candidate.components[...], in: fields, object.coercion, steps, Target(field), choice)
      switch (result, found) {
      case (_, .missing): continue
      case (_, .usable):
        if index > 0 {
          repairs.append(
            Reason(path: steps, expected: field.paths[0].description, found: "other key"))
        }
      case (.unusable, .null): continue
      default: break
      }
      (result, place) = (found, steps)
      if case .usable = found { break }
    }
    var reasons: [Reason] = []
    switch result {
    case .usable:
      if field.demands.contains(.complete) {
        reasons = self.losses[losses...].filter(\.isOfElement)
        self.losses.removeSubrange(reasons.isEmpty ? self.losses.endIndex... : losses...)
      }
    case .null: reasons = [Reason(path: place, expected: field.value.shortWords, found: "null")]
    case .missing:
      reasons = [Reason(path: place, expected: field.value.shortWords, found: "missing")]
    case .unusable(let inner): reasons = inner
    }
    for demand in field.demands where demand != .complete {
      _ = demand
      unknown.insert(place.text)
    }
    guard !reasons.isEmpty else { return [] }
    switch field.need {
    case .required, .namedByEmpty: return reasons
    case .optional, .notNamedByEmpty:
      if case .unusable = result { self.losses += reasons }
      return []
    case .requiredUnlessOther, .requiredInSome:
      unknown.insert(place.text)
      if case .unusable = result { self.losses += reasons }
      return []
    }
  }

  /// What is expected at the end of a path.
  private struct Target {
    let value: Contract.Value
    let coercion: Coercion

    init(value: Contract.Value, coercion: Coercion) {
      (self.value, self.coercion) = (value, coercion)
    }

    init(_ field: Contract.Field) { self.init(value: field.value, coercion: field.coercion) }
  }

  /// Reads the value at the end of a path.
  private mutating func read(
    at steps: ArraySlice<FieldPath.Component>, in fields: borrowing JSONFields,
    _ coercion: Coercion, _ path: [Step], _ target: Target, _ choice: String??
  ) -> Result {
    guard case .key(let key)? = steps.first else { return .missing }
    let rest = steps.dropFirst()
    return fields.withMember(JSONKey(key)) { node in
      read(after: rest, node, coercion, path, target, choice)
    } ?? .missing
  }

  private mutating func read(
    after steps: ArraySlice<FieldPath.Component>, _ node: borrowing JSONNode,
    _ coercion: Coercion, _ path: [Step], _ target: Target, _ choice: String??
  ) -> Result {
    guard let step = steps.first else {
      return read(node, target.value, target.coercion, path, choice: choice)
    }
    let node = node.with(coercion)
    let outer = Array(path.dropLast(steps.count))
    switch step {
    case .key:
      let result = node.withRepairedFields { fields, isRepaired in
        if isRepaired { repairs.append(Reason(path: outer, expected: "object", found: "other")) }
        return read(at: steps, in: fields, coercion, path, target, choice)
      }
      if let result { return result }
      if node.isReadAsNull { return .null }
      return .unusable([Reason(path: outer, expected: "object", found: node.kind.rawValue)])
    case .index(let index):
      var result = Result.missing
      let isArray = node.withRepairedElement(at: index) { element, _ in
        result = read(after: steps.dropFirst(), element, coercion, path, target, choice)
      }
      if isArray { return result }
      if node.isReadAsNull { return .null }
      return .unusable([Reason(path: outer, expected: "array", found: node.kind.rawValue)])
    }
  }

  /// Reads what the kind of an object has. `choice` is what a neighbour has chosen, if one does.
  private mutating func readKind(
    _ kinds: Contract.Kinds, _ fields: borrowing JSONFields, _ object: Contract.Object,
    _ path: [Step], _ choice: String??
  ) -> [Reason] {
    let word: String?
    if let choice {
      word = choice
    } else if let discriminator = kinds.discriminator {
      word = fields.word(at: discriminator.components[...])
    } else {
      unknown.insert(path.text)
      return []
    }
    guard let word, let kind = kinds.kinds.first(where: { $0.values.contains(word) }) else {
      if kinds.keepsUnknown { return [] }
      let place = path + (kinds.discriminator?.steps ?? [])
      return [Reason(path: place, expected: "known kind", found: word == nil ? "missing" : "other")]
    }
    guard let name = kind.object, let inner = contract.object(named: name) else { return [] }
    let result: Result
    if kinds.content.isEmpty {
      result = readFields(fields, inner, path, nil)
    } else {
      let steps = path + kinds.content.steps
      result = read(
        at: kinds.content.components[...], in: fields, object.coercion, steps,
        Target(value: .object(name), coercion: object.coercion), nil)
    }
    switch result {
    case .usable: return []
    case .unusable(let reasons): return reasons
    case .null, .missing:
      return [
        Reason(path: path + kinds.content.steps, expected: "object", found: "missing")
      ]
    }
  }
}

extension FieldPath {
  fileprivate var steps: [Step] {
    components.map { component in
      switch component {
      case .key(let key): .key(key)
      case .index(let index): .key(String(index))
      }
    }
  }
}

extension JSONFields {
  /// The text of a string, a number or a boolean at the end of some keys; nil for anything else.
  fileprivate func word(at steps: ArraySlice<FieldPath.Component>) -> String? {
    guard case .key(let key)? = steps.first else { return nil }
    let rest = steps.dropFirst()
    return withMember(JSONKey(key)) { node -> String? in
      guard rest.isEmpty else { return node.withFields { $0.word(at: rest) } ?? nil }
      return node.string ?? node.digits ?? node.boolean.map { $0 ? "true" : "false" }
    } ?? nil
  }
}

extension Contract.Value {
  /// The type, for messages.
  fileprivate var shortWords: String {
    switch self {
    case .string: "String"
    case .integer(let type, _, _), .number(let type), .decoded(let type),
      .own(let type, _, _), .enumeration(let type, _, _, _):
      type
    case .boolean: "Bool"
    case .date: "Date"
    case .duration: "Duration"
    case .url: "URL"
    case .uuid: "UUID"
    case .data: "Data"
    case .any: "JSONValue"
    case .array, .set: "array"
    case .nullable(let value): value.shortWords
    case .dictionary, .object: "object"
    }
  }
}
