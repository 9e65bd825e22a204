extension JSONValue {
  /// Decodes a type from the value, digits included.
  ///
  /// ```swift
  /// let value: JSONValue = ["path": "cyclops", "extension": "jpg"]
  /// let thumbnail = try value.decode(Thumbnail.self)
  /// ```
  ///
  /// It reads as `JSONDecoder` does, nothing is coerced. Dates are read by ISO 8601 and data in base64.
  ///
  /// - Throws: What the type's `init(from:)` throws: for most types a `DecodingError`, with a coding path.
  public func decode<Model: Decodable>(_ type: Model.Type = Model.self) throws -> Model {
    try ForeignDecoder(value: self).decode(type)
  }
}
