/// Dictionaries by keys that are no Strings.
extension Dictionary where Key: Capturable, Key.Built == Key, Value: Capturable {
  /// The members of an object whose keys are read as `Key`.
  ///
  /// Keys that are spelled as `Key` writes them come first, so that of `"1"` and `"01"` the former
  /// is used, wherever it stands.
  static func captureKeyed(
    _ fields: borrowing JSONFields, isCounted: Bool
  ) -> Captured<[Key: Value]> {
    var members: [Key: Value] = [:]
    var notes = ElementNotes()
    let keys = fields.keys.map { MemberKey<Key>($0, fields.coercion, isCounted: isCounted) }
    for key in keys.filter(\.isPlain) + keys.filter({ !$0.isPlain }) {
      guard let value = key.value, members[value] == nil else {
        notes.lose(.key(key.text), key.lossNote, Key.expectation)
        continue
      }
      _ = fields.withMember(JSONKey(key.text)) { node in
        let captured = Value.capture(isCounted ? node.counted : copy node)
        guard let member = captured.value else {
          notes.lose(.key(key.text), captured.note, Value.expectation)
          return
        }
        members[value] = member
        if !key.isPlain || captured.note != nil {
          notes.keep(.key(key.text), key.note(before: captured.note))
          // The place has to be known even where there is no more room for words.
          if notes.kept[.key(key.text)] == nil { notes.keep(.key(key.text), CaptureNote()) }
        }
      }
    }
    return Captured(value: members, note: notes.note)
  }

  func resolveKeyed(
    _ note: CaptureNote?, into resolution: inout Resolution
  ) -> [Key: Value.Built]? {
    let wantsEvery = resolution.wantsEveryElement
    var problems: [String: LimitedFindings] = [:]
    var built: [Key: Value.Built] = [:]
    built.reserveCapacity(count)
    let texts = keyTexts(note)
    for (key, value) in self {
      var inner = Resolution(wantsEveryElement: wantsEvery)
      let text = texts(key)
      if let value = value.resolve(note?.elements?.kept[.key(text)], into: &inner) {
        built[key] = value
      }
      if wantsEvery, !inner.problems.isEmpty { problems[text] = inner.problems }
    }
    guard wantsEvery else { return built }
    return resolution.add(problems, ofMembersWith: note?.elements) ? built : nil
  }

  /// What says how each key is spelled in the source.
  func keyTexts(_ note: CaptureNote?) -> (Key) -> String {
    var texts: [Key: String] = [:]
    if Key.self != String.self {
      for place in note?.elements?.kept.keys ?? [:].keys {
        guard case .key(let text) = place else { continue }
        let key = MemberKey<Key>(text, .lenient, isCounted: true)
        if let value = key.value, !key.isPlain { texts[value] = text }
      }
    }
    return { texts[$0] ?? keyText(of: $0) ?? String(describing: $0) }
  }
}

/// A key of an object, read as some type.
private struct MemberKey<Key: Capturable & Hashable> {
  let text: String

  /// The key; nil if the text is none.
  let value: Key?

  /// Whether the text is just how the key is written, so that there is nothing to say of it.
  let isPlain: Bool

  private let findings: [Finding]
  private let isCounted: Bool

  init(_ text: String, _ coercion: Coercion, isCounted: Bool) {
    self.text = text
    self.isCounted = isCounted
    // In JSON a key is always a text: that it is read as a number is no coercion, if it is written
    // as one.
    let needed: Coercion = [.numbersFromStrings, .booleansFromStrings]
    let captured = DictionaryNode.with(text, depth: 0) { node in
      let context = ReadingContext(needed)
      return Key.capture(JSONNode(.dictionary(copy node), isCounted ? context.counted : context))
    }
    isPlain = captured.value.flatMap { keyText(of: $0) } == text
    let isRepaired = captured.note != nil && !isPlain
    let isAllowed = coercion.isSuperset(of: needed) || !isRepaired
    value = isAllowed ? captured.value : nil
    findings =
      isPlain
      ? []
      : (captured.note?.own ?? []).map { finding in
        Finding(
          kind: isAllowed ? finding.kind : .mismatch, expected: "\(Key.expectation) key",
          found: finding.found, isRepair: isAllowed && finding.isRepair, reason: finding.reason)
      }
  }

  /// The note of a member with this key, which has a note of its own or not.
  func note(before note: CaptureNote?) -> CaptureNote {
    CaptureNote(
      own: findings + (note?.own ?? []), inner: note?.inner ?? [], elements: note?.elements)
  }

  /// Why a member with this key is left out: the key is none, or it stands for the same as another.
  var lossNote: CaptureNote {
    guard value != nil else { return CaptureNote(own: findings) }
    guard !isCounted else { return .oneProblem }
    let found = Found(kind: .string, excerpt: JSONText.quoted(text))
    return CaptureNote(own: [
      Finding(kind: .duplicate, expected: "\(Key.expectation) key", found: found)
    ])
  }
}

/// How a key is written in JSON; nil where its type does not say.
func keyText(of key: Any) -> String? {
  switch key {
  case let text as String: text
  case let boolean as Bool: boolean ? "true" : "false"
  case let integer as any FixedWidthInteger: String(describing: integer)
  case let value as any RawRepresentable: keyText(of: value.rawValue)
  default: nil
  }
}
