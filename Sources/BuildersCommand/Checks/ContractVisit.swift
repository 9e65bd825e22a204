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
    var isOfElement = false
  }

  enum Result {
    case usable
    /// A null, or what counts as one.
    case null
    case missing
    case unusable([Reason])
  }

  let contract: Contract
  var repairs: [Reason] = []
  var losses: [Reason] = []
  /// Arrays of which nothing is left.
  var emptied: [Reason] = []
  var unknown: Set<String> = []

  /// How many values are around. Each takes stack.
  private var depth = 0
  private static let deepest = 200

  init(_ contract: Contract) { self.contract = contract }

  mutating func read(
    _ node: borrowing JSONNode, _ value: Contract.Value, _ coercion: Coercion, _ path: [Step]
  ) -> Result {
    read(node, value, coercion, path, choice: nil)
  }

  mutating func read(
    _ node: borrowing JSONNode, _ value: Contract.Value, _ coercion: Coercion, _ path: [Step],
    choice: String??
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

  /// How many elements were read, and how many of them are used.
  private struct Parts {
    var count = 0
    var used = 0
  }

  /// Reads an element or a member that is left out if it cannot be used.
  private mutating func readPart(
    _ node: borrowing JSONNode, _ value: Contract.Value, _ coercion: Coercion, _ path: [Step],
    _ parts: inout Parts
  ) {
    parts.count += 1
    switch read(node, value, coercion, path) {
    case .usable: parts.used += 1
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
    var parts = Parts()
    defer {
      if parts.count > 0, parts.used == 0 {
        emptied.append(Reason(path: path, expected: "elements", found: "only unusable ones"))
      }
    }
    if node.isArray {
      node.forEachElement { readPart($0, element, coercion, inner, &parts) }
      return .usable
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
    var parts = Parts()
    let isRead: Void? = node.withRepairedFields { fields, isRepaired in
      if isRepaired { repairs.append(Reason(path: path, expected: "object", found: "other")) }
      fields.forEachMember { _, member in
        readPart(member, value, coercion, path + [.members], &parts)
      }
    }
    guard isRead == nil else { return .usable }
    return node.isReadAsNull
      ? .null
      : .unusable([Reason(path: path, expected: "object", found: node.kind.rawValue)])
  }
}

extension Contract.Value {
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
    case .array, .set: "array"
    case .nullable(let value): value.shortWords
    case .dictionary, .object: "object"
    }
  }
}
