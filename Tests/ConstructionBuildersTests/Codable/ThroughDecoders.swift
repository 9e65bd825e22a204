import ConstructionBuilders
import Foundation
import Testing

/// The decoders through which everything is read.
enum Way: CaseIterable, CustomTestStringConvertible {
  case json, propertyList, custom

  /// Decodes what a JSON text says, written in the format of the decoder first.
  func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    switch self {
    case .json: try JSONDecoder().decode(type, from: Data(json.utf8))
    case .propertyList:
      try PropertyListDecoder().decode(
        type,
        from: PropertyListSerialization.data(
          fromPropertyList: JSONSerialization.jsonObject(with: Data(json.utf8)), format: .xml,
          options: 0))
    case .custom: try Value(from: TextsDecoder(value: try JSONValue(json: json)))
    }
  }

  var testDescription: String { "\(self)" }
}

/// A decoder of a format that knows nothing but texts, arrays and objects, as forms and
/// environments do: a number or a boolean is read from a text by whoever asks for one.
struct TextsDecoder: Decoder, SingleValueDecodingContainer {
  let value: JSONValue
  var codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] = [:]

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else { throw refusal("no object") }
    return KeyedDecodingContainer(Keyed(decoder: self, members: members))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw refusal("no array") }
    return Unkeyed(decoder: self, elements: elements)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  func decodeNil() -> Bool { value == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    guard let type = type as? any LosslessStringConvertible.Type else {
      return try Value(from: self)
    }
    guard let value = try type.init(text()) as? Value else { throw refusal("no \(type)") }
    return value
  }

  private func text() throws -> String {
    switch value {
    case .string(let text): text
    case .number(let number): number.digits
    case .boolean(let boolean): "\(boolean)"
    case .null, .array, .object: throw refusal("no text")
    }
  }

  func inner(_ value: JSONValue, _ key: any CodingKey) -> TextsDecoder {
    TextsDecoder(value: value, codingPath: codingPath + [key], userInfo: userInfo)
  }

  func refusal(_ words: String) -> DecodingError {
    .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: words))
  }
}

extension TextsDecoder {
  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: TextsDecoder
    let members: JSONValue.Members

    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { members.keys.compactMap { Key(stringValue: $0) } }

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

    func superDecoder() throws -> any Decoder { throw decoder.refusal("no super") }
    func superDecoder(forKey key: Key) throws -> any Decoder { try inner(key) }

    private func inner(_ key: Key) throws -> TextsDecoder {
      guard let value = members[key.stringValue] else { throw decoder.refusal("no \(key)") }
      return decoder.inner(value, key)
    }
  }

  private struct Unkeyed: UnkeyedDecodingContainer {
    let decoder: TextsDecoder
    let elements: [JSONValue]
    var currentIndex = 0

    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex == elements.count }

    mutating func decodeNil() throws -> Bool {
      guard elements[currentIndex] == .null else { return false }
      currentIndex += 1
      return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
      defer { currentIndex += 1 }
      return try inner().decode(type)
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
      defer { currentIndex += 1 }
      return try inner().container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      defer { currentIndex += 1 }
      return try inner().unkeyedContainer()
    }

    mutating func superDecoder() throws -> any Decoder { inner() }

    private func inner() -> TextsDecoder {
      decoder.inner(elements[currentIndex], Index(currentIndex))
    }
  }

  private struct Index: CodingKey {
    let number: Int
    var stringValue: String { "Index \(number)" }
    var intValue: Int? { number }
    init(_ number: Int) { self.number = number }
    init?(stringValue: String) { nil }
    init?(intValue: Int) { number = intValue }
  }
}
