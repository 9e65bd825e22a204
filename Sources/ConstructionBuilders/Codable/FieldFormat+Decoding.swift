import Foundation

extension FieldFormat {
  /// A type that is Decodable, read by a decoder of one's own, with its strategies for keys and dates.
  ///
  /// ```swift
  /// _thumbnail = fields["thumbnail", as: .decoding { data in
  ///   let decoder = JSONDecoder()
  ///   decoder.keyDecodingStrategy = .convertFromSnakeCase
  ///   return try decoder.decode(Thumbnail.self, from: data)
  /// }]
  /// ```
  ///
  /// The closure is given the JSON text of the one value. An error that it throws makes the field unusable; the
  /// finding of a `DecodingError` has its path, in which a key is as the decoder spells it.
  public static func decoding<Model: Decodable & SendableMetatype>(
    _ decode: @escaping @Sendable (Data) throws -> Model
  ) -> FieldFormat where Value == Decoded<Model> {
    FieldFormat { node in
      guard let value = JSONValue.capture(node).value else { return .unusable(node) }
      return Value.capture(node) { _ in try decode(Data(value.description.utf8)) }
    }
  }
}
