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
  public init(@FragmentBuilder<Model> _ members: () -> [Member<Model>]) {
    let members = members()
    self.init(members: members, problems: Self.duplicates(in: members))
  }

  private static func duplicates(in members: [Member<Model>]) -> [FragmentFailure.Problem] {
    var seen: Set<String> = []
    return members.compactMap { member in
      seen.insert(member.key).inserted ? nil : .init(path: member.path, reason: .duplicateKey)
    }
  }

  /// The same fragment with other members: each in the place of the one with its key, or at the end.
  ///
  /// ```swift
  /// pokemon().with { Member("baseType", .water, \.baseType) }
  /// ```
  public func with(@FragmentBuilder<Model> _ changes: () -> [Member<Model>]) -> JSONFragment {
    let changes = changes()
    var members = members
    for change in changes {
      if let index = members.firstIndex(where: { $0.key == change.key }) {
        members[index] = change
      } else {
        members.append(change)
      }
    }
    return JSONFragment(members: members, problems: problems + Self.duplicates(in: changes))
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
