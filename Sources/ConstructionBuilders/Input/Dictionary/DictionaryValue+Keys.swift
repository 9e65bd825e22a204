/// Dictionaries whose keys are not Strings, or not all of them.
extension DictionaryValue {
  /// The members of a dictionary by the texts that their keys have in JSON.
  ///
  /// A whole number or a boolean has one text, and a `RawRepresentable` that of its raw value. No
  /// text is made up for another key, and of several values with one text none is chosen: such a
  /// member is unusable.
  static func members(_ dictionary: [AnyHashable: Any]) -> [String: Any] {
    if let members = dictionary as? [String: Any] { return members }
    var members: [String: Any] = [:]
    var others: [String: Any] = [:]
    for (key, value) in dictionary {
      let key = key.base
      if let text = text(of: key) ?? (key as? any RawRepresentable).flatMap({ rawText(of: $0) }) {
        let isFirst = members.updateValue(value, forKey: text) == nil
        if !isFirst { members[text] = UnusableValue(words: "for a key that is there twice") }
      } else {
        let words = "key of type \(type(of: key))"
        others["(\(words))"] = UnusableValue(words: "for a \(words)")
      }
    }
    return members.merging(others) { _, other in other }
  }

  private static func rawText(of key: some RawRepresentable) -> String? { text(of: key.rawValue) }

  private static func text(of key: Any) -> String? {
    switch DictionaryValue(key) {
    case .string(let text): text
    case .boolean(let boolean): boolean ? "true" : "false"
    case .number(.integer(let integer)): String(integer)
    case .number(.spelled(let digits)) where digits.utf8.allSatisfy(isOfInteger): digits
    default: nil
    }
  }

  private static func isOfInteger(_ byte: UInt8) -> Bool {
    byte &- UInt8(ascii: "0") <= 9 || byte == UInt8(ascii: "-")
  }
}

/// Stands for a value of a dictionary that cannot be used.
struct UnusableValue {
  /// What a finding says of it.
  let words: String
}
