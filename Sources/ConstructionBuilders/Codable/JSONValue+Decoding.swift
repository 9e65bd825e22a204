extension JSONValue {
  /// Decodes a type from the value, without loss of digits.
  ///
  /// ```swift
  /// let value: JSONValue = ["path": "cyclops", "extension": "jpg"]
  /// let thumbnail = try value.decode(Thumbnail.self)
  /// ```
  ///
  /// It reads like `JSONDecoder`, without coercion. Dates are read in ISO 8601 and data in base64.
  ///
  /// - Throws: The error of the type's `init(from:)`. For most types that is a `DecodingError` with
  ///   a coding path.
  public func decode<Model: Decodable>(_ type: Model.Type = Model.self) throws -> Model {
    try ValueDecoder(value: self).decode(type)
  }
}
