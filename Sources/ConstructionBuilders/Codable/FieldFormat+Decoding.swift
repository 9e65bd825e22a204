#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FieldFormat {
  /// A Decodable type, read by a custom decoder with its strategies for keys and dates.
  ///
  /// ```swift
  /// _thumbnail = fields["thumbnail", as: .decoding { data in
  ///   let decoder = JSONDecoder()
  ///   decoder.keyDecodingStrategy = .convertFromSnakeCase
  ///   return try decoder.decode(Thumbnail.self, from: data)
  /// }]
  /// ```
  ///
  /// The closure receives the JSON text of the value. An error makes the field unusable. The
  /// finding for a `DecodingError` has the error's path, with keys as the decoder spells them.
  public static func decoding<Model: Decodable & SendableMetatype>(
    _ decode: @escaping @Sendable (Data) throws -> Model
  ) -> FieldFormat where Value == Decoded<Model> {
    FieldFormat(.decoding) { node in
      guard let value = JSONValue.capture(node).value else { return .unusable(node) }
      return Value.capture(node) { _ in try decode(Data(value.description.utf8)) }
    }
  }
}
