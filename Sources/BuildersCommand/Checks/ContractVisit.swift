import ConstructionBuilders
import ConstructionBuildersContracts

/// Reads one document as a builder with a contract would.
struct ContractVisit {
  /// Why a value is not used, or not as it was sent.
  struct Reason {
    var path: [Step]
    let expected: String
    let found: String
    /// Whether an element is lost for this reason, and not only a field of an object.
    var isOfElement = false
  }

  enum Result {
    case usable
    /// A container of which nothing is left. Inside another one it is kept, without elements.
    case emptied(Reason)
    /// A null, or what counts as one.
    case null
    case missing
    /// It was read, and cannot be built.
    case unbuilt([Reason])
    case unusable([Reason])
  }

  let contract: Contract
  var repairs: [Reason] = []
  var losses: [Reason] = []
  /// Containers of which nothing is left, where the builder does without.
  var emptied: [Reason] = []
  var unknown: Set<String> = []

  /// The keys and positions of the object that is read, as far as they have a value.
  var readKeys: Set<Step> = []
  /// How many the object had that was read last; nil if that depends on its variant.
  var readCount: Int?

  /// How many values are around. Each takes stack.
  private var depth = 0
  private static let deepest = 200

  init(_ contract: Contract) { self.contract = contract }

  mutating func read(
    _ node: borrowing JSONNode, _ value: Contract.Value, _ coercion: Coercion, _ path: [Step],
    choice: String?? = nil
  ) -> Result {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else {
      unknown.insert(path.text)
      return .usable
    }
    let node = node.with(coercion)
    switch value {
    case .nullable(let inner):
      let result = read(node, inner, coercion, path, choice: choice)
      if case .null = result { return .usable }
      return result
    case .array(let element): return readElements(of: node, element, coercion, path)
    case .set(let element):
      noteDuplicates(in: node, path)
      return readElements(of: node, element, coercion, path)
    case .dictionary(let key, let inner): return readMembers(of: node, key, inner, coercion, path)
    case .object(let name): return readObject(node, name, path, choice)
    case .row(let name): return readRow(node, name, path)
    case .union(let arms): return readUnion(node, arms, coercion, path)
    case .formatted(let words, let inner) where inner.hasParts:
      return readFormatted(node, words, inner, coercion, path, choice)
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
    case .null: return .null
    case .unknown:
      unknown.insert(path.text)
      return .usable
    }
  }

  mutating func unusable(
    _ node: borrowing JSONNode, _ value: Contract.Value, _ path: [Step]
  ) -> Result {
    guard node.isReadAsNull else { return .unusable([Self.reason(path, value, node)]) }
    if node.kind != .null {
      repairs.append(Reason(path: path, expected: "null", found: node.kind.rawValue))
    }
    return .null
  }

  private static func reason(
    _ path: [Step], _ value: Contract.Value, _ node: borrowing JSONNode
  ) -> Reason {
    Reason(path: path, expected: value.shortWords, found: node.kind.rawValue)
  }

  /// How many elements are used, and how many are lost.
  private struct Parts {
    var used = 0
    var nulls = 0
    var unusable = 0
  }

  /// Reads an element or a member that is left out if it cannot be used.
  private mutating func readPart(
    _ node: borrowing JSONNode, _ value: Contract.Value, _ coercion: Coercion, _ path: [Step],
    _ parts: inout Parts
  ) {
    let known = repairs.count
    switch (read(node, value.withoutNull, coercion, path), value) {
    case (.usable, _): parts.used += 1
    case (.emptied(let reason), _):
      emptied.append(reason)
      parts.used += 1
    case (.null, .nullable): break
    case (.null, _), (.missing, _):
      // It is lost, and not repaired.
      repairs.removeSubrange(known...)
      lose([Self.reason(path, value, node)])
      parts.nulls += 1
    case (.unbuilt(let reasons), _), (.unusable(let reasons), _):
      lose(reasons)
      parts.unusable += 1
    }
  }

