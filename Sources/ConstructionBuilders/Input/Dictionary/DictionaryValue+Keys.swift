/// Dictionaries whose keys are not Strings, or not all of them.
extension DictionaryValue {
  /// The members of a dictionary by the texts that their keys have in JSON.
  ///
  /// A key that has no text becomes a place for a finding, and of several values with one text none
  /// is chosen: such a member is unusable.
  static func members(_ dictionary: [AnyHashable: Any]) -> [String: Any] {
    if let members = dictionary as? [String: Any] { return members }
    var members: [String: Any] = [:]
    var others: [String: Int] = [:]
    for (key, value) in dictionary {
      let key = key.base
      if let text = text(ofKey: key) {
        let isFirst = members.updateValue(value, forKey: text) == nil
        if !isFirst { members[text] = UnusableValue(words: "for a key that is there twice") }
      } else {
        let words = "key of type \(type(of: key))"
        others[words, default: 0] += 1
      }
    }
    for (words, count) in others {
      let value = UnusableValue(words: "for a \(words)", hasNoKey: true)
      var (number, left) = (1, count)
      while left > 0 {
        let place = "(\(words))" + (number == 1 ? "" : " \(number)")
        number += 1
        // A text that was sent keeps its value.
        guard members[place] == nil else { continue }
        members[place] = value
        left -= 1
      }
    }
    return members
  }

  /// The text that a key has in JSON; nil if it has none.
  ///
  /// That of a number are its digits, and equal numbers have the same: 2.0 has those of 2. A
  /// `RawRepresentable` has that of its raw value.
  static func text(ofKey key: Any) -> String? {
    if let key = key as? any RawRepresentable { return rawText(of: key) }
    switch DictionaryValue(key) {
    case .string(let text): return text
    case .boolean(let boolean): return boolean ? "true" : "false"
    case .number(let number) where number.isFinite:
      let digits = number.digits
      return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
    default: return nil
    }
  }

  private static func rawText(of key: some RawRepresentable) -> String? {
    text(ofKey: key.rawValue)
  }
}

/// Stands for a value of a dictionary that cannot be used.
struct UnusableValue {
  /// What a finding says of it.
  let words: String

  /// Whether its key is no text in JSON, so that the one that it has here was not sent.
  var hasNoKey = false
}
