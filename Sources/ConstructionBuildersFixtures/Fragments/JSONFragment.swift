/// A piece of JSON, and what a test expects of the model: one declaration for both.
///
/// ```swift
/// func move(_ name: String) -> JSONFragment<Move> {
///   JSONFragment { Member("name", name, \.name) }
/// }
///
/// func pokemon() -> JSONFragment<Pokemon> {
///   JSONFragment {
///     Member("baseType", .fire, \.baseType)
///     Member("moves", [move("Fly"), move("Cut")], \.moves)
///     Member("pokedexIndex", json: "6", \.pokedexIndex, 6)     // sends one thing, expects another
///   }
/// }
///
/// pokemon().with { Member("baseType", .water, \.baseType) }.dropping("moves")
/// ```
///
/// A fragment can also be an array of fragments, or any other value:
/// `JSONFragment([move("Fly"), move("Cut")])`, `JSONFragment(7)`.
///
/// Members keep the order of declaration. ``json``, ``data`` and ``dictionary`` throw a
/// ``FragmentFailure`` for every value that has no JSON, such as NaN, and for every duplicate key.
/// Nothing is left out silently.
public struct JSONFragment<Model>: Sendable {
  let members: [Member<Model>]
  let problems: [NotJSON.Problem]

  /// The value of a fragment that is not an object.
  let root: FragmentRoot<Model>?

  init(
    members: [Member<Model>] = [], problems: [NotJSON.Problem] = [],
    root: FragmentRoot<Model>? = nil
  ) {
    self.members = members
    self.problems = problems
    self.root = root
  }

  /// Makes a fragment from a block of members.
  public init(@FragmentBuilder<Model> _ members: () -> JSONFragment) {
    let parts = members()
    self.init(members: parts.members, problems: parts.problems + parts.newDuplicates)
  }

  /// The duplicate keys that are not among the problems yet.
  private var newDuplicates: [NotJSON.Problem] {
    var seen: Set<String> = []
    return members.compactMap { member in
      let problem = NotJSON.Problem(path: member.path, words: "duplicate key")
      return seen.insert(member.key).inserted || problems.contains(problem) ? nil : problem
    }
  }

  /// A copy with other members: each replaces the member with its key, or becomes the last one.
  public func with(@FragmentBuilder<Model> _ changes: () -> JSONFragment) -> JSONFragment {
    let changes = changes()
    var members = members
    for change in changes.members {
      if let index = members.firstIndex(where: { $0.key == change.key }) {
        members[index] = change
      } else {
        members.append(change)
      }
    }
    return JSONFragment(
      members: members,
      problems: problems + changes.problems + changes.newDuplicates + notAnObject, root: root)
  }

  /// A copy without some members: they are neither sent nor checked. A key that does not exist is a
  /// problem.
  public func dropping(_ keys: any JSONMemberKey...) -> JSONFragment {
    var members = members
    var problems = problems
    for key in keys.map(\.memberKey) where root == nil {
      if let index = members.firstIndex(where: { $0.key == key }) {
        members.remove(at: index)
      } else {
        let nearest = NearMiss.of(key, among: members.map(\.key))
        problems.append(
          .init(
            path: .key(key),
            words: "there is no such member to drop\(NearMiss.question(nearest))"))
      }
    }
    return JSONFragment(members: members, problems: problems + notAnObject, root: root)
  }

  /// The problem that the fragment has no members to change, or to add to those of another one.
  var notAnObject: [NotJSON.Problem] {
    root == nil ? [] : NotJSON("a fragment that is not an object has no members").problems
  }
}
