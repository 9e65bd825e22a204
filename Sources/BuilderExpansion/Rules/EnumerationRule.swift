/// An enumeration has cases that are variants, and nothing that a builder of variants would ignore.
///
/// It is not generic: the list of its variants holds functions for any thread, and Swift cannot
/// know whether those of a generic type are.
enum EnumerationRule: Rule {
  static func diagnostics(for model: ModelFacts) -> [Diagnostic] {
    let name = model.name.name
    if model.hasRawValues {
      // No character is read from JSON.
      let strings = model.inheritance.first?.text == "Character" ? "make them Strings and " : ""
      return [
        Diagnostic(
          "an enumeration with raw values needs no '@Buildable'; \(strings)"
            + "let it conform to 'Capturable'",
          at: model.name,
          fixIts: model.macros.prefix(1).map(\.removalFixIt))
      ]
    }
    let generic = model.parameters.prefix(1).map {
      Diagnostic("'@Buildable' does not build '\(name)', which is generic", at: $0)
    }
    let variants = model.cases.filter { !$0.isUnknown }
    let empty =
      variants.isEmpty ? [Diagnostic("'\(name)' has no cases to build", at: model.name)] : []
    return generic + empty
      + model.ownChecks.map {
        Diagnostic(
          "'@Buildable' does not call the 'check' of an enumeration; check its payloads",
          at: $0.name)
      }
  }
}

extension ModelFacts {
  /// Whether it is an enumeration with a raw type.
  fileprivate var hasRawValues: Bool {
    cases.contains { $0.rawValue != nil }
      || inheritance.first.map { Self.rawTypes.contains($0.text) } ?? false
  }

  private static let rawTypes: Set<String> = [
    "String", "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64", "Double", "Float",
  ]
}
