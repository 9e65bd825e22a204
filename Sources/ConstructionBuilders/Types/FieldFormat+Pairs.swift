extension FieldFormat {
  /// A dictionary, or the object of a builder, that is sent as an array of pairs.
  ///
  /// ```swift
  /// // [{"key": "color", "value": "red"}, …]
  /// _meta = fields["meta_data", as: .pairs(key: "key", value: "value")]
  /// // meta_data[0].value: expected Int, found string "red"
  /// ```
  ///
  /// Of a repeated key, the last value counts, and the others are findings. So is a pair without a
  /// key. A pair without a value is none.
  ///
  /// - Parameters:
  ///   - key: The key of the member that has the key.
  ///   - value: The key of the member that has the value.
  ///   - format: How the object of all pairs is written, if the type alone does not say.
  public static func pairs(
    key: String, value: String, as format: FieldFormat? = nil
  ) -> FieldFormat {
    FieldFormat(.pairs(key: key, value: value, format?.words)) { node in
      guard node.isArray else { return .unusable(node) }
      let pairs = Pairs(of: node, key: key, value: value)
      // A repaired key is no loss.
      guard !pairs.members.isEmpty || pairs.losses.findings.allSatisfy(\.isRepair) else {
        return Captured(value: nil, note: CaptureNote(own: pairs.losses.findings))
      }
      let context = node.context
      return DictionaryNode.with(pairs.members) { members in
        pairs.placing(JSONNode(.dictionary(copy members), context).captured(in: format))
      }
    }
  }
}

/// The pairs of an array as the members of one object.
private struct Pairs {
  private(set) var members: [String: Any] = [:]

  /// What was left out of the array, and what was repaired.
  private(set) var losses = FindingList.ofValue

  /// Where the values are in the array, by their keys.
  private var places: [String: FieldPath] = [:]

  init(of node: JSONNode, key: String, value: String) {
    var index = 0
    node.forEachElement { element in
      take(element, at: .element(.index(index)), key, value)
      index += 1
    }
  }

  private mutating func take(
    _ pair: borrowing JSONNode, at path: FieldPath, _ key: String, _ value: String
  ) {
    guard pair.kind == .object else {
      lose(.problem(.mismatch, of: pair, type: "object", expected: "object", nil), at: path)
      return
    }
    var name: Captured<String>?
    var held: Any??
    pair.forEachMember { member, node in
      if member == key { name = String.capture(copy node) }
      if member == value { held = .some(node.held) }
    }
    lose(name == nil ? .missing : name?.note, at: path + .key(key))
    guard let name = name?.value, let held else { return }
    let place = path + .key(value)
    guard let held else { return lose(CaptureNote(own: [.tooDeep("value")]), at: place) }
    members[name] = held
    if let earlier = places.updateValue(place, forKey: name) {
      lose(.repeated(name), at: earlier)
    }
  }

  private mutating func lose(_ note: CaptureNote?, at path: FieldPath) {
    guard let note else { return }
    let isNull = note.own.isEmpty && note.state.isNull
    losses.append(
      FindingList(isNull ? [Finding(kind: .null, expected: "value")] : note.own), under: path)
  }

  /// What was read of the members, with the places of the values in the array.
  func placing<Value>(_ captured: Captured<Value>) -> Captured<Value> {
    let note = (captured.note ?? CaptureNote()).with { note in
      if Value.self is any MembersByKey.Type {
        note.elements = note.elements ?? ElementNotes()
        let keyFormat = note.elements?.members?.keyFormat
        note.elements?.members = MemberNotes(paths: places, keyFormat: keyFormat)
      } else {
        note.members = MemberNotes(paths: places)
      }
      note.own = note.own.map { $0.placed(places) }
      note.inner = losses.findings + note.inner.map { $0.placed(places) }
    }
    return Captured(value: captured.value, note: note)
  }
}

extension CaptureNote {
  fileprivate static var missing: CaptureNote {
    CaptureNote(state: .missing, own: [Finding(kind: .missing, expected: String.expectation)])
  }
}

extension Finding {
  /// The same finding where the values of members are at other paths.
  func placed(_ paths: [String: FieldPath]) -> Finding {
    guard case .key(let key)? = path.components.first, let place = paths[key] else { return self }
    var finding = self
    finding.path = place + FieldPath(Array(path.components.dropFirst()))
    return finding
  }
}

/// A dictionary, whose members are its elements.
private protocol MembersByKey {}

extension Dictionary: MembersByKey {}

extension FindingList {
  /// The same list where a note says that the members of an object are not at their keys.
  func placed(_ note: CaptureNote?) -> FindingList {
    guard let paths = note?.members?.paths else { return self }
    return FindingList(ofValue: findings.map { $0.placed(paths) })
  }
}
