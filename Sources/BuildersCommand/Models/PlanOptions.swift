/// How types are planned.
struct PlanOptions: Sendable {
  /// In how many objects a property has to be seen at least to be required.
  var requireAfter = 20
  /// Whether few distinct texts become an enumeration.
  var makesEnumerations = false
  /// Names that no type can have.
  var reserved = ReservedTypes.names
}

/// Why there is nothing to generate.
struct PlanError: Error, Equatable, CustomStringConvertible {
  let description: String
}
