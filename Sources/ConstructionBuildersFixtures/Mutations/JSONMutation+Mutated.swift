extension JSONMutation {
  /// What makes the mutated text; nil when the operation would change nothing.
  ///
  /// To know this, no text is made: a sample has many values, and few of its mutations may be used.
  func change() throws(MutationProblem) -> (() -> Data?)? {
    guard let value = source.root[at: path] else {
      throw MutationProblem("\(self): the sample has nothing there")
    }
    switch operation {
    case .byteOrderMark:
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      return sample.starts(with: mark) ? nil : { Data(mark) + sample }
    case .trailingGarbage: return { sample + Data(" garbage".utf8) }
    case .cutOff:
      guard let length, (0..<sample.count).contains(length) else { return nil }
      let rest = sample.prefix(length)
      // Cutting off whitespace, or a digit of a number, may leave valid JSON.
      return (try? JSONValue(json: rest)) == nil ? { Data(rest) } : nil
    case .drop: return path.isEmpty ? nil : { text { try $0.set(nil, at: path) } }
    case .keyCase: return changeOfKeyCase
    case .duplicateKey:
      guard case .key(let key)? = path.components.last else { return nil }
      let other = value == .null ? "0" : "null"
      return { text(with: "\(other),\(JSONValue.string(key)):\(value)".utf8) }
    case .loneSurrogate: return value.kind == .string ? { text(with: #""\uD800""#.utf8) } : nil
    case .invalidUTF8: return value.kind == .string ? { text(with: [0x22, 0xFF, 0x22]) } : nil
    case .trailingComma:
      guard value.kind == .array || value.kind == .object, value != [], value != [:] else {
        return nil
      }
      return {
        let text = value.description
        return self.text(with: (text.dropLast() + "," + text.suffix(1)).utf8)
      }
    case .deepNesting:
      let count = 10_000
      return {
        text(
          with: (String(repeating: "[", count: count) + String(repeating: "]", count: count)).utf8)
      }
    default:
      guard let mutated = operation.value(for: value), mutated != value || operation == .reordered
      else { return nil }
      return { text(with: mutated.description.utf8) }
    }
  }

  /// The text of the sample after a change.
  private func text(_ change: (inout JSONValue) throws -> Void) -> Data? {
    var root = source.root
    return (try? change(&root)).map { Data(root.description.utf8) }
  }

  /// The text of the sample with other bytes in place of the value: some are no JSON.
  private func text(with bytes: some Sequence<UInt8>) -> Data? {
    source.text(with: bytes, at: path)
  }

  /// Writes the first letter of the key in the other case, at the same position.
  private var changeOfKeyCase: (() -> Data?)? {
    guard case .key(let key)? = path.components.last, let first = key.first else { return nil }
    let other = (first.isLowercase ? first.uppercased() : first.lowercased()) + key.dropFirst()
    let object = FieldPath(path.components.dropLast())
    guard case .object(let members)? = source.root[at: object], members[other] == nil else {
      return nil
    }
    return {
      var renamed = JSONValue.Members()
      for (name, value) in members { renamed[name == key ? other : name] = value }
      return text { try $0.set(.object(renamed), at: object) }
    }
  }
}
