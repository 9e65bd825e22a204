/// One pair of an array.
struct Pair: Capturable {
  let key: String

  /// What was sent for the key, if that is no string.
  let sentKey: FoundValue?

  /// The value, as a dictionary holds it; nil if there is none.
  let held: Any?

  static var expectation: String { "object" }

  /// None: a ``PairReader`` knows the names of the members.
  static func capture(_ node: JSONNode) -> Captured<Pair> { .unusable(node) }
}

/// Reads one pair for a type.
struct PairReader {
  let key: String
  let value: String

  /// The type of the object, if it is a dictionary.
  let dictionary: (any MembersByKey.Type)?

  /// Whether the keys have a format.
  private let hasKeyFormat: Bool

  init<Value>(key: String, value: String, of type: Value.Type, _ words: FormatWords?) {
    (self.key, self.value) = (key, value)
    dictionary = type as? any MembersByKey.Type
    hasKeyFormat = words?.hasKeys == true
  }

  func captured(_ pair: JSONNode) -> Captured<Pair> {
    let captured = pair.withRepairedFields { fields, isRepaired in
      let captured = read(fields, pair.context)
      return isRepaired ? captured.repaired(from: pair) : captured
    }
    return captured ?? .unusable(pair)
  }

  private func read(
    _ fields: borrowing JSONFields, _ context: ReadingContext
  ) -> Captured<Pair> {
    var sentKey: FoundValue?
    let name = fields.captured(JSONKey(key)) { node in
      if node.kind != .string { sentKey = node.found }
      return readKey(node.withWords(of: context))
    }
    let expectation = dictionary?.keyExpectation ?? String.expectation
    let ofKey =
      name.map { reasons(of: $0.note, expectation) }
      ?? [Finding(kind: .missing, expected: expectation)]
    var findings = ofKey.map { $0.under(key) }
    let held = fields.withMember(JSONKey(value)) { node, isRepeated in
      let held = node.held
      if held == nil { findings.append(Finding.tooDeep("value").under(value)) }
      if isRepeated { findings.append(Finding.repeatedKey().under(value)) }
      return held
    }
    var pair = name?.value.map { Pair(key: $0, sentKey: sentKey, held: held ?? nil) }
    if held == nil, let dictionary, let named = pair {
      pair = Pair(key: named.key, sentKey: sentKey, held: JSONValue.null)
      if let expected = dictionary.memberExpectation {
        findings.append(Finding(kind: .missing, expected: expected).under(value))
        pair = nil
      }
    } else if case .some(nil) = held {
      pair = nil
    }
    guard !findings.isEmpty else { return Captured(value: pair, note: nil) }
    return Captured(value: pair, note: CaptureNote { $0.inner = findings })
  }

  private func readKey(_ node: JSONNode) -> Captured<String> {
    if let text = node.string { return Captured(text) }
    if hasKeyFormat, let digits = node.digits { return Captured(digits) }
    guard !hasKeyFormat, let dictionary else { return String.capture(node) }
    return dictionary.key(node)
  }

  private func reasons(of note: CaptureNote?, _ expectation: String) -> [Finding] {
    guard let note else { return [] }
    let isNull = note.state.isNull && note.own.isEmpty
    return (isNull ? [Finding(kind: .null, expected: expectation)] : note.own) + note.inner
  }
}

extension FormatWords {
  /// Whether it says how keys are written.
  fileprivate var hasKeys: Bool {
    switch self {
    case .keyed: true
    case .null(_, let format): format?.hasKeys == true
    case .oneOf(let formats): formats.contains(where: \.hasKeys)
    case .own: true
    default: false
    }
  }
}

extension Finding {
  /// The same finding about a part of a value.
  fileprivate func under(_ key: String) -> Finding { placed(at: FieldPath([.key(key)]) + path) }
}

/// A dictionary, whose members are its elements.
protocol MembersByKey {
  static var keyExpectation: String { get }

  /// What a member needs; nil if it may be null.
  static var memberExpectation: String? { get }

  /// The text of a key that is sent as something else.
  static func key(_ node: JSONNode) -> Captured<String>
}

extension Dictionary: MembersByKey where Key: Capturable, Key.Built == Key, Value: Capturable {
  static var keyExpectation: String { Key.expectation }

  static var memberExpectation: String? {
    Value._traits.contains(.isOptional) ? nil : Value.expectation
  }

  static func key(_ node: JSONNode) -> Captured<String> {
    let key = Key.capture(node)
    guard let value = key.value else { return Captured<String>(value: nil, note: key.note) }
    guard let text = keyText(of: value) ?? node.digits else { return String.capture(node) }
    // That a key is no case is said where the dictionary is read.
    let own = key.note?.own.filter { $0.kind != .unknownCase } ?? []
    return Captured<String>(value: text, note: own.isEmpty ? nil : CaptureNote(own: own))
  }
}
