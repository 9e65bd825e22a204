extension JSONValue {
  /// Encodes a model, and keeps its digits and the order in which it writes its members.
  ///
  /// ```swift
  /// let value = try JSONValue(Thumbnail(path: "cyclops", extension: "jpg"))
  /// "\(value)"     // {"path":"cyclops","extension":"jpg"}
  /// ```
  ///
  /// Dates are written in ISO 8601, data in base64, and Decimals as numbers, so fields read exactly
  /// the same values again. A dictionary has no order, so its keys are sorted by their UTF-8.
  ///
  /// - Throws: An `EncodingError` for a value that JSON cannot express: infinity or NaN, a date
  ///   outside the years 1 to 9999, a model that writes nothing, or one nested deeper than 512
  ///   levels. Also any other error of the model's `encode(to:)`.
  ///
  /// NB: disfavoured, because otherwise it would win over a client's own `init(_: Int?)` when
  /// called with an Int.
  @_disfavoredOverload
  public init(_ model: some Encodable) throws {
    let slot = ValueSlot()
    try ValueEncoder(slot: slot).encode(model)
    guard let value = slot.value else {
      throw EncodingError.invalidValue(
        model,
        EncodingError.Context(
          codingPath: [], debugDescription: "\(type(of: model)) did not write any value."))
    }
    self = value
  }
}
