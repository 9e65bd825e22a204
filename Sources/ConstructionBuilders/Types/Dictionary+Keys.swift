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
        if let value = key.value, !key.isPlain || format != nil { texts[value] = text }
      }
    }
    return { texts[$0] ?? keyText(of: $0) ?? String(describing: $0) }
  }
}

extension Dictionary where Key: Capturable, Key.Built == Key, Value: Capturable {
  /// The key that a text is read as; nil if it is none.
  package static func key(_ text: String, _ coercion: Coercion) -> (key: Key, isPlain: Bool)? {
    let key = MemberKey<Key>(text, coercion, ReadingContext(coercion).silent)
    return key.value.map { ($0, key.isPlain) }
  }

  /// The text of a key.
  package static func text(of key: Key) -> String { keyText(of: key) ?? String(describing: key) }
}

/// A key of an object, read as a type.
struct MemberKey<Key: Capturable & Hashable> {
  let text: String

  /// The key; nil if the text cannot be read as one.
  let value: Key?

  /// Whether the text is exactly how the key is written.
  let isPlain: Bool

  /// What is to be said of the key.
  let findings: [Finding]

  /// Whether there is nothing to report.
  var isClean: Bool { isPlain && findings.isEmpty && !isFormatted }

  /// Whether a format reads it, so that the value does not tell the text.
  private let isFormatted: Bool

  /// - Parameters:
  ///   - context: That of the members.
  ///   - format: How the key is written; nil if the type alone says so.
  init(
    _ text: String, _ coercion: Coercion, _ context: ReadingContext,
    _ format: FieldFormat<Key>? = nil
  ) {
    self.text = text
    // A JSON key is always a string. So reading it as a number is not a coercion if it is written
    // exactly as the number is.
    let needed: Coercion = [.numbersFromStrings, .booleansFromStrings]
    let captured = DictionaryNode.with(text) { node in
      JSONNode(.dictionary(copy node), context.with(needed)).captured(in: format)
    }
    let isPlain =
      format == nil
      ? captured.value.flatMap { keyText(of: $0) } == text
      : captured.value != nil && (captured.note == nil || DeclaredForm.isCanonical(text))
    let isRepaired = captured.note != nil && !isPlain
    let isAllowed = coercion.isSuperset(of: needed) || !isRepaired
    self.isPlain = isPlain
    isFormatted = format != nil
    value = isAllowed ? captured.value : nil
    // Reading a plain key is no coercion, but an `Open` one may be unknown.
    let own = (captured.note?.own ?? []).filter { !isPlain || $0.kind == .unknownCase }
    let type = "\(Key.expectation) key"
    findings = own.prefix(isAllowed ? own.count : 1).map { finding in
      let isRepair = isAllowed && finding.isRepair
      return Finding(
        kind: isAllowed ? finding.kind : .mismatch,
        expected: isRepair ? type : format?.words.expectation(of: type) ?? type,
        found: finding.found, isRepair: isRepair, reason: finding.reason)
    }
  }

  /// The note of a member with this key. `note` is the note of the member's value.
  func note(before note: CaptureNote?) -> CaptureNote {
    let note = note ?? CaptureNote()
    return note.with(own: findings + note.own)
  }

  /// The reason why a member is left out: its key cannot be read, or equals another key.
  ///
  /// - Parameter others: The texts of other keys, where the value does not tell them.
  func lossNote(_ others: [Key: String]) -> CaptureNote {
    guard let value else { return CaptureNote(own: findings) }
    let other = (others[value] ?? keyText(of: value)).map { "as \(JSONText.quoted($0))" }
    return .lost(text, .duplicate, of: Key.expectation, reason: other)
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

/// The text of a key in JSON; nil if its type does not define one.
package func keyText(of key: Any) -> String? {
  switch key {
  case let text as String: text
  case let boolean as Bool: boolean ? "true" : "false"
  // A client's type may describe itself by more than digits.
  case let integer as any FixedWidthInteger: String(integer, radix: 10)
  case let value as any TextType: value.jsonText
  case let date as Date: ISO8601.text(of: date)
  case .string(let text) as JSONValue: text
  case let value as any RawRepresentable: keyText(of: value.rawValue)
  default: nil
  }
}
