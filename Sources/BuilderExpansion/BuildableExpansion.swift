/// Expands `@Buildable` and its attributes.
///
/// The stages: `Lexing` makes tokens of a source, `Names` has the names to read and to write,
/// `Reading` makes facts, `Rules` checks them, `Planning` decides, and `Writing` writes the
/// builder.
package enum BuildableExpansion {
  /// The members that `@Buildable` adds to a model: its builder.
  ///
  /// - Parameters:
  ///   - attributeOffset: The UTF-8 offset of the attribute in the declaration. Of several
  ///     `@Buildable`s, only the first one reports anything.
  ///   - lexicalContext: The declarations around the model, innermost first.
  ///   - place: The place where the declaration begins. With it, the compiler reports type errors
  ///     at the lines of the model, and not in the expansion.
  package static func members(
    attribute: String,
    attributeOffset: Int? = nil,
    declaration: String,
    lexicalContext: [String],
    place: SourcePlace? = nil
  ) -> Expansion {
    let source = Source(declaration)
    let first = DeclarationStart(source, at: 0).attributes.first(where: \.isBuildable)
    if let first, let attributeOffset, first.range.lowerBound < attributeOffset {
      return Expansion()
    }
    let (plan, diagnostics) = Planner.plan(
      of: source, attribute: attribute, lexicalContext: lexicalContext)
    var lines = Lines()
    plan?.write(place: place, to: &lines)
    return Expansion(source: plan.map { _ in lines.text }, diagnostics: diagnostics)
  }

  /// The extension that makes a model `Buildable`.
  ///
  /// It reports no problems: `members` does.
  ///
  /// - Parameter missing: A declaration with the protocols to which the model does not conform yet;
  ///   nil if it conforms to none.
  package static func conformance(
    attribute: String,
    declaration: String,
    extendedType: String,
    lexicalContext: [String],
    missing: String? = nil
  ) -> Expansion {
    let (plan, _) = Planner.plan(
      of: Source(declaration), attribute: attribute, lexicalContext: lexicalContext)
    let type = Source(extendedType)
    let name = type.written(0..<type.tokens.count - 1)
    let missing = missing.map { Set(Source($0).tokens.map(\.text)) }
    return Expansion(source: plan?.conformance(of: name, missing: missing))
  }
}
