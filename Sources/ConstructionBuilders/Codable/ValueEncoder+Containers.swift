/// The members of an object that is being written.
struct ValueKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { encoder.slot.member(key.stringValue).be(.null) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try encoder.encoder(into: encoder.slot.member(key.stringValue), at: key).encode(value)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type, forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> {
    inner(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    inner(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    let key = AnyCodingKey("super")
    return encoder.encoder(into: encoder.slot.container(key.stringValue), at: key)
  }

  func superEncoder(forKey key: Key) -> any Encoder { inner(key) }

  private func inner(_ key: Key) -> ValueEncoder {
    encoder.encoder(into: encoder.slot.container(key.stringValue), at: key)
  }
}

/// The elements of an array that is being written.
struct ValueUnkeyedContainer: UnkeyedEncodingContainer {
  let encoder: ValueEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  var count: Int { encoder.slot.count }

  func encodeNil() { encoder.slot.element().be(.null) }

  func encode<Value: Encodable>(_ value: Value) throws { try inner().encode(value) }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    inner().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { inner().unkeyedContainer() }

  func superEncoder() -> any Encoder { inner() }

  private func inner() -> ValueEncoder {
    let key = AnyCodingKey(intValue: count)
    return encoder.encoder(into: encoder.slot.element(), at: key)
  }
}
