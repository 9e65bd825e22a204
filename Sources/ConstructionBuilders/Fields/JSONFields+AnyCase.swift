/// Keys that are not there, and are read in any case: see ``Coercion/keysInAnyCase``.
extension JSONFields {
  @inlinable
  var isInAnyCase: Bool { coercion.isInAnyCase }

  /// The field with a key, which may be there in any case; nil if it is not there at all.
  func found<Value: Capturable>(
    _ key: JSONKey, _ read: (borrowing JSONNode) -> Captured<Value>
  ) -> Field<Value>? {
    if let captured = captured(key, read) { return Field(captured, key) }
    guard isInAnyCase, let known = keysInAnyCase,
      let other = self.key(like: key.text, at: [], of: known)
    else { return nil }
    guard let text = other.text else {
      let note = CaptureNote(own: [other.finding].compactMap(\.self))
      return Field(Captured(value: nil, note: note), at: .key(key.text))
    }
    return captured(JSONKey(text), read).map {
      Field($0, at: .key(text), elsewhere: [other.finding].compactMap(\.self))
    }
  }

  /// Whether a key is there, also in any case.
  func has(_ key: JSONKey) -> Bool {
    if withMember(key, { _ in true }) != nil { return true }
    guard isInAnyCase, let known = keysInAnyCase else { return false }
    return self.key(like: key.text, at: [], of: known) != nil
  }

  /// What is known of the keys of this object; nil where others may still follow.
  var keysInAnyCase: KeysInAnyCase? {
    guard !isOpen else { return nil }
    switch input {
    case .tape(let object): return object.keysInAnyCase
    case .dictionary(let object): return object.keysInAnyCase
    }
  }

  /// The key of this object that is the same in any case; nil if there is none.
  ///
  /// - Parameters:
  ///   - steps: The path that leads to this object from the one that `known` is of.
  ///   - declared: The same path as it is declared.
  func key(
    like key: String, at steps: [FieldPath.Component],
    declared: [FieldPath.Component]? = nil, of known: KeysInAnyCase
  ) -> KeyInAnyCase? {
    let path = FieldPath(steps)
    var keys = known.keys(like: key, at: path) { take in forEachMember { key, _ in take(key) } }
    guard !keys.isEmpty else { return nil }
    let others = known.declared.keys(
      of: known.reader, at: declared.map(FieldPath.init) ?? path, coercion.rawValue
    ) { known.builder.map { $0.declaredPaths(coercion) } ?? [] }
    keys = keys.filter { !others.contains($0) }
    guard let first = keys.first else { return nil }
    guard keys.count == 1 else {
      let names = keys.sorted(by: keyPrecedes)
      let reason = "as \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
      return KeyInAnyCase(
        text: nil, finding: Finding(kind: .duplicate, expected: "key", reason: reason))
    }
    guard known.isFirst(at: path) else { return KeyInAnyCase(text: first, finding: nil) }
    let finding = Finding(
      path: path + .key(first), kind: .alias, expected: key, isRepair: true)
    return KeyInAnyCase(text: first, finding: finding)
  }
}

extension KeysInAnyCase {
  /// The type of builder that reads the object; nil if none does, or it is unknown.
  fileprivate var builder: (any ConstructionBuilder.Type)? {
    guard reader != 0 else { return nil }
    // Trusts `withFields(readBy:)`, `withMembers` and `init(dictionary:)`, which alone set the word
    // of an object with `JSONFields`: it is the identifier of a type. The object of a prefix, whose
    // word is made of that and a key, has no `JSONFields`.
    return unsafe unsafeBitCast(reader, to: Any.Type.self) as? any ConstructionBuilder.Type
  }
}

/// A key that was found in any case.
struct KeyInAnyCase {
  /// The key; nil if there are several.
  let text: String?

  /// The repair, if it is the first one of its object; or the problem that there are several.
  let finding: Finding?
}

extension ConstructionBuilder {
  /// The paths that the builder reads in an object without members.
  fileprivate static func declaredPaths(_ coercion: Coercion) -> [FieldPath] {
    let reads = NotedReads(followsVariants: true)
    DeeperStack.whereNeeded(frame: stackFrame(of: Self.self)) {
      reads.collect { _ = Self(.object(JSONValue.Members()), coercion, isNoted: true) }
    }
    return reads.reads.flatMap { $0.paths + [$0.variant].compactMap(\.self) }
  }
}
