/// Puts the members of a ``JSONFragment`` together.
///
/// Besides members a block may have conditions, loops, and other fragments of the same model, whose
/// members it then has too.
@resultBuilder
public enum FragmentBuilder<Model> {
  public static func buildExpression(_ member: Member<Model>) -> [Member<Model>] { [member] }

  public static func buildExpression(_ fragment: JSONFragment<Model>) -> [Member<Model>] {
    fragment.members
  }

  public static func buildBlock(_ members: [Member<Model>]...) -> [Member<Model>] {
    members.flatMap(\.self)
  }

  public static func buildOptional(_ members: [Member<Model>]?) -> [Member<Model>] { members ?? [] }

  public static func buildEither(first members: [Member<Model>]) -> [Member<Model>] { members }

  public static func buildEither(second members: [Member<Model>]) -> [Member<Model>] { members }

  public static func buildArray(_ members: [[Member<Model>]]) -> [Member<Model>] {
    members.flatMap(\.self)
  }
}
