#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Encodes a model as a ``JSONValue``, and keeps digits and the order of members.
struct ValueEncoder: Encoder {
  /// The slot that receives the value.
  let slot: ValueSlot

  var codingPath: [any CodingKey] = []

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let encoder = encoderOfContainer
    encoder.slot.beObject()
    return KeyedEncodingContainer(ValueKeyedEncodingContainer(encoder: encoder))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let encoder = encoderOfContainer
    encoder.slot.beArray()
    return ValueUnkeyedEncodingContainer(encoder: encoder)
  }

  /// The encoder for an array or an object here.
  ///
  /// A container cannot throw. What is nested too deep is written into a slot that nobody reads:
  /// slots inside of slots take stack when they are freed.
  private var encoderOfContainer: ValueEncoder {
    guard codingPath.count >= .maximumDepth else { return self }
    slot.refuse(tooDeep([Any]()))
    return ValueEncoder(slot: ValueSlot(), codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  /// The encoder for a value inside this one.
  func encoder(into slot: ValueSlot, at key: some CodingKey) -> ValueEncoder {
    ValueEncoder(slot: slot, codingPath: codingPath + [key])
  }
}

extension ValueEncoder: SingleValueEncodingContainer {
  func encodeNil() { slot.be(.null) }

  /// Writes any type.
  ///
  /// The types of JSON are written directly, the types that fields read from strings as those
  /// strings, and all others by their own `encode(to:)`.
  ///
  /// This one method satisfies all requirements of the protocol that name a type.
  func encode<Value: Encodable>(_ value: Value) throws {
    switch value {
    case let value as JSONValue:
      guard !value.isNested(deeperThan: max(0, .maximumDepth - codingPath.count)) else {
        throw tooDeep(value)
      }
      slot.be(value)
    case let value as String: slot.be(.string(value))
    case let value as Bool: slot.be(.boolean(value))
    case let value as any BinaryInteger & PlainType: slot.be(.number(JSONValue.Number(value)))
    case let value as Double: slot.be(.number(try number(JSONValue.Number(value), value)))
    case let value as Float: slot.be(.number(try number(JSONValue.Number(value), value)))
    case let value as Decimal:
      slot.be(.number(try number(JSONValue.Number(digits: value.description), value)))
    case let value as Date: try encode(value)
    case let value as Data: slot.be(.string(value.base64EncodedString()))
    case let value as URL: slot.be(.string(value.absoluteString))
    default:
      guard codingPath.count < .maximumDepth else {
        throw tooDeep(value)
      }
      try value.encode(to: self)
      // The order of a dictionary differs between processes.
      if value is any DictionaryOfAnyKind { slot.sortMembers() }
    }
  }

  private func encode(_ date: Date) throws {
    guard let text = ISO8601.text(of: date) else {
      // On Linux, printing an error with a date that is not a number traps.
      let seconds = date.timeIntervalSince1970
      throw refusal(
        seconds.isNaN ? seconds : date, "Only a date of the years 1 to 9999 can be written")
    }
    slot.be(.string(text))
  }

  private func number(_ number: JSONValue.Number?, _ value: Any) throws -> JSONValue.Number {
    guard let number else { throw refusal(value, "JSON has no \(value)") }
    return number
  }

  private func tooDeep(_ value: Any) -> EncodingError {
    refusal(value, "The value is nested deeper than \(Int.maximumDepth) levels")
  }

  private func refusal(_ value: Any, _ words: String) -> EncodingError {
    .invalidValue(value, EncodingError.Context(codingPath: codingPath, debugDescription: words))
  }
}

/// A dictionary of any type.
private protocol DictionaryOfAnyKind {}

extension Dictionary: DictionaryOfAnyKind {}

/// The members of an object that is being written.
struct ValueKeyedEncodingContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { encoder.slot.add(at: key.stringValue).be(.null) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    let slot = ValueSlot()
    try encoder.encoder(into: slot, at: key).encode(value)
    // Only now: a model may go on after an error, and nothing was written then.
    encoder.slot.add(slot, at: key.stringValue)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    inner(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    inner(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { inner(AnyCodingKey("super")) }

  func superEncoder(forKey key: Key) -> any Encoder { inner(key) }

  private func inner(_ key: some CodingKey) -> ValueEncoder {
    encoder.encoder(into: encoder.slot.container(key.stringValue), at: key)
  }
}

/// The elements of an array that is being written.
struct ValueUnkeyedEncodingContainer: UnkeyedEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  var count: Int { encoder.slot.count }

  func encodeNil() { encoder.slot.add().be(.null) }

  func encode<Value: Encodable>(_ value: Value) throws {
    let slot = ValueSlot()
    try inner(slot).encode(value)
    encoder.slot.add(slot)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    added.container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { added.unkeyedContainer() }

  func superEncoder() -> any Encoder { added }

  private var added: ValueEncoder {
    let element = inner(ValueSlot())
    encoder.slot.add(element.slot)
    return element
  }

  private func inner(_ slot: ValueSlot) -> ValueEncoder {
    encoder.encoder(into: slot, at: AnyCodingKey(intValue: count))
  }
}
