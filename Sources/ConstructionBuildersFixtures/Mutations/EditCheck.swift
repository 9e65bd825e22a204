internal import ConstructionBuilders
internal import ConstructionBuildersEditing

/// Checks that an edit of one field changes nothing else of a mutated text.
struct EditCheck<Value: Capturable> {
  let mutation: JSONMutation
  let coercion: Coercion
  let change: @Sendable (inout Value) -> Void

  /// What is wrong with the edit; nothing where the builder does not read the text.
  var complaints: [String] {
    guard let sent = try? SentDocument<Value>(json: mutation.json, coercion: coercion) else {
      return []
    }
    do throws(BuildFailure) {
      if try !sent.edited(sent.value).isEmpty { return ["without an edit, the text changes"] }
      var value = sent.value
      change(&value)
      // An array that is too short is filled with null, up to the element of a path.
      let changes = try sent.edited(value).changes.filter { $0.old != nil || $0.new != .null }
      guard changes.count > 1 else { return [] }
      return ["the edit of one field changes \(changes.count) values: \(changes)"]
    } catch {
      // What was mutated may stand in the way.
      let blame = MutationBlame(culprit: mutation.culprit)
      return blame.isNamed(by: error) ? [] : ["the edit is refused: \(error)"]
    }
  }
}

extension Sequence<JSONMutation> {
  /// What is wrong with an edit of one field, for each mutation.
  package func violations<Value: Capturable>(
    of type: Value.Type, coercion: Coercion,
    editing change: @escaping @Sendable (inout Value) -> Void
  ) throws -> [MutationViolation] {
    var violations: [MutationViolation] = []
    var isEmpty = true
    for mutation in self {
      isEmpty = false
      let check = EditCheck(mutation: mutation, coercion: coercion, change: change)
      violations += check.complaints.map { MutationViolation(mutation, $0) }
    }
    if isEmpty { throw MutationProblem.nothingToTry }
    return violations
  }
}
