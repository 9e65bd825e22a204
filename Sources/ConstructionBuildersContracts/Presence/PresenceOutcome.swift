import ConstructionBuilders

/// What can be counted of a value that a builder looks for.
enum PresenceOutcome: String, Hashable, Sendable, CaseIterable {
  case string, number, boolean, array, object, other
  case null, missing
  case unusable, repaired

  /// Whether a value was sent that is not null. Such an outcome is the kind of the value.
  var isPresent: Bool {
    switch self {
    case .null, .missing, .unusable, .repaired: false
    default: true
    }
  }

  /// Whether it says that the value was looked for. Each value has one such outcome.
  var isAsked: Bool { self != .unusable && self != .repaired }

  /// What a value of a kind counts as.
  init(_ kind: JSONType) {
    self =
      switch kind {
      case .string: .string
      case .number: .number
      case .boolean: .boolean
      case .array: .array
      case .object: .object
      case .null: .null
      case .other: .other
      }
  }
}