  /// What a container with these elements is.
  private mutating func result(of parts: Parts, at path: [Step]) -> Result {
    guard parts.used == 0 else { return .usable }
    if parts.unusable > 0 {
      return .emptied(Reason(path: path, expected: "elements", found: "only unusable ones"))
    }
    if parts.nulls > 0 {
      emptied.append(Reason(path: path, expected: "elements", found: "only nulls"))
    }
    return .usable
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
    var parts = Parts()
    if node.isArray {
      node.forEachElement { readPart($0, element, coercion, inner, &parts) }
      return result(of: parts, at: path)
    }
    // What else is read as an array: a list in a string, an object with numbers, one element.
    var isRead =
      node.withEmbedded { embedded in
        guard embedded.isArray else { return false }
        embedded.forEachElement { readPart($0, element, embedded.coercion, inner, &parts) }
        return true
      } ?? false
    if !isRead {
      isRead = node.visitNumberedMembers { readPart($1, element, coercion, inner, &parts) }
    }
    let single = node.inPlaceOfArray
    if !isRead, coercion.contains(.arraysFromSingleValues), !single.isNoElement {
      switch read(single, element.withoutNull, single.coercion, inner) {
      case .null, .missing, .unusable: break
      case .usable, .emptied: (parts.used, isRead) = (1, true)
      case .unbuilt(let reasons):
        lose(reasons)
        (parts.unusable, isRead) = (1, true)
      }
    }
    guard isRead else { return unusable(single, .array(of: element), path) }
    repairs.append(Self.reason(path, .array(of: element), node))
    return result(of: parts, at: path)
  }

  /// Notes the elements of a set that equal others, as far as they are texts and numbers.
  private mutating func noteDuplicates(in node: borrowing JSONNode, _ path: [Step]) {
    var texts: Set<String> = []
    node.forEachElement { element in
      let text = String.capture(element.with(.lenient)).value
      guard let text, !texts.insert(text).inserted else { return }
      repairs.append(
        Reason(path: path + [.elements], expected: "no duplicate", found: element.kind.rawValue))
    }
  }

  private mutating func readMembers(
    of node: borrowing JSONNode, _ key: Contract.Value, _ value: Contract.Value,
    _ coercion: Coercion, _ path: [Step]
  ) -> Result {
    var parts = Parts()
    let isRead: Void? = node.withRepairedFields { fields, isRepaired in
      if isRepaired { noteRepair(path, "object", node) }
      fields.forEachMember { text, member in
        let reason = Reason(
          path: path + [.members], expected: "\(key.shortWords) key", found: "other key")
        switch key.readKey(text, fields.coercion) {
        case .unusable, .null:
          lose([reason])
          parts.unusable += 1
          return
        case .repaired: repairs.append(reason)
        case .unknown: unknown.insert(path.text)
        case .whole: break
        }
        readPart(member, value, fields.coercion, path + [.members], &parts)
      }
    }
    return isRead == nil ? unusable(node, .object(""), path) : result(of: parts, at: path)
  }
}

extension Contract.Value {
  /// The value, without the null that is also accepted.
  fileprivate var withoutNull: Contract.Value {
    if case .nullable(let value) = self { value } else { self }
  }

  /// The type, for messages.
  var shortWords: String {
    switch self {
    case .string: "String"
    case .integer(let type, _, _), .number(let type), .text(let type), .decoded(let type),
      .own(let type, _, _), .enumeration(let type, _, _, _), .open(let type, _, _):
      type
    case .boolean: "Bool"
    case .date: "Date"
    case .duration: "Duration"
    case .any: "JSONValue"
    case .array, .set, .row: "array"
    case .union(let arms): arms.map(\.shortWords).joined(separator: " or ")
    case .nullable(let value), .formatted(_, let value): value.shortWords
    case .dictionary, .object: "object"
    }
  }
}
