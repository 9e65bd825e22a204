#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The members of an object.
struct ValueKeyedDecodingContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ValueDecoder
  let members: [String: Any]

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] { decoder.keys(of: members).compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try inner(key).decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try inner(key).decode(type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try inner(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try inner(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    let key = AnyCodingKey("super")
    return decoder.decoder(for: members[key.stringValue] ?? JSONValue.null, at: key)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    decoder.decoder(for: members[key.stringValue] ?? JSONValue.null, at: key)
  }

  func inner(_ key: Key) throws -> ValueDecoder {
    guard let value = members[key.stringValue] else {
      throw DecodingError.keyNotFound(
        key,
        DecodingError.Context(
          codingPath: codingPath, debugDescription: "There is no \(key.stringValue)."))
    }
    return decoder.decoder(for: value, at: key)
  }
}

/// The elements of an array.
struct ValueUnkeyedDecodingContainer: UnkeyedDecodingContainer {
  let decoder: ValueDecoder
  let elements: [Any]

  private(set) var currentIndex = 0

  var codingPath: [any CodingKey] { decoder.codingPath }

  var count: Int? { elements.count }

  var isAtEnd: Bool { currentIndex == elements.count }

  mutating func decodeNil() throws -> Bool {
    let isNil = try inner(Any?.self).decodeNil()
    if isNil { currentIndex += 1 }
    return isNil
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next(type) { try $0.decode(type) }
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) throws -> KeyedDecodingContainer<NestedKey> {
    try next([String: Any].self) { try $0.container(keyedBy: type) }
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next([Any].self) { try $0.unkeyedContainer() }
  }

  mutating func superDecoder() throws -> any Decoder {
    try next((any Decoder).self) { $0 }
  }

  /// Advances only if `read` does not throw, as every decoder does.
  mutating func next<Value>(
    _ type: Any.Type, _ read: (ValueDecoder) throws -> Value
  ) throws -> Value {
    let value = try read(inner(type))
    currentIndex += 1
    return value
  }

  private func inner(_ type: Any.Type) throws -> ValueDecoder {
    let key = AnyCodingKey(intValue: currentIndex)
    guard !isAtEnd else {
      throw DecodingError.valueNotFound(
        type,
        DecodingError.Context(
          codingPath: codingPath + [key], debugDescription: "The array ends before."))
    }
    return decoder.decoder(for: elements[currentIndex], at: key)
  }
}

extension ValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool {
    if case .null = DictionaryValue(value) { true } else { false }
  }

  /// Reads any type.
  ///
  /// The types that fields read are read as a strict field reads them, and all others by their own
  /// `init(from:)`.
  ///
  /// This one method satisfies all requirements of the protocol that name a type.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let readable = Self.readAsFields[ObjectIdentifier(type)] else {
      return try Value(from: self)
    }
    guard let value = try read(readable) as? Value else { return try Value(from: self) }
    return value
  }

  func read<Value: Capturable>(_ type: Value.Type) throws -> Value {
    try JSONNode.withRoot(value, .strict) { node in
      let captured = Value.capture(node)
      if let value = captured.value { return Result<Value, any Error>.success(value) }
      let finding =
        captured.note?.own.first
        ?? Finding(kind: .null, expected: Value.expectation, found: node.found)
      return .failure(refusal(finding, of: type))
    }.get()
  }

  /// The types that are not read by their own `init(from:)`.
  private static let readAsFields = Dictionary(
    uniqueKeysWithValues: [any PlainType.Type].scalars.map { (ObjectIdentifier($0), $0) })
}
