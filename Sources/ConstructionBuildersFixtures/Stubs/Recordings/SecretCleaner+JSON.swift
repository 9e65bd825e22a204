extension SecretCleaner {
  /// Nil for a text that is no array or object.
  mutating func cleaned(jsonText text: String) -> (cleaned: String?, Void)? {
    let mark = text.utf8.starts(with: "\u{FEFF}".utf8) ? "\u{FEFF}" : ""
    let bytes = text.utf8.dropFirst(mark.utf8.count)
    guard let first = bytes.first(where: { $0 > UInt8(ascii: " ") }), "{[".utf8.contains(first),
      let last = bytes.last(where: { $0 > UInt8(ascii: " ") }), "}]".utf8.contains(last)
    else { return nil }
    bytesRead += text.utf8.count
    guard let value = try? JSONValue(json: text) else { return nil }
    return (cleaned(value).map { "\(mark)\($0)" }, ())
  }

  /// A value without its secrets; nil if it has none.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key of the value, or of the array that it is in.
  ///   - parent: The key of the object that has it.
  ///   - isInSecret: Whether it is somewhere in an object of secrets.
  mutating func cleaned(
    _ value: JSONValue, key: String = "", in parent: String = "", isInSecret: Bool = false
  ) -> JSONValue? {
    switch value {
    case .string(let text):
      if isSecret(value, key, within: parent, isInSecret: isInSecret) {
        return remove(text, "JSON member \(key)") ? .string(Secret.removed) : nil
      }
      return (cleaned(jsonText: text).map(\.cleaned) ?? cleaned(text, as: .text))
        .map { .string($0) }
    case .number(let number):
      guard number.digits != "0", isSecret(value, key, within: parent, isInSecret: isInSecret)
      else { return nil }
      return remove(number.digits, "JSON member \(key)") ? .number(.init(0)) : nil
    case .array(var elements):
      var isChanged = false
      for index in elements.indices {
        guard let next = cleaned(elements[index], key: key, in: parent, isInSecret: isInSecret)
        else { continue }
        elements[index] = next
        isChanged = true
      }
      return isChanged ? .array(elements) : nil
    case .object(let members):
      let isInSecret = hasSecretsBelow(key, within: parent, isInSecret: isInSecret)
      let pair = secretPair(in: members)
      var (changed, isChanged) = (JSONValue.Members(), false)
      for (name, value) in members {
        let (known, parent) =
          pair.map { $0.key == name ? ($0.name, "") : (name, key) } ?? (name, key)
        if isForComparison, value.isScalar,
          isSecret(value, known, within: parent, isInSecret: isInSecret)
        {
          isChanged = true
          continue
        }
        let next = cleaned(value, key: known, in: parent, isInSecret: isInSecret)
        changed[name] = next ?? value
        isChanged = isChanged || next != nil
      }
      return isChanged ? .object(changed) : nil
    case .null, .boolean: return nil
    }
  }

  /// The member that has a secret which another member names: `{"name": "password", "value": "a"}`.
  private mutating func secretPair(
    in members: JSONValue.Members
  ) -> (key: String, name: String)? {
    for (key, value) in [("name", "value"), ("Name", "Value")] {
      guard members[value] != nil, case .string(let name)? = members[key],
        isSecret(name, in: isInReply ? .reply : [])
      else { continue }
      return (value, name)
    }
    return nil
  }
}

extension JSONValue {
  fileprivate var isScalar: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }
}
