import ConstructionBuilders

/// A piece of JSON, and what is expected of the model that is made of it: one declaration for both.
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
/// Members are written in the order of declaration. What cannot be JSON, such as a number that is none or a key
/// that stands twice, is never left out: ``json``, ``data`` and ``dictionary`` throw it as a
/// ``FragmentFailure``.
public struct JSONFragment<Model>: Sendable {
  let members: [Member<Model>]
  let problems: [FragmentFailure.Problem]

  init(members: [Member<Model>], problems: [FragmentFailure.Problem]) {
    self.members = members
    self.problems = problems
  }

  /// A fragment by its members.
  public init(@FragmentBuilder<Model> _ members: () -> JSONFragment) {
    let parts = members()
    self.init(members: parts.members, problems: parts.problems + parts.newDuplicates)
  }

  /// The keys that stand twice, and are not yet among the problems.
  private var newDuplicates: [FragmentFailure.Problem] {
    var seen: Set<String> = []
    return members.compactMap { member in
      let problem = FragmentFailure.Problem(path: member.path, reason: .duplicateKey)
      return seen.insert(member.key).inserted || problems.contains(problem) ? nil : problem
    }
  }

  /// The same fragment with other members: each in the place of the one with its key, or at the end.
  ///
  /// ```swift
  /// pokemon().with { Member("baseType", .water, \.baseType) }
  /// ```
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
      members: members, problems: problems + changes.problems + changes.newDuplicates)
  }

  /// The same fragment without some members: they are neither sent nor checked.
  ///
  /// A key that is not there is a problem: such a test would test nothing.
  public func dropping(_ keys: any JSONMemberKey...) -> JSONFragment {
    var members = members
    var problems = problems
    for key in keys.map(\.memberKey) {
      if let index = members.firstIndex(where: { $0.key == key }) {
        members.remove(at: index)
      } else {
        let nearest = NearMiss.of(key, among: members.map(\.key))
        problems.append(
          .init(path: FieldPath([.key(key)]), reason: .nothingToDrop(nearest: nearest)))
      }
    }
    return JSONFragment(members: members, problems: problems)
  }
}
