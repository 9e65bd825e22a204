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
    guard
      let captured = node.withRepairedFields({ fields, _ in
        capture(fields, isCounted: node.isCounted)
      })
    else {
      return .unusable(node)
    }
    return node.kind == .object ? captured : captured.repaired(from: node)
  }

  private static func capture(
    _ fields: borrowing JSONFields, isCounted: Bool
  ) -> Captured<[Key: Value]> {
    if Key.self == String.self {
      var members = CapturedMembers<String, Value>(isCounted: isCounted)
      for key in fields.keys { members.take(MemberKey(plain: key), of: fields) }
      // The types are the same here, so the cast copies no members.
      return Captured(
        value: members.captured.value.flatMap { exactCast($0, to: [Key: Value].self) },
        note: members.captured.note)
    }
    var members = CapturedMembers<Key, Value>(isCounted: isCounted)
    let keys = fields.keys.map { MemberKey<Key>($0, fields.coercion, isCounted: isCounted) }
    // If "1" and "01" both occur, the one that is spelled as `Key` writes it is used.
    for key in keys where key.isPlain { members.take(key, of: fields) }
    for key in keys where !key.isPlain { members.take(key, of: fields) }
    return members.captured
  }

  @_documentation(visibility: internal)
  public static var expectation: String { "object" }

  public func _build(
    _ note: CaptureNote?, everyElement: Bool, into problems: inout FindingList
  ) -> [Key: Value.Built]? {
    FindingsPass.built(self, note, everyElement: everyElement, into: &problems) { problems in
      let notes = note?.elements
      var found: [String: FindingList] = [:]
      var built: [Key: Value.Built] = [:]
      built.reserveCapacity(count)
      let texts = keyTexts(note)
      for (key, value) in self {
        var inner = FindingList.ofValue
        let note = notes.flatMap { $0.kept[.key(texts(key))] }
        if let value = value._build(note, everyElement: everyElement, into: &inner) {
          built[key] = value
        } else if everyElement {
          found[texts(key)] = inner
        }
      }
      guard everyElement else { return built }
      problems.append(found, andLossesOf: notes)
      problems.omit(notes?.omitted.problems ?? 0)
      return built.count == count && notes?.hasLosses != true ? built : nil
    }
  }

  public func _report(_ note: CaptureNote?, into findings: inout FindingList) {
    note?.reportOwn(into: &findings)
    let notes = note?.elements
    var found: [String: FindingList] = [:]
    let texts = keyTexts(note)
    for (key, value) in self {
      var inner = FindingList.ofValue
      value._report(notes.flatMap { $0.kept[.key(texts(key))] }, into: &inner)
      if !inner.isEmpty { found[texts(key)] = inner }
    }
    findings.append(found, andLossesOf: notes)
    findings.omit(notes?.omitted.all ?? 0)
  }
}

/// Collects the members of a dictionary while they are read.
private struct CapturedMembers<Key: Capturable & Hashable, Value: Capturable> {
  private var members: [Key: Value] = [:]
  private var notes = ElementNotes()
  private let isCounted: Bool

  init(isCounted: Bool) { self.isCounted = isCounted }

  var captured: Captured<[Key: Value]> { Captured(value: members, note: notes.note) }

  /// Reads the member with a key, unless the key is invalid or equals another one.
  mutating func take(_ key: MemberKey<Key>, of fields: borrowing JSONFields) {
    let place = FieldPath.Component.key(key.text)
    guard let name = key.value, members[name] == nil else {
      return notes.lose(place, key.lossNote, Key.expectation)
    }
    _ = fields.withMember(JSONKey(key.text)) { node in
      let captured = notes.capture(Value.self, isCounted ? node.counted : copy node)
      guard let member = captured.value else {
        return notes.lose(place, captured.note, Value.expectation)
      }
      members[name] = member
      if key.isPlain {
        if let note = captured.note { notes.keep(place, note) }
      } else {
        notes.keep(place, key.note(before: captured.note))
        // The place has to be known even if no more findings fit.
        if notes.kept[place] == nil { notes.keep(place, CaptureNote()) }
      }
    }
  }
}

extension FindingList {
  /// Adds the findings of members, including lost members, in the order of the keys.
  fileprivate mutating func append(
    _ members: [String: FindingList], andLossesOf notes: ElementNotes?
  ) {
    var members = members
    for loss in notes?.losses ?? [] {
      if case .key(let key) = loss.place { members[key] = FindingList(ofValue: loss.findings) }
    }
    for (key, findings) in members.sorted(by: { keyPrecedes($0.key, $1.key) }) {
      append(findings, under: .element(.key(key)))
    }
  }
}
