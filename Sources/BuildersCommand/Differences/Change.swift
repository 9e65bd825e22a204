import ConstructionBuilders

/// A change between two surveys, or two contracts.
struct Change: Hashable, Sendable {
  /// What a change means for a reader of the JSON that does not change.
  enum Severity: String, CaseIterable, Comparable, Sendable {
    case breaking, warning, harmless

    static func < (left: Severity, right: Severity) -> Bool { left.rank > right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// What services call it; only for the last one each has a word of its own.
    func level(harmless: String) -> String {
      switch self {
      case .breaking: "error"
      case .warning: "warning"
      case .harmless: harmless
      }
    }
  }

  /// What changed, as a word that never changes itself.
  enum Rule: String, CaseIterable, Sendable {
    case endpointAdded = "endpoint-added"
    case endpointGone = "endpoint-gone"
    case added
    case gone
    case kindChanged = "kind-changed"
    case becameNull = "became-null"
    case becameOptional = "became-optional"
    case becameEmpty = "became-empty"
    case formatLost = "format-lost"
    case rangeGrew = "range-grew"
    case newValue = "new-value"
    case contract
    case checkProblem = "check-problem"
    case checkEmptied = "check-emptied"
    case checkLoss = "check-loss"
    case checkRepair = "check-repair"
    case unread
    case neverSeen = "never-seen"

    /// One sentence about the rule.
    var summary: String {
      switch self {
      case .endpointAdded: "An endpoint is new."
      case .endpointGone: "An endpoint was not seen any more."
      case .added: "A key is new."
      case .gone: "A key was not seen any more."
      case .kindChanged: "Values are of a kind that they never were before."
      case .becameNull: "A value is null that never was null before."
      case .becameOptional: "A key is missing that was always there before."
      case .becameEmpty: "Values are always empty that were not before."
      case .formatLost: "Strings no longer have the format that all had before."
      case .rangeGrew: "Numbers are of a form that they never had before."
      case .newValue: "A string is not one of the few that there were before."
      case .contract: "A contract expects something else."
      case .checkProblem: "A document cannot be built because of a value."
      case .checkEmptied:
        "All elements of an array are lost, and the rest of its document is built."
      case .checkLoss: "A value is lost, and the rest of its document is built."
      case .checkRepair: "A value is used after a conversion."
      case .unread: "Nothing reads a key."
      case .neverSeen: "A field was never there."
      }
    }
  }

  let rule: Rule
  let severity: Severity
  /// The endpoint; empty for plain documents.
  var endpoint = ""
  /// The path as text; empty for the document itself.
  let path: String
  let message: String
  /// The first document, such as `captures/a.ndjson:7`; nil if it is not known.
  var place: String?

  /// Names the change in lists of allowed ones. It is built from rule and place, never from the
  /// message, so it stays the same when counts differ.
  var id: String {
    [rule.rawValue, endpoint, path].filter { !$0.isEmpty }.joined(separator: "|")
  }

  /// The endpoint and the path, as messages name them.
  var name: String {
    let name = [endpoint, path].filter { !$0.isEmpty }.joined(separator: " ")
    return name.isEmpty ? "(document)" : name
  }

  /// One line, such as `breaking: data.id: is a string in 3 of 40 [kind-changed|data.id]`.
  var line: String { JSONText.visible("\(severity.rawValue): \(name): \(message) [\(id)]") }
}
