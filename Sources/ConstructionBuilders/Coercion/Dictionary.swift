/// A dictionary whose keys can be read from strings.
///
/// Those are Strings, integers, types with such a raw value, and any other type with
/// `Built == Self`.
extension Dictionary: Capturable where Key: Capturable, Key.Built == Key, Value: Capturable {
  /// An object without the members that cannot be used. Those are reported by their key.
  ///
  /// A member is also left out if its key cannot be read as the type, or equals another key.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<[Key: Value]> {
    guard !node.lacksStack(for: Value.self) else {
      return node.onDeeperStack(for: Value.self) { capture(node) } ?? .unusable(node)
    }
    guard Key.self == String.self, node.counted.isEmpty else { return captureNoting(node) }
    let read = ReadMembers<Value>(of: node)
    guard read.isAll, !node.isOpen else { return captureNoting(node, after: read) }
    return Captured(value: sameType(read.members, as: [Key: Value].self), note: nil)
  }

  /// Reads the members in the order of their keys, except those that were read before. The last
  /// one of an open object can itself be open.
  static func captureNoting(
    _ node: JSONNode, after read: ReadMembers<Value> = ReadMembers()
  ) -> Captured<[Key: Value]> {
    guard
      let captured = node.withRepairedFields({ fields, _ in
        capture(fields, after: read, counted: node.counted)
      })
    else {
      return .unusable(node)
    }
    if node.isOpen, let members = captured.value {
      return node.part(members, captured.note?.elements)
    }
    return node.kind == .object ? captured : captured.repaired(from: node)
  }

  public static func _isShown(_ part: JSONNode) -> Bool { true }

  private static func capture(
    _ fields: borrowing JSONFields, after read: ReadMembers<Value>, counted: CountedFindings
  ) -> Captured<[Key: Value]> {
    if Key.self == String.self {
      let captured = [String: Value].captureTexts(of: fields, after: read, counted: counted)
      let members = captured.value.flatMap { sameType($0, as: [Key: Value].self) }
      return Captured(value: members, note: captured.note)
    }
    var members: [Key: Value] = [:]
    var notes = ElementNotes()
    let keys = fields.keys.map { MemberKey<Key>($0, fields.coercion, counted: counted) }
    // If "1" and "01" both occur, the one that is spelled as `Key` writes it is used. While members
    // arrive, it may still follow.
    let others = fields.isArriving ? [] : keys.filter { !$0.isPlain }
    for key in keys.filter(\.isPlain) + others {
      guard let name = key.value, members[name] == nil else {
        notes.lose(.key(key.text), key.lossNote, Key.expectation)
        continue
      }
      take(key.text, as: name, key, of: fields, nil, counted, into: &members, &notes)
    }
    return Captured(value: members, note: notes.note)
  }

  /// Reads the members of which the texts are the keys. Most dictionaries are of this type.
  private static func captureTexts(
    of fields: borrowing JSONFields, after read: ReadMembers<Value>, counted: CountedFindings
  ) -> Captured<[String: Value]> where Key == String {
    var members: [String: Value] = [:]
    var notes = ElementNotes()
    for text in fields.keys {
      let known = read.captured(text)
      take(text, as: text, nil, of: fields, known, counted, into: &members, &notes)
    }
    return Captured(value: members, note: notes.note)
  }

  /// Reads one member, unless it is known. A key that is not plain has findings of its own.
  private static func take(
    _ text: String, as name: Key, _ key: MemberKey<Key>?, of fields: borrowing JSONFields,
    _ known: Captured<Value>?, _ counted: CountedFindings,
    into members: inout [Key: Value], _ notes: inout ElementNotes
  ) {
    _ = fields.withMember(JSONKey(text)) { node in
      if node.isOpen {
        // Of one that was cut off, parts may be missing only for that reason.
        guard !node.isCut else { return }
        let captured = node.captured(as: Value.self)
        members[name] = captured.value
        if captured.value != nil, let note = captured.note { notes.keep(.key(text), note) }
        return
      }
      let captured =
        known ?? notes.capture(Value.self, node.counting(counted))
      guard let member = captured.value else {
        return notes.lose(.key(text), captured.note, Value.expectation)
      }
      members[name] = member
      if let key, !key.isPlain {
        notes.keep(.key(text), key.note(before: captured.note))
        // The place has to be known even where there is no more room for words.
        if notes.kept[.key(text)] == nil { notes.keep(.key(text), CaptureNote()) }
      } else if let note = captured.note {
        notes.keep(.key(text), note)
      }
    }
  }

  @_documentation(visibility: internal)
  public static var expectation: String { "object" }

  public static func _filled(by built: [Key: Value.Built]) -> [Key: Value]? {
    let members = built.compactMapValues { Value._filled(by: $0) }
    return members.count == built.count ? members : nil
  }

  public func _build(
    _ note: CaptureNote?, everyElement: Bool, into problems: inout FindingList
  ) -> [Key: Value.Built]? {
    guard note == nil, !everyElement else {
      return buildEach(note, everyElement: everyElement, into: &problems)
    }
    if Value._isBuiltAsIs, let built = sameType(self, as: [Key: Value.Built].self) { return built }
    var built: [Key: Value.Built] = [:]
    built.reserveCapacity(count)
    var ignored = FindingList.ignoring
    var isWhole = true
    var outer = BuildRecorder.begin()
    defer { outer?.end() }
    for (key, value) in self {
      if let value = value._build(nil, everyElement: false, into: &ignored) {
        built.updateValue(value, forKey: key)
      } else if !ignored.isIgnoring {
        problems.append(tooDeep: ignored, under: .key(keyText(of: key) ?? ""))
        ignored = .ignoring
        isWhole = false
      }
      outer.takeElement(.key(keyText(of: key) ?? String(describing: key)))
    }
    return isWhole ? built : nil
  }

  /// Builds the members with their notes. With `everyElement`, fails if one cannot be built.
  func buildEach(
    _ note: CaptureNote?, everyElement: Bool, into problems: inout FindingList
  ) -> [Key: Value.Built]? {
    var outer = BuildRecorder.begin()
    defer { outer?.end() }
    let notes = note?.elements
    var found: [String: FindingList] = [:]
    var built: [Key: Value.Built] = [:]
    built.reserveCapacity(count)
    let texts = keyTexts(note)
    // A dictionary that lost members to the depth does not build.
    var isWhole = everyElement || notes?.reportTooDeep(into: &problems) != true
    for (key, value) in self {
      var inner: FindingList = everyElement ? .ofValue : .ignoring
      let note = notes?.note(at: .key(texts(key)))
      let member = value._build(note, everyElement: everyElement, into: &inner)
      outer.takeElement(.key(texts(key)))
      if let member {
        built[key] = member
      } else if everyElement {
        found[texts(key)] = inner
      } else if !inner.isIgnoring {
        problems.append(tooDeep: inner, under: .key(texts(key)))
        isWhole = false
      }
    }
    guard everyElement else { return isWhole ? built : nil }
    problems.append(found, andLossesOf: notes)
    problems.omit(notes?.omitted.problems ?? 0)
    let isCut = note?.reportInnerProblems(into: &problems) ?? false
    return built.count == count && notes?.hasLosses != true && !isCut ? built : nil
  }

  public func _report(
    _ note: CaptureNote?, _ problems: BuildProblems?, into findings: inout FindingList
  ) {
    note?.reportOwn(into: &findings)
    guard problems != nil || note?.hasFindings == true else { return }
    let notes = note?.elements
    var found: [String: FindingList] = [:]
    let texts = keyTexts(note)
    for (key, value) in self {
      let place = FieldPath.Component.key(texts(key))
      var inner = FindingList.ofValue
      value._report(note?.note(at: place), problems?[.element(place)], into: &inner)
      if !inner.isEmpty { found[texts(key)] = inner }
    }
    findings.append(found, andLossesOf: notes)
    findings.omit(notes?.omitted.all ?? 0)
  }
}

extension FindingList {
  /// Adds the findings of members, including lost members, in the order of the keys.
  mutating func append(
    _ members: [String: FindingList], andLossesOf notes: ElementNotes?
  ) {
    var members = members
    for loss in notes?.losses ?? [] {
      if case .key(let key) = loss.place { members[key] = FindingList(ofValue: loss.findings) }
    }
    for (key, findings) in members.sorted(byKey: \.key) {
      append(findings, under: .element(.key(key)))
    }
  }
}
