/// A dictionary whose keys can be read from strings.
///
/// Those are Strings, numbers, types with such a raw value, and any other type with
/// `Built == Self`.
extension Dictionary: Capturable where Key: Capturable, Key.Built == Key, Value: Capturable {
  /// An object without the members that cannot be used. Those are reported by their key.
  ///
  /// A member is also left out if its key cannot be read as the type, or equals another key. Of
  /// several with the same key, the last one is used.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<[Key: Value]> {
    guard !node.lacksStack(for: Value.self) else {
      return node.onDeeperStack(for: Value.self) { capture(node) } ?? .unusable(node)
    }
    guard Key.self == String.self, !node.context.isSilent, !node.isOpen else {
      return captureNoting(node)
    }
    let read = ReadMembers<Value>(of: node)
    guard read.isAll else { return captureNoting(node, after: read) }
    return Captured(value: sameType(read.members, as: [Key: Value].self), note: nil)
  }

  /// Reads the members in the order of their keys, except those that were read before. The last
  /// one of an open object can itself be open.
  ///
  /// - Parameters:
  ///   - key: The format of the keys; nil for that of the type.
  ///   - read: Reads a value.
  static func captureNoting(
    _ node: JSONNode, after known: ReadMembers<Value> = ReadMembers(),
    keyedBy key: FieldFormat<Key>? = nil,
    each read: (JSONNode) -> Captured<Value> = { $0.captured(as: Value.self) }
  ) -> Captured<[Key: Value]> {
    let context = node.contextOfElements()
    let captured = node.withRepairedFields { fields, _ in
      capture(fields, after: known, context, key, read)
    }
    guard let captured else { return .unusable(node) }
    if node.isOpen, let members = captured.value {
      return node.part(members, captured.note?.elements)
    }
    return node.kind == .object ? captured : captured.repaired(from: node)
  }

  @inlinable
  public static var _traits: CapturableTraits { .readInPart.union(.objects) }

  private static func capture(
    _ fields: borrowing JSONFields, after known: ReadMembers<Value>, _ context: ReadingContext,
    _ format: FieldFormat<Key>?, _ read: (JSONNode) -> Captured<Value>
  ) -> Captured<[Key: Value]> {
    if Key.self == String.self, format == nil {
      let captured = [String: Value].captureTexts(of: fields, after: known, context, read)
      let members = captured.value.flatMap { sameType($0, as: [Key: Value].self) }
      return Captured(value: members, note: captured.note)
    }
    var members: [Key: Value] = [:]
    var hashes = AlikeHashes<Key>()
    var notes = ElementNotes()
    notes.members = format.map { MemberNotes(keyFormat: $0) }
    let (texts, repeated) = fields.keysWithRepeated
    let keys = texts.compactMap { text -> MemberKey<Key>? in
      if loseUnnamed(text, of: fields, context, &notes, read) { return nil }
      return MemberKey<Key>(text, fields.coercion, context, format)
    }
    // If "1" and "01" both occur, the one that is spelled as `Key` writes it is used, or else one
    // that JSON writes so. While members arrive, it may still follow.
    let ranks = 0...(fields.isArriving ? 1 : 2)
    var spellings: [Key: String] = [:]
    for key in ranks.flatMap({ rank in keys.filter { $0.rank == rank } }) {
      let name = key.value.flatMap { members[$0] == nil ? $0 : nil }
      let isAsked = name != nil && hashes.haveToBeAsked(at: members.count)
      if let name, !(isAsked && hashes.areTooMany(for: name, in: members.keys)) {
        take(key.text, as: name, key, of: fields, nil, context, into: &members, &notes, read)
        if members[name] != nil {
          hashes.count(name)
          if !key.isSpelledByType { spellings[name] = key.text }
        }
      } else {
        let used = name == nil ? key.value.flatMap { members.index(forKey: $0) } : nil
        let other = used.map { members[$0].key }.flatMap { spellings[$0] ?? keyText(of: $0) }
        let note = name == nil ? key.lossNote(other) : key.noteOfAlikeHashes
        notes.lose(.key(key.text), note, Key.expectation, isForKey: true)
      }
      lose(repeated, of: key.text, &notes)
    }
    return Captured(value: members, note: notes.inOrderOfKeys.note)
  }

  /// Reads the members of which the texts are the keys. Most dictionaries are of this type.
  private static func captureTexts(
    of fields: borrowing JSONFields, after read: ReadMembers<Value>, _ context: ReadingContext,
    _ readMember: (JSONNode) -> Captured<Value>
  ) -> Captured<[String: Value]> where Key == String {
    var members: [String: Value] = [:]
    var notes = ElementNotes()
    let (texts, repeated) = fields.keysWithRepeated
    for text in texts {
      let known = read.captured(text)
      take(text, as: text, nil, of: fields, known, context, into: &members, &notes, readMember)
      lose(repeated, of: text, &notes)
    }
    return Captured(value: members, note: notes.note)
  }

  /// Records that values before the last one of a repeated key do not count: once, however many.
  private static func lose(
    _ repeated: [HashedKey: String], of key: String, _ notes: inout ElementNotes
  ) {
    guard !repeated.isEmpty, let text = repeated[HashedKey(key)] else { return }
    let note = CaptureNote.repeated(text, of: Key.expectation)
    notes.lose(.key(key), note, Key.expectation)
  }

  /// Records that a value has a key without a text; false if it has none such.
  private static func loseUnnamed(
    _ text: String, of fields: borrowing JSONFields, _ context: ReadingContext,
    _ notes: inout ElementNotes, _ read: (JSONNode) -> Captured<Value>
  ) -> Bool {
    // The places of such values begin with this.
    guard text.utf8.first == UInt8(ascii: "(") else { return false }
    return fields.withMember(JSONKey(text)) { node in
      guard node.hasNoKey else { return false }
      notes.lose(.key(text), read(node.withWords(of: context)).note, Value.expectation)
      return true
    } ?? false
  }

  /// Reads one member, unless it is known. A key that is not plain has findings of its own.
  private static func take(
    _ text: String, as name: Key, _ key: MemberKey<Key>?, of fields: borrowing JSONFields,
    _ known: Captured<Value>?, _ context: ReadingContext,
    into members: inout [Key: Value], _ notes: inout ElementNotes,
    _ read: (JSONNode) -> Captured<Value>
  ) {
    _ = fields.withMember(JSONKey(text)) { node in
      if node.isOpen {
        // Of one that was cut off, parts may be missing only for that reason.
        guard !node.isCut else { return }
        let captured = read(copy node)
        members[name] = captured.value
        if captured.value != nil, let note = captured.note { notes.keep(.key(text), note) }
        return
      }
      let captured = known ?? read(node.withWords(of: context))
      guard let member = captured.value else {
        return notes.lose(.key(text), captured.note, Value.expectation)
      }
      // Also an Optional has no key that was not sent.
      if let note = captured.note, node.hasNoKey {
        return notes.lose(.key(text), note, Value.expectation)
      }
      members[name] = member
      if let key, !key.isClean {
        notes.keep(
          .key(text), key.note(before: captured.note), isPlaceNeeded: true,
          findingsOfKey: key.findings.count)
      } else if let note = captured.note {
        notes.keep(.key(text), note)
      }
    }
  }

  @_documentation(visibility: internal)
  public static var expectation: String { "object" }

  @inlinable
  public func _build(_ note: CaptureNote?, into walk: inout Walk) -> [Key: Value.Built]? {
    guard note == nil, walk.aim == .model else { return buildEach(note, &walk) }
    if Value.isBuiltAsIs, let built = sameType(self, as: [Key: Value.Built].self) { return built }
    return BuildWatch.isRanking ? buildOnce(&walk) : buildAll(&walk)
  }

  @usableFromInline
  func buildOnce(_ walk: inout Walk) -> [Key: Value.Built]? {
    BuildWatch.once(self, nil, &walk) { buildAll(&$0) }
  }

  /// Builds the members, and leaves out those that fail.
  @inlinable
  func buildAll(_ walk: inout Walk) -> [Key: Value.Built]? {
    var built: [Key: Value.Built] = [:]
    built.reserveCapacity(count)
    var isWhole = true
    var watched = WatchedElements()
    defer { watched?.end() }
    var inner = walk.ofFirstElement
    var first: FirstLoss?
    for (key, value) in self {
      if let member = value._build(nil, into: &inner) { built.updateValue(member, forKey: key) }
      if !inner.findings.isEmpty {
        if walk.take(&inner, &first, at: Self.place(of: key)) { isWhole = false }
        // Members are built in any order, so another one may come first.
        if built.isEmpty || Value._traits.contains(.isOptional) { inner = walk.ofFirstElement }
      }
      watched.take(at: Self.place(of: key)) { value._findingList(nil, $0) }
    }
    if Value.haveNoValue(built) { loseAll(first, &walk) }
    return isWhole ? built : nil
  }

  @usableFromInline
  static func place(of key: Key) -> FieldPath.Component {
    .key(keyText(of: key) ?? String(describing: key))
  }

  @usableFromInline
  func loseAll(_ first: FirstLoss?, _ walk: inout Walk) {
    walk.nothingLeft = NothingLeft(failed: failedCount, first)
  }

  private var failedCount: Int { values.count { !$0.isAbsent } }

  /// Builds the members with their notes, in the order of the keys.
  @usableFromInline
  func buildEach(_ note: CaptureNote?, _ walk: inout Walk) -> [Key: Value.Built]? {
    guard BuildWatch.isRanking else { return buildEachAnew(note, &walk) }
    return BuildWatch.once(self, note, &walk) { buildEachAnew(note, &$0) }
  }

  private func buildEachAnew(_ note: CaptureNote?, _ walk: inout Walk) -> [Key: Value.Built]? {
    var elements = ElementWalk(note, &walk)
    var built: [Key: Value.Built] = [:]
    for (text, index) in inOrderOfKeys(note) {
      let (key, value) = self[index]
      if let member = elements.take(value, at: .key(text), &walk) {
        built.updateValue(member, forKey: key)
      }
    }
    let failed = Value.haveNoValue(built) ? failedCount : nil
    return elements.end(&walk, of: count, failed: failed) ? built : nil
  }

  public func _findingList(_ note: CaptureNote?, _ failed: FailedParts?) -> FindingList {
    ElementFindings.list(of: self, note, failed) { elements in
      for (text, index) in inOrderOfKeys(note) {
        elements.take(self[index].value, at: .key(text))
      }
    }
  }

  private func inOrderOfKeys(_ note: CaptureNote?) -> [(text: String, index: Index)] {
    let texts = keyTexts(note)
    return indices.map { (text: texts(self[$0].key), index: $0) }.sorted(byKey: \.text)
  }
}
