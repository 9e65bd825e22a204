/// Puts the members of a ``JSONFragment`` together.
///
/// Besides members a block may have conditions, loops, and other fragments of the same model, whose
/// members it then has too, and whose problems.
@resultBuilder
public enum FragmentBuilder<Model> {
  public static func buildExpression(_ member: Member<Model>) -> JSONFragment<Model> {
    JSONFragment(members: [member], problems: [])
  }

  public static func buildExpression(_ fragment: JSONFragment<Model>) -> JSONFragment<Model> {
    fragment
  }

  public static func buildBlock(_ parts: JSONFragment<Model>...) -> JSONFragment<Model> {
    buildArray(parts)
  }

  public static func buildOptional(_ part: JSONFragment<Model>?) -> JSONFragment<Model> {
    part ?? buildArray([])
  }

  public static func buildEither(first part: JSONFragment<Model>) -> JSONFragment<Model> { part }

  public static func buildEither(second part: JSONFragment<Model>) -> JSONFragment<Model> { part }

  public static func buildArray(_ parts: [JSONFragment<Model>]) -> JSONFragment<Model> {
    JSONFragment(members: parts.flatMap(\.members), problems: parts.flatMap(\.problems))
  }
}
