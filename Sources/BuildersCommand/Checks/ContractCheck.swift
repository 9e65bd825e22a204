import ConstructionBuilders
import ConstructionBuildersContracts

/// What a builder would make of documents, by its contract, counted by place.
struct ContractCheck: Sendable {
  let contract: Contract

  /// What becomes of a document, from good to bad.
  enum Outcome: Int, CaseIterable, Comparable, Sendable {
    case builds, repairs, loses, fails

    static func < (left: Outcome, right: Outcome) -> Bool { left.rawValue < right.rawValue }

    var word: String {
      switch self {
      case .builds: "builds"
      case .repairs: "repairs"
      case .loses: "loses"
      case .fails: "fails"
      }
    }
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
    if case .unusable(let reasons) = result {
      outcome = .fails
      count(reasons, .fails, place)
    }
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
      merged.first = [merged.first, row.first].compactMap(\.self).min { PlaceOrder($0, $1).isLess }
      rows[name] = merged
    }
  }
}

/// Compares places such as `a.ndjson:9` and `a.ndjson:10` by file, then by line.
private struct PlaceOrder {
  let isLess: Bool

  init(_ left: String, _ right: String) {
    let (one, other) = (Self.parts(left), Self.parts(right))
    isLess = one.file != other.file ? one.file < other.file : one.line < other.line
  }

  private static func parts(_ place: String) -> (file: String, line: Int) {
    guard let colon = place.lastIndex(of: ":"),
      let line = Int(place[place.index(after: colon)...])
    else { return (place, 0) }
    return (String(place[..<colon]), line)
  }
}
