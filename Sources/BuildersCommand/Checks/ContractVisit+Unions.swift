import ConstructionBuilders
import ConstructionBuildersContracts

/// Values of one of several types.
extension ContractVisit {
  /// Reads a value by the arm that reads its JSON type, or else by the better one, as the library
  /// does: a value at all, nothing lost of everything, a build, more of the keys that were sent,
  /// fewer problems, losses and repairs.
  mutating func readUnion(
    _ node: borrowing JSONNode, _ arms: [Contract.Value], _ coercion: Coercion, _ path: [Step]
  ) -> Result {
    if node.kind == .null { return .null }
    let readers = arms.filter { $0.jsonTypes?.contains(node.kind) != false }
    if readers.count == 1, readers[0].jsonTypes != nil {
      return read(node, readers[0], coercion, path)
    }
    var best: (visit: ContractVisit, result: Result, rank: [Int], read: Int?)?
    var counted = 0
    for arm in arms {
      var visit = self
      (visit.repairs, visit.losses, visit.emptied) = ([], [], [])
      let result = visit.read(node, arm, coercion, path)
      let read = arm.hasFields ? visit.readCount : nil
      var rank = result.rank(of: arm, visit)
      // An object of which the builder reads nothing is another one.
      if case .unbuilt = result, read == 0, node.hasMembers { rank[0] = 1 }
      if rank[0] == 0 { counted += 1 }
      if let best, !rank.isBetter(than: best.rank, reading: read, insteadOf: best.read) { continue }
      best = (visit, result, rank, read)
    }
    guard let best, best.rank[0] == 0 else {
      return unusable(node, .union(arms), path)
    }
    // The builder counts problems and repairs that a contract does not know.
    if counted > 1, best.rank.contains(where: { $0 > 0 }) { unknown.insert(path.text) }
    repairs += best.visit.repairs
    losses += best.visit.losses
    emptied += best.visit.emptied
    unknown.formUnion(best.visit.unknown)
    if best.rank[2] > 0 {
      let others = arms.filter { !$0.takesAnything }.map(\.shortWords)
      repairs.append(
        Reason(
          path: path, expected: others.joined(separator: " or "), found: node.kind.rawValue))
    }
    return best.result
  }
}

extension ContractVisit.Result {
  /// How good it is for a union: the less, the better.
  fileprivate func rank(of arm: Contract.Value, _ visit: ContractVisit) -> [Int] {
    let hasValue: Bool
    var (isBuilt, problems, hasLostAll) = (true, 0, false)
    switch self {
    case .usable: hasValue = true
    case .emptied: (hasValue, hasLostAll) = (true, true)
    case .unbuilt(let reasons): (hasValue, isBuilt, problems) = (true, false, reasons.count)
    case .null, .missing, .unusable: hasValue = false
    }
    return [
      hasValue ? 0 : 1, hasLostAll ? 1 : 0, arm.takesAnything ? 1 : 0, isBuilt ? 0 : 1, problems,
      visit.losses.count, visit.repairs.count,
    ]
  }
}

extension [Int] {
  /// Whether a rank is the better one. What can be built goes before what reads more.
  fileprivate func isBetter(than other: [Int], reading count: Int?, insteadOf others: Int?) -> Bool
  {
    let flaws = 4
    guard prefix(flaws) == other.prefix(flaws), let count, let others, count != others else {
      return lexicographicallyPrecedes(other)
    }
    return count > others
  }
}

extension JSONNode {
  fileprivate var hasMembers: Bool {
    var hasMembers = false
    forEachMember { _, _ in hasMembers = true }
    return hasMembers
  }
}

extension Contract.Value {
  /// Whether a builder reads its keys or positions.
  fileprivate var hasFields: Bool {
    switch self {
    case .object, .row: true
    default: false
    }
  }

  fileprivate var takesAnything: Bool {
    switch self {
    case .any, .decoded: true
    default: false
    }
  }

  /// The JSON types that it reads without a repair; nil if nobody knows.
  fileprivate var jsonTypes: Set<JSONType>? {
    switch self {
    case .string, .text, .date(.iso8601): [.string]
    case .integer, .number: [.number]
    case .boolean: [.boolean]
    case .array, .set, .row: [.array]
    case .dictionary, .object: [.object]
    case .nullable(let value): value.jsonTypes
    case .enumeration(_, let raw, _, _), .open(_, let raw, _): raw.jsonTypes
    case .formatted(.each, let value), .formatted(.whole, let value): value.jsonTypes
    case .union(let arms):
      arms.reduce([]) { types, arm in
        guard let types, let own = arm.jsonTypes else { return nil }
        return types.union(own)
      }
    default: nil
    }
  }
}
