internal import ConstructionBuilders

/// The differences between two documents.
///
/// Numbers differ if their digits do, and strings and keys if their code points do. Members have no
/// order.
struct DocumentDifference {
  private(set) var differences: [Difference] = []

  enum Difference {
    /// A value is replaced.
    case replaced(FieldPath, Place, Place)
    /// A member is added, or an element before that which had the index.
    case added(FieldPath, Place)
    /// A value is removed. The elements after it move up.
    case removed(FieldPath, Place)
  }

  init(from old: Place, to new: Place) { compare(old, new, at: FieldPath()) }

  private mutating func compare(_ old: Place, _ new: Place, at path: FieldPath) {
    guard old.bytes != new.bytes else { return }
    let isOnStack: Void? = DeeperStack.whereNeeded(frame: 16 << 10) {
      switch (old.kind, new.kind) {
      case (.object, .object): compareMembers(old, new, at: path)
      case (.array, .array): compareElements(old, new, at: path)
      default: if !old.isSame(as: new) { differences.append(.replaced(path, old, new)) }
      }
    }
    if isOnStack == nil { differences.append(.replaced(path, old, new)) }
  }

  private mutating func compareMembers(_ old: Place, _ new: Place, at path: FieldPath) {
    for difference in Self.members(from: old, to: new) {
      let path = path + .key(difference.key)
      switch difference {
      case .both(_, let old, let new): compare(old, new, at: path)
      case .added(_, let new): differences.append(.added(path, new))
      case .removed(_, let old): differences.append(.removed(path, old))
      }
    }
  }

  /// A member of one of two objects, or of both.
  enum MemberDifference {
    case both(String, Place, Place)
    case added(String, Place)
    case removed(String, Place)

    var key: String {
      switch self {
      case .both(let key, _, _), .added(let key, _), .removed(let key, _): key
      }
    }
  }

  /// The members of two objects, each key once.
  static func members(from old: Place, to new: Place) -> [MemberDifference] {
    let (before, after) = (old.exactMembers, new.exactMembers)
    let kept = before.list.map { key, member in
      after.byKey[key].map { MemberDifference.both(key.text, member, $0) }
        ?? .removed(key.text, member)
    }
    return kept
      + after.list.filter { before.byKey[$0.0] == nil }.map { .added($0.0.text, $0.1) }
  }

  private mutating func compareElements(_ old: Place, _ new: Place, at path: FieldPath) {
    let (before, after) = (old.children.map(old.place), new.children.map(new.place))
    // Where none was added or removed, each is compared once: arrays may be nested deep.
    let pairs = ElementPairs(old: before.count, new: after.count) { position, index in
      before.count != after.count && before[position].isSame(as: after[index])
    }
    let (end, otherEnd) = (before.count - pairs.suffix, after.count - pairs.suffix)
    let both = min(end, otherEnd)
    for index in pairs.prefix..<both {
      compare(before[index], after[index], at: path + .index(index))
    }
    for index in (both..<end).reversed() {
      differences.append(.removed(path + .index(index), before[index]))
    }
    for index in both..<otherEnd {
      differences.append(.added(path + .index(index), after[index]))
    }
  }
}

extension Place {
  /// The members, each key once: with its last value, where it first stood.
  fileprivate var exactMembers: (list: [(ExactText, Place)], byKey: [ExactText: Place]) {
    var byKey: [ExactText: Place] = [:]
    var keys: [ExactText] = []
    for child in children {
      let key = ExactText(child.key ?? "")
      if byKey.updateValue(place(of: child), forKey: key) == nil { keys.append(key) }
    }
    return (keys.compactMap { key in byKey[key].map { (key, $0) } }, byKey)
  }

  /// The elements or members, each key once, under their steps.
  var parts: [(step: FieldPath.Component, place: Place)] {
    if kind == .object { return exactMembers.list.map { (.key($0.0.text), $0.1) } }
    return children.enumerated().map { (.index($0), place(of: $1)) }
  }

  /// Whether an object has keys that are different, but equal as Strings: canonically equivalent.
  ///
  /// A ``JSONValue`` has one member for them.
  var hasEquivalentKeys: Bool {
    let keys = children.compactMap(\.key)
    return Set(keys.map(ExactText.init)).count != Set(keys).count
  }

  /// Whether a ``JSONValue`` holds all of the value.
  var isWhole: Bool {
    guard kind == .object || kind == .array else { return true }
    return !hasEquivalentKeys
      && children.allSatisfy { child in
        DeeperStack.whereNeeded(frame: 16 << 10) { place(of: child).isWhole } ?? true
      }
  }

  /// Whether two values are the same, however they are spelled; false where there is no stack for
  /// their levels.
  func isSame(as other: Place) -> Bool {
    if bytes == other.bytes { return true }
    guard kind == other.kind else { return false }
    return DeeperStack.whereNeeded(frame: 16 << 10) { hasSameParts(as: other) } ?? false
  }

  private func hasSameParts(as other: Place) -> Bool {
    switch kind {
    case .string:
      return ExactText(text.text(at: range)) == ExactText(other.text.text(at: other.range))
    case .array:
      let (own, others) = (children, other.children)
      return own.count == others.count
        && zip(own, others).allSatisfy { place(of: $0).isSame(as: other.place(of: $1)) }
    case .object:
      let (own, others) = (exactMembers.byKey, other.exactMembers.byKey)
      return own.count == others.count
        && own.allSatisfy { key, member in others[key].map(member.isSame) ?? false }
    default: return false
    }
  }
}
