/// Puts the members of a ``JSONFragment`` together.
///
/// Besides members a block may have conditions, loops, and other fragments of the same model, whose
/// members it then has too, and whose problems.
@resultBuilder
public enum FragmentBuilder<Model> {
  /// A member of its own.
  public static func buildExpression(_ member: Member<Model>) -> JSONFragment<Model> {
    JSONFragment(members: [member], problems: [])
  }

  /// The members of another fragment.
  public static func buildExpression(_ fragment: JSONFragment<Model>) -> JSONFragment<Model> {
    fragment
  }

  /// All members of a block.
  public static func buildBlock(_ parts: JSONFragment<Model>...) -> JSONFragment<Model> {
    buildArray(parts)
  }

  /// The members behind an `if`; none where it says no.
  public static func buildOptional(_ part: JSONFragment<Model>?) -> JSONFragment<Model> {
    part ?? buildArray([])
  }

  /// The members behind an `if` that has an `else`.
  public static func buildEither(first part: JSONFragment<Model>) -> JSONFragment<Model> { part }

  /// The members behind an `else`.
  public static func buildEither(second part: JSONFragment<Model>) -> JSONFragment<Model> { part }

  /// The members of all rounds of a loop.
  public static func buildArray(_ parts: [JSONFragment<Model>]) -> JSONFragment<Model> {
    JSONFragment(members: parts.flatMap(\.members), problems: parts.flatMap(\.problems))
  }
}
