extension JSONValue {
  /// What a model encodes, with its digits, and with its members in the order in which it writes them.
  ///
  /// ```swift
  /// let value = try JSONValue(Thumbnail(path: "cyclops", extension: "jpg"))
  /// "\(value)"     // {"path":"cyclops","extension":"jpg"}
  /// ```
  ///
  /// Dates are written by ISO 8601, data in base64, and Decimals as numbers, so that fields read them again, to the
  /// last bit. A dictionary, which has no order, has its keys in that of their UTF-8.
  ///
  /// - Throws: An `EncodingError` for what JSON cannot write: a number that is infinite or none, a date outside the
  ///   years 1 to 9999, a model that writes nothing, or one nested deeper than 512 levels. And whatever the model's
  ///   `encode(to:)` throws.
  ///
  /// NB: disfavoured, because it would win over an `init(_: Int?)` of a client's own that is given an Int.
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
