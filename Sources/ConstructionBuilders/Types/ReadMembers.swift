/// The members of an object by their keys, read in the order of the document up to the first member
/// of which there is something to report.
///
/// Most objects have no such member, so there is no need to sort their keys. Otherwise, the other
/// members are read in the order of the keys: then the first hundred findings are always the same.
/// No member is read twice. In dictionaries of builders, which can have such dictionaries
/// themselves, that would take a time that doubles with each level.
struct ReadMembers<Value: Capturable> {
  /// The members before the first with a note. Of duplicate keys the last one counts, so keys that
  /// follow once more are not here.
  private(set) var members: [String: Value] = [:]

  /// The first with a note, unless its key follows once more.
  ///
  /// Keys are compared with it only if their hashes are equal. To compare a key that is one letter
  /// with many combining marks takes a time that grows with the square of their number, and would
  /// for each of the other keys.
  private var noted: (key: String, hash: Int, captured: Captured<Value>)?

  /// Whether the values were read up to the end of the object, and no key is repeated.
  private(set) var isAll = false

  /// No member, as for an object that is not read in the order of the document.
  init() {}

  /// The members of an object.
  init(of node: JSONNode) {
    self.init()
    // A large object may be one key many times.
    let count = node.memberCount
    members.reserveCapacity(min(count, 1_024))
    var hasStopped = false
    func take(_ key: String, _ member: borrowing JSONNode) {
      guard !hasStopped else {
        members[key] = nil
        if isNoted(key) { noted = nil }
        return
      }
      let captured = Value.capture(member)
      if captured.note == nil, let value = captured.value {
        members.updateValue(value, forKey: key)
      } else {
        hasStopped = true
        noted = (key, key.hashValue, captured)
      }
    }
    let isObject = node.readMembers(take)
    isAll = isObject && !hasStopped && members.count == count
  }

  /// What was read of the value for a key; nil if nothing was.
  func captured(_ key: String) -> Captured<Value>? {
    if isNoted(key) { return noted?.captured }
    return members[key].map { Captured($0) }
  }

  private func isNoted(_ key: String) -> Bool {
    guard let noted else { return false }
    return noted.hash == key.hashValue && noted.key == key
  }
}
