/// From the source of a model to that of its builder.
///
/// Source becomes tokens (`Lexing`), tokens become facts (`Reading`), which keep to rules or not (`Rules`); a plan
/// says what is to be written (`Planning`), and is written (`Writing`).
package enum BuildableExpansion {
  /// The members that `@Buildable` adds to a model: its builder.
  ///
  /// - Parameter place: Where the declaration's source begins. Errors that only the compiler can find are then
  ///   those of the model's lines, and not of the expansion's.
  package static func members(
    attribute: String,
    declaration: String,
    lexicalContext: [String],
    place: SourcePlace? = nil
  ) -> Expansion {
    let (plan, diagnostics) = Planner.plan(
      declaration: declaration, attribute: attribute, lexicalContext: lexicalContext)
    return Expansion(
      source: plan.map { BuilderWriter.members($0, place: place) }, diagnostics: diagnostics)
  }

  /// The extension that makes a model `Buildable`.
  ///
  /// What is wrong with the model is said with its members.
  package static func conformance(
    attribute: String,
    declaration: String,
    extendedType: String,
    lexicalContext: [String]
  ) -> Expansion {
    let (plan, _) = Planner.plan(
      declaration: declaration, attribute: attribute, lexicalContext: lexicalContext)
    return Expansion(source: plan.map { ConformanceWriter.conformance(of: extendedType, $0) })
  }
}
