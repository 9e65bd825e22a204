#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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

  private func read<Value: Capturable>(_ type: Value.Type) throws -> Value {
    try DictionaryNode.with(value) { node in
      let captured = Value.capture(JSONNode(.dictionary(copy node), ReadingContext(.strict)))
      if let value = captured.value { return Result<Value, any Error>.success(value) }
      let found = JSONNode(.dictionary(copy node), ReadingContext(.strict)).found
      let finding =
        captured.note?.own.first
        ?? Finding(kind: .null, expected: Value.expectation, found: found)
      return .failure(refusal(finding, of: type))
    }.get()
  }

  /// The types that are not read by their own `init(from:)`.
  private static let readAsFields = Dictionary(
    uniqueKeysWithValues: [any PlainType.Type].scalars.map { (ObjectIdentifier($0), $0) })
}
