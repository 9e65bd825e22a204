// Integers of 128 bits. For these, the protocols of coders have methods that only throw, and Swift
// would prefer them to the generic ones here.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ValueDecoder {
  func decode(_ type: Int128.Type) throws -> Int128 { try read(type) }
  func decode(_ type: UInt128.Type) throws -> UInt128 { try read(type) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ValueKeyedDecodingContainer {
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try inner(key).decode(type)
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try inner(key).decode(type)
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ValueUnkeyedDecodingContainer {
  mutating func decode(_ type: Int128.Type) throws -> Int128 {
    try next(type) { try $0.decode(type) }
  }

  mutating func decode(_ type: UInt128.Type) throws -> UInt128 {
    try next(type) { try $0.decode(type) }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ValueEncoder {
  func encode(_ value: Int128) { slot.be(.number(JSONValue.Number(value))) }
  func encode(_ value: UInt128) { slot.be(.number(JSONValue.Number(value))) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ValueKeyedEncodingContainer {
  func encode(_ value: Int128, forKey key: Key) {
    encoder.slot.add(at: key.stringValue).be(.number(JSONValue.Number(value)))
  }

  func encode(_ value: UInt128, forKey key: Key) {
    encoder.slot.add(at: key.stringValue).be(.number(JSONValue.Number(value)))
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ValueUnkeyedEncodingContainer {
  func encode(_ value: Int128) { encoder.slot.add().be(.number(JSONValue.Number(value))) }
  func encode(_ value: UInt128) { encoder.slot.add().be(.number(JSONValue.Number(value))) }
}
