internal import ConstructionBuilders

/// The patch of RFC 7396 that makes one document from another.
struct MergePatch {
  private(set) var value: JSONValue = .object(.init())

  /// What such a patch cannot say.
  private(set) var problems: [Finding] = []

  init(from old: Place, to new: Place) {
    if let patch = patch(from: old, to: new, at: FieldPath()) { value = patch }
    // An empty object would replace a root that is none.
    if old.kind != .object, new.isSame(as: old) { value = new.value }
  }

  /// The patch of a value; nil if it did not change.
  private mutating func patch(from old: Place, to new: Place, at path: FieldPath) -> JSONValue? {
    if old.bytes == new.bytes { return nil }
    guard old.kind == .object, new.kind == .object else {
      return old.isSame(as: new) ? nil : checked(new.value, at: path, isMember: !path.isEmpty)
    }
    var members = JSONValue.Members()
    for difference in DocumentDifference.members(from: old, to: new) {
      switch difference {
      case .removed(let step, _): members[step] = .null
      case .added(let step, let new):
        members[step] = checked(new.value, at: path + .key(step), isMember: true)
      case .both(let step, let old, let new):
        let inner = DeeperStack.whereNeeded(frame: 16 << 10) {
          patch(from: old, to: new, at: path + .key(step))
        }
        // Without room for more levels, the whole value is sent.
        members[step] = inner ?? checked(new.value, at: path + .key(step), isMember: true)
      }
    }
    return members.count == 0 ? nil : .object(members)
  }

  /// Notes where a null would remove a member in place of being its value.
  private mutating func checked(
    _ value: JSONValue, at path: FieldPath, isMember: Bool
  ) -> JSONValue {
    switch value {
    case .null where isMember:
      problems.append(
        Finding(
          path: path, kind: .rejected, expected: "a merge patch",
          reason: "it becomes null, and null removes a member in a merge patch"))
    case .object(let members):
      for (key, member) in members {
        _ = DeeperStack.whereNeeded(frame: 16 << 10) {
          checked(member, at: path + .key(key), isMember: true)
        }
      }
    default: break
    }
    return value
  }
}
