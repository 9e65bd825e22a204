/// Builds a ``JSONFragment`` from members, conditions, loops, and other fragments of the same
/// model.
@resultBuilder
public enum FragmentBuilder<Model> {
  /// A member.
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

  /// The members of an `if` without `else`.
  public static func buildOptional(_ part: JSONFragment<Model>?) -> JSONFragment<Model> {
    part ?? buildArray([])
  }

  /// The members of an `if` with `else`.
  public static func buildEither(first part: JSONFragment<Model>) -> JSONFragment<Model> { part }

  /// The members of an `else`.
  public static func buildEither(second part: JSONFragment<Model>) -> JSONFragment<Model> { part }

  /// The members of a loop.
  public static func buildArray(_ parts: [JSONFragment<Model>]) -> JSONFragment<Model> {
    JSONFragment(
      members: parts.flatMap(\.members),
      problems: parts.flatMap { $0.problems + $0.notAnObject })
  }
}
