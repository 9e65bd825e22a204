extension FieldFormat {
  /// A dictionary, or the object of a builder, that is sent as an array of pairs.
  ///
  /// ```swift
  /// // [{"key": "color", "value": "red"}, …]
  /// _meta = fields["meta_data", as: .pairs(key: "key", value: "value")]
  /// // meta_data[0].value: expected Int, found string "red"
  /// ```
  ///
  /// A key is read as that of an object. For the type of a dictionary's keys it can also be a
  /// number: `{"id": 7, …}` has the key 7 of `[Int: V]`.
  ///
  /// Of a key that is sent twice, the last value counts, and of two spellings of one key, such as
  /// `7` and `"07"`, the canonical one. The others are findings. So is a pair without a key, and in
  /// a dictionary one without a value. For a builder, that is a missing member.
  ///
  /// - Parameters:
  ///   - key: The key of the member that has the key.
  ///   - value: The key of the member that has the value.
  ///   - format: How the object of all pairs is written, if the type alone does not say.
  public static func pairs(
    key: String, value: String, as format: FieldFormat? = nil
  ) -> FieldFormat {
    let words = FormatWords.pairs(key: key, value: value, format?.words)
    return FieldFormat(words) { node in
      // Values of pairs are copied, so the arms of a union would each know nothing of them.
      let known = words.isOwn ? nil : node.known(words) { read(node, key, value, format) }
      return known ?? read(node, key, value, format)
    }
  }

  private static func read(
    _ node: JSONNode, _ key: String, _ value: String, _ format: FieldFormat?
  ) -> Captured<Value> {
    let reader = PairReader(key: key, value: value, of: Value.self, format?.words)
    let pairs = [Pair].capture(node, each: reader.captured)
    guard let sent = pairs.value else { return .unusable(node) }
    let object = PairedObject(sent, pairs.note, reader)
    // A repaired key is no loss, and neither is null.
    guard !object.members.isEmpty || (object.note.elements?.unusableCount ?? 0) == 0 else {
      return Captured(value: nil, note: CaptureNote(own: object.note.own + object.losses))
    }
    let context = node.context
    return DictionaryNode.with(object.members) { members in
      object.placing(JSONNode(.dictionary(copy members), context).captured(in: format))
    }
  }
}

/// The pairs of an array as the members of one object.
private struct PairedObject {
  private(set) var members: [String: Any] = [:]

  /// What is to be said of the array itself and of its pairs.
  let note: CaptureNote

  /// What was left out of the array, and what was repaired.
  private(set) var losses: [Finding]

  /// Where the values are in the array, by their keys.
  private var places: [String: FieldPath] = [:]

  /// What was sent for keys that are no strings.
  private var sentKeys: [String: FoundValue] = [:]

  private let keyName: String

  init(_ pairs: [Pair], _ note: CaptureNote?, _ reader: PairReader) {
    self.note = note ?? CaptureNote()
    keyName = reader.key
    var findings = FindingList.ofValue
    self.note.elements?.report(into: &findings) { $0.reportAll(into: &$1) }
    findings.omit(self.note.elements?.omitted.all ?? 0)
    // With few places, a long key of few would be compared with each other one.
    members.reserveCapacity(min(pairs.count, 1_024))
    places.reserveCapacity(min(pairs.count, 1_024))
    for (position, pair) in pairs.enumerated() {
      let index = FieldPath.Component.index(position)
      let place =
        FieldPath.element(self.note.elements?.source(of: index) ?? index) + .key(reader.value)
      guard let held = pair.held else {
        if places[pair.key] == nil { places[pair.key] = place }
        continue
      }
      let isRepeated = members.updateValue(held, forKey: pair.key) != nil
      let earlier = places.updateValue(place, forKey: pair.key)
      let sent = sentKeys[pair.key]
      sentKeys[pair.key] = pair.sentKey
      guard isRepeated, let earlier else { continue }
      let type = reader.dictionary?.keyExpectation ?? String.expectation
      let repeated = CaptureNote.repeated(pair.key, of: type).own.map { finding in
        sent.map { finding.finding($0) } ?? finding
      }
      findings.append(FindingList(repeated), under: earlier.neighbour(reader.key))
    }
    losses = findings.findings
  }

  /// What was read of the members, with the places of keys and values in the array.
  func placing<Value>(_ captured: Captured<Value>) -> Captured<Value> {
    let note = (captured.note ?? CaptureNote()).with { note in
      var (places, ofKeys) = (places, [Finding]())
      if Value.self is any MembersByKey.Type {
        var elements = note.elements ?? ElementNotes()
        let keys = elements.takeFindingsOfKeys { sentKeys[$0] }
        ofKeys = keys.repairs.flatMap { key, findings in
          findings.map { $0.placed(at: place(ofKey: key)) }
        }
        for key in keys.losses { places[key] = place(ofKey: key) }
        let keyFormat = elements.members?.keyFormat
        elements.members = MemberNotes(paths: places, keyFormat: keyFormat)
        note.elements = elements
      } else {
        note.members = MemberNotes(paths: places)
      }
      note.own = self.note.own + note.own.map { $0.placed(places) }
      note.inner = losses + ofKeys + note.inner.map { $0.placed(places) }
    }
    return Captured(value: captured.value, note: note)
  }

  /// Where the key itself is.
  private func place(ofKey key: String) -> FieldPath {
    (places[key] ?? FieldPath()).neighbour(keyName)
  }
}

extension FieldPath {
  /// The path of another member of the same object.
  fileprivate func neighbour(_ key: String) -> FieldPath {
    FieldPath(Array(components.dropLast())) + .key(key)
  }
}

extension Finding {
  /// The same finding at another path.
  func placed(at path: FieldPath) -> Finding {
    var finding = self
    finding.path = path
    return finding
  }

  /// The same finding about what was sent in place of a text.
  func finding(_ found: FoundValue) -> Finding {
    Finding(
      path: path, kind: kind, expected: expected, found: found, isRepair: isRepair, reason: reason)
  }

  /// The same finding where the values of members are at other paths.
  func placed(_ paths: [String: FieldPath]) -> Finding {
    guard case .key(let key)? = path.components.first, let place = paths[key] else { return self }
    return placed(at: place + FieldPath(Array(path.components.dropFirst())))
  }
}

extension FindingList {
  /// The same list where a note says that the members of an object are not at their keys.
  func placed(_ note: CaptureNote?) -> FindingList {
    guard let paths = note?.members?.paths else { return self }
    return FindingList(ofValue: findings.map { $0.placed(paths) })
  }
}
