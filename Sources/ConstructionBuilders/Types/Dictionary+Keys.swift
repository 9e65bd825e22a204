#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Dictionary where Key: Capturable, Key.Built == Key, Value: Capturable {
  /// Returns a function that gives the spelling of each key in the input.
  func keyTexts(_ note: CaptureNote?) -> (Key) -> String {
    var texts: [Key: String] = [:]
    let format = note?.elements?.members?.keyFormat as? FieldFormat<Key>
    if Key.self != String.self || format != nil {
      for case .key(let text) in note?.elements?.parts.lazy.filter({ !$0.isLost }).map(\.place)
        ?? []
      {
        let key = MemberKey<Key>(text, .lenient, ReadingContext(.lenient).silent, format)
        if let value = key.value, !key.isSpelledByType { texts[value] = text }
      }
    }
    return { texts[$0] ?? keyText(of: $0) ?? String(describing: $0) }
  }
}

extension Dictionary where Key: Capturable, Key.Built == Key, Value: Capturable {
  /// The key that a text is read as, and its ``MemberKey/rank``; nil if it is none.
  package static func key(_ text: String, _ coercion: Coercion) -> (key: Key, rank: Int)? {
    let key = MemberKey<Key>(text, coercion, ReadingContext(coercion).silent)
    return key.value.map { ($0, key.rank) }
  }

  /// Whether a text is the first choice for a key that has a format.
  package static func isCanonical(_ text: String, of key: Key) -> Bool {
    keyText(of: key) == text || Numeral.isPlain(text)
  }

  /// The text of a key.
  package static func text(of key: Key) -> String { keyText(of: key) ?? String(describing: key) }
}

/// A key of an object, read as a type.
struct MemberKey<Key: Capturable & Hashable> {
  let text: String

  /// The key; nil if the text cannot be read as one.
  let value: Key?

  /// What is to be said of the key.
  let findings: [Finding]

  /// Whether the value tells the text.
  let isSpelledByType: Bool

  /// Which one of several texts for one key is used: the lowest.
  let rank: Int

  /// Whether there is nothing to report.
  var isClean: Bool { findings.isEmpty && isSpelledByType }

  /// - Parameters:
  ///   - coercion: What may be repaired.
  ///   - context: That of the members.
  ///   - format: How the key is written; nil if the type alone says so.
  init(
    _ text: String, _ coercion: Coercion, _ context: ReadingContext,
    _ format: FieldFormat<Key>? = nil
  ) {
    self.text = text
    let allowed = coercion.intersection(.ofKeys)
    // A JSON key is always a string, so the declared form of any key is one.
    let captured = DictionaryNode.with(text) { node in
      let node = JSONNode(.dictionary(copy node), context.with(allowed))
      return DeclaredForm(type: .string).scalar(node) { $0.captured(in: format) }
    }
    value = captured.value
    isSpelledByType = captured.value.flatMap { keyText(of: $0) } == text
    let type = "\(Key.expectation) key"
    // Read without conversion, an `Open` one may still be unknown.
    findings = (captured.note?.own ?? []).map { finding in
      Finding(
        kind: finding.kind,
        expected: finding.isRepair ? type : format?.words.expectation(of: type) ?? type,
        found: finding.found, isRepair: finding.isRepair, reason: finding.reason)
    }
    let isPlain = captured.value != nil && findings.allSatisfy { $0.kind == .unknownCase }
    let isCanonical = isSpelledByType || format != nil && Numeral.isPlain(text)
    rank = isPlain ? isCanonical ? 0 : 1 : 2
  }

  /// The note of a member with this key. `note` is the note of the member's value.
  func note(before note: CaptureNote?) -> CaptureNote {
    let note = note ?? CaptureNote()
    return note.with(own: findings + note.own)
  }

  /// The reason why a member is left out: its key cannot be read, or equals another key.
  ///
  /// - Parameter other: The text of the other key; nil if none is known.
  func lossNote(_ other: String?) -> CaptureNote {
    guard value != nil else { return CaptureNote(own: findings) }
    let reason = other.map { "as \(JSONText.quoted($0))" }
    return .lost(text, .duplicate, of: Key.expectation, reason: reason)
  }

  /// The reason why a member is left out: its key has the hash of too many others.
  var noteOfAlikeHashes: CaptureNote { .lost(text, .alikeHashes, of: Key.expectation) }
}

extension CaptureNote {
  /// The reason why the value of a repeated key does not count. It is none for having no elements.
  static func repeated(_ key: String, of type: String = String.expectation) -> CaptureNote {
    lost(key, .duplicate, of: type, state: .null)
  }

  /// The reason why a member is left out whose key can be read.
  ///
  /// - Parameter state: `.null` where it is no reason why a dictionary has no members at all.
  static func lost(
    _ text: String, _ kind: Finding.Kind, of type: String, state: State = .asFound,
    reason: String? = nil
  ) -> CaptureNote {
    let found = FoundValue(kind: .string, excerpt: JSONText.quoted(text))
    return CaptureNote(
      state: state,
      own: [Finding(kind: kind, expected: "\(type) key", found: found, reason: reason)])
  }
}

extension Coercion {
  /// What repairs the key of an object.
  fileprivate static let ofKeys: Coercion = [
    .numbersFromStrings, .booleansFromStrings, .nearestWholeNumbers,
  ]
}

/// The text of a key in JSON; nil if its type does not define one.
package func keyText(of key: Any) -> String? {
  switch key {
  case let text as String: text
  case let value as any TextType: value.jsonText
  case let date as Date: ISO8601.text(of: date)
  default: DictionaryValue.text(ofKey: key)
  }
}
