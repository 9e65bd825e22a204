internal import ConstructionBuilders

/// The patch of RFC 7396 that makes one document from another.
struct MergePatch {
  private(set) var value: JSONValue = .object(.init())

  /// What such a patch cannot say.
  private(set) var problems: [Finding] = []

  init(from old: Place, to new: Place) {
    if let patch = patch(from: old, to: new, at: FieldPath()) { value = patch }
    // An empty object would replace a root that is none.
    if old.kind != .object, new.isSame(as: old) {
      value = whole(new, at: FieldPath(), isMember: false)
    }
  }

  /// The patch of a value; nil if it did not change.
  private mutating func patch(from old: Place, to new: Place, at path: FieldPath) -> JSONValue? {
    if old.bytes == new.bytes { return nil }
    guard old.kind == .object, new.kind == .object else {
      return old.isSame(as: new) ? nil : whole(new, at: path, isMember: !path.isEmpty)
    }
    var members = JSONValue.Members()
    for difference in DocumentDifference.members(from: old, to: new) {
      let path = path + .key(difference.key)
      var value: JSONValue?
      switch difference {
      case .removed: value = .null
      case .added(_, let new): value = whole(new, at: path)
      case .both(_, let old, let new):
        let inner = DeeperStack.whereNeeded(frame: 16 << 10) {
          patch(from: old, to: new, at: path)
        }
        // Without room for more levels, the whole value is sent.
        value = inner ?? whole(new, at: path)
      }
      guard let value else { continue }
      if members[difference.key] != nil { add(Self.equivalence, at: path) }
      members[difference.key] = value
    }
    return members.count == 0 ? nil : .object(members)
  }

  private mutating func whole(_ new: Place, at path: FieldPath, isMember: Bool = true) -> JSONValue
  {
    check(new, at: path, isMember: isMember)
    return new.value
  }

  /// Notes where a null would remove a member in place of being its value, and where an object has
  /// members that a ``JSONValue`` does not tell apart.
  ///
  /// - Parameter isMember: Whether null removes the value; nil in an array, which is sent as a
  ///   whole.
  private mutating func check(_ place: Place, at path: FieldPath, isMember: Bool?) {
    switch place.kind {
    case .null where isMember == true:
      add(
        "the value becomes null, which removes a member in a merge patch: send a JSON Patch",
        at: path)
    case .object, .array:
      if place.hasEquivalentKeys { add(Self.equivalence, at: path) }
      let isMemberInIt = place.kind == .array ? nil : isMember.map { _ in true }
      for part in place.parts {
        _ = DeeperStack.whereNeeded(frame: 16 << 10) {
          check(part.place, at: path + FieldPath([part.step]), isMember: isMemberInIt)
        }
      }
    default: break
    }
  }

  private mutating func add(_ reason: String, at path: FieldPath) {
    problems.append(
      Finding(path: path, kind: .rejected, expected: "a merge patch", reason: reason))
  }

  private static let equivalence =
    "two keys consist of the same letters, composed differently, and the patch can have only one"
}
