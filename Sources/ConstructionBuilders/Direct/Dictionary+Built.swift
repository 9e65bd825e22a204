/// Dictionaries whose keys are Strings, straight from a document.
extension Dictionary where Key: Capturable, Key.Built == Key, Value: Capturable {
  // `@inlinable`: see the table in `Benchmarks/README.md`.
  @inlinable
  public static func _built(from node: JSONNode) -> [Key: Value.Built]? {
    guard !node.lacksStack(for: Value.self) else {
      return node.onDeeperStack(for: Value.self) { _built(from: node) }
    }
    // Which spelling of another key counts depends on all of them.
    guard Key.self == String.self, let built = builtFromTexts(node) else {
      return builtByCapture(from: node)
    }
    return sameType(built, as: [Key: Value.Built].self)
  }

  /// The dictionary of an object in a document by the texts of its keys; nil for anything else.
  @inlinable
  static func builtFromTexts(_ node: JSONNode) -> [String: Value.Built]? {
    var members = BuiltMembers<Value.Built>(expecting: node.memberCount)
    let marks = node.input.markCount
    let isObject = node.visitMembers { key, value in
      if let value = Value._built(from: value) {
        members.keep(value, for: key)
      } else {
        node.input.mark()
        members.drop(key)
      }
      return true
    }
    // The findings of a dictionary are in the order of its keys.
    if node.input.isMarked(since: marks) { node.input.mark() }
    return isObject ? members.built : nil
  }
}

/// The members of a dictionary that is built in the order of the document.
///
/// Of duplicate keys the last one counts, also if it cannot be built. Keys are duplicates if they
/// are canonically equivalent. The spelling is that of the first.
@usableFromInline
struct BuiltMembers<Value> {
  @usableFromInline
  var built: [String: Value] = [:]

  /// The keys of members that cannot be built, as they were first spelled.
  @usableFromInline
  var dropped: Set<String> = []

  @inlinable
  init(expecting count: Int) {
    // A large object may be one key many times.
    built.reserveCapacity(min(count, 1_024))
  }

  @inlinable
  mutating func keep(_ value: Value, for key: String) {
    let first = dropped.isEmpty ? nil : dropped.remove(key)
    built.updateValue(value, forKey: first ?? key)
  }

  @inlinable @inline(never)
  mutating func drop(_ key: String) {
    if let index = built.index(forKey: key) {
      dropped.insert(built.remove(at: index).key)
    } else {
      dropped.insert(key)
    }
  }
}
