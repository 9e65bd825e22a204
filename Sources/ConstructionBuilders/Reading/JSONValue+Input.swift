/// Input from bytes and from text.
extension JSONValue {
  /// Reads a value from bytes or text.
  ///
  /// Everything is kept, except the earlier values of a duplicate key.
  ///
  /// ```swift
  /// let value = try JSONValue(json: #"{"price": 1.50}"#)
  /// value["price"]
  /// ```
  ///
  /// - Parameters:
  ///   - json: The document; see ``JSONInput``.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  /// - Throws: A ``BuildFailure`` with a `.malformed` finding, including line and column, if the
  ///   bytes are not JSON by RFC 8259 or are nested too deep.
  public init(json: some JSONInput, maximumDepth: Int = 512) throws(BuildFailure) {
    let read = json.read(.strict, maximumDepth, model: "JSON") { root, _ in
      let captured = JSONValue.capture(root)
      // A document has nothing that is not JSON. Only its depth can be too much, for the stack.
      return captured.value.map { Result<JSONValue, BuildFailure>.success($0) }
        ?? .failure(BuildFailure(named: "JSON", problems: FindingList(captured.note?.own ?? [])))
    }
    self = try read.get()
  }
}
