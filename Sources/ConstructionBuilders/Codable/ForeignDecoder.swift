import Foundation

/// Decodes from a value as it arrived, so that a Decodable type can stand in a builder.
///
/// It reads as `JSONDecoder` does where that has no strategies: nothing is coerced, since types that try one kind after
/// another must be able to tell them apart. Dates, data, URLs and Decimals are read as fields read them.
struct ForeignDecoder: Decoder {
  /// What is decoded: a ``JSONValue``, or a value of a dictionary.
  let value: Any

  var codingPath: [any CodingKey] = []

  /// Whatever the types that are decoded want to be told.
  var userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = DictionaryValue(value), codingPath.count < Self.deepest else {
      throw mismatch([String: Any].self, expected: "object")
    }
    return KeyedDecodingContainer(ForeignKeyedContainer(decoder: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = DictionaryValue(value), codingPath.count < Self.deepest else {
      throw mismatch([Any].self, expected: "array")
    }
    return ForeignUnkeyedContainer(decoder: self, elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  private static var deepest: Int { TapeScanner.maximumDepth }
}

extension ForeignDecoder {
  /// The decoder of a value that is a step further in.
  func decoder(for value: Any, at key: some CodingKey) -> ForeignDecoder {
    ForeignDecoder(value: value, codingPath: codingPath + [key], userInfo: userInfo)
  }

  /// The keys of an object, in order where there is one.
  func keys(of members: [String: Any]) -> [String] {
    if case .object(let ordered)? = value as? JSONValue { return ordered.keys }
    return members.keys.sorted(by: keyPrecedes)
  }

  /// What to say where an array or object is asked for and something else stands.
  private func mismatch(_ type: Any.Type, expected: String) -> DecodingError {
    DictionaryNode.with(value, depth: 0) { node in
      let found = JSONNode(.dictionary(copy node), ReadingContext(.strict)).found
      let finding = Finding(kind: .mismatch, expected: expected, found: found)
      return refusal(finding, of: type)
    }
  }

  /// The error for a finding, which it carries along.
  func refusal(_ finding: Finding, of type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath, debugDescription: finding.whatHappened,
      underlyingError: DecodingRefusal(findings: [finding]))
    if finding.found?.kind == .null { return .valueNotFound(type, context) }
    return finding.kind == .mismatch ? .typeMismatch(type, context) : .dataCorrupted(context)
  }
}

/// What a decoder refused, in facts.
struct DecodingRefusal: FindingsError {
  let findings: [Finding]
}
