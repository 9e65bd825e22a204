#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Decodes from a value of the input, so that a builder can have fields of a Decodable type.
///
/// It reads like `JSONDecoder` without strategies, but exactly. Nothing is coerced, because types
/// that try several types in turn have to be able to tell them apart. Dates, data, URLs and
/// Decimals are read as fields read them.
struct ValueDecoder: Decoder {
  /// The value to decode: a ``JSONValue``, or a value of a dictionary.
  let value: Any

  var codingPath: [any CodingKey] = []

  /// Information for the types that are decoded.
  var userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = DictionaryValue(value), codingPath.count < Self.deepest else {
      throw mismatch([String: Any].self, expected: "object")
    }
    return KeyedDecodingContainer(ValueKeyedDecodingContainer(decoder: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = DictionaryValue(value), codingPath.count < Self.deepest else {
      throw mismatch([Any].self, expected: "array")
    }
    return ValueUnkeyedDecodingContainer(decoder: self, elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  private static var deepest: Int { .maximumDepth }
}

extension ValueDecoder {
  /// The decoder for a value inside this one.
  func decoder(for value: Any, at key: some CodingKey) -> ValueDecoder {
    ValueDecoder(value: value, codingPath: codingPath + [key], userInfo: userInfo)
  }

  /// The keys of an object, in their order if they have one.
  func keys(of members: [String: Any]) -> [String] {
    if case .object(let ordered)? = value as? JSONValue { return ordered.keys }
    return members.keys.sorted(by: keyPrecedes)
  }

  /// The error for another value where an array or object is expected.
  private func mismatch(_ type: Any.Type, expected: String) -> DecodingError {
    let found = JSONNode.withRoot(value, .strict) { $0.found }
    if found.kind.rawValue == expected { return refusal(.tooDeep(expected), of: type) }
    let kind: Finding.Kind = found.kind == .null ? .null : .mismatch
    return refusal(Finding(kind: kind, expected: expected, found: found), of: type)
  }

  /// The error for a finding. It contains the finding.
  func refusal(_ finding: Finding, of type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath, debugDescription: finding.whatHappened,
      underlyingError: DecodingRefusal(findings: [finding]))
    if finding.found?.kind == .null { return .valueNotFound(type, context) }
    return finding.kind == .mismatch ? .typeMismatch(type, context) : .dataCorrupted(context)
  }
}

/// The finding for a value that was not decoded.
struct DecodingRefusal: FindingsError {
  let findings: [Finding]
}
