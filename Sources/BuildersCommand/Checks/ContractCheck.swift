import ConstructionBuilders
import ConstructionBuildersContracts

/// What a builder would make of documents, by its contract, counted by place.
struct ContractCheck: Sendable {
  let contract: Contract

  /// What becomes of a document, from good to bad.
  enum Outcome: Int, CaseIterable, Comparable, Sendable {
    case builds, repairs, loses, empties, fails

    static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }

    var word: String { "\(self)" }
  }

  private(set) var outcomes: [Outcome: Int] = [:]
  private(set) var rows: [RowName: Row] = [:]

  /// What only the builder itself could tell, by place.
  private(set) var unknown: Set<String> = []

  /// A place, what a builder expects there, and what it means for the document.
  struct RowName: Hashable, Sendable {
    let path: String
    let expected: String
    let outcome: Outcome
  }

  /// How often a place made something of a document.
  struct Row: Sendable {
    var documents = 0
    /// What was found instead, with counts.
    var found: [String: Int] = [:]
    /// The first document.
    var first: String?
  }

  init(_ contract: Contract) { self.contract = contract }

  /// Checks a document.
  ///
  /// - Parameter place: Where the document is.
  mutating func add(_ root: borrowing JSONNode, place: () -> String) {
    var visit = ContractVisit(contract)
    let result = visit.read(root, contract.root, contract.coercion, [])
    var outcome = Outcome.builds
    if !visit.repairs.isEmpty { outcome = .repairs }
    if !visit.losses.isEmpty { outcome = .loses }
    if !visit.emptied.isEmpty { outcome = .empties }
    let reasons = result.reasons(of: contract.root)
    if !reasons.isEmpty {
      outcome = .fails
      count(reasons, .fails, place)
    }
    count(visit.emptied, .empties, place)
    count(visit.losses, .loses, place)
    count(visit.repairs, .repairs, place)
    unknown.formUnion(visit.unknown)
    outcomes[outcome, default: 0] += 1
  }

  private mutating func count(
    _ reasons: [ContractVisit.Reason], _ outcome: Outcome, _ place: () -> String
  ) {
    var counted: Set<RowName> = []
    for reason in reasons {
      let name = RowName(path: reason.path.text, expected: reason.expected, outcome: outcome)
      rows[name, default: Row()].found[reason.found, default: 0] += 1
      // A document counts once, however many elements are alike.
      guard counted.insert(name).inserted else { continue }
      rows[name]?.documents += 1
      if rows[name]?.first == nil { rows[name]?.first = place() }
    }
  }

  mutating func merge(_ other: ContractCheck) {
    outcomes.merge(other.outcomes, uniquingKeysWith: +)
    unknown.formUnion(other.unknown)
    for (name, row) in other.rows {
      var merged = rows[name] ?? Row()
      merged.documents += row.documents
      merged.found.merge(row.found, uniquingKeysWith: +)
      // The first by its name, whichever thread has read it.
      merged.first = [merged.first, row.first].compactMap(\.self).min {
        DocumentPlace($0) < DocumentPlace($1)
      }
      rows[name] = merged
    }
  }
}

extension ContractVisit.Result {
  /// Why there is no model of a document.
  fileprivate func reasons(of root: Contract.Value) -> [ContractVisit.Reason] {
    switch self {
    case .usable: []
    case .emptied(let reason): [reason]
    case .null, .missing: [.init(path: [], expected: root.shortWords, found: "null")]
    case .unbuilt(let reasons), .unusable(let reasons): reasons
    }
  }
}
