/// Replies with JSON, and with recorded responses.
extension StubReply {
  /// A reply with these bytes, which may be malformed JSON.
  public static func json(_ bytes: Data) -> StubReply { .data(bytes, type: "application/json") }

  /// A reply with this text, which may be malformed JSON.
  public static func json(_ text: String) -> StubReply { .json(Data(text.utf8)) }

  /// A reply with a JSON value, which can be a literal.
  public static func json(_ value: JSONValue) -> StubReply { .json("\(value)") }

  /// A reply with a dictionary, its members sorted by key, or with an array of dictionaries.
  ///
  /// ```swift
  /// let dictionary: [String: Any] = ["name": "Cyclops"]
  /// server.get("/v1/characters/7", reply: .json(dictionary))
  /// ```
  ///
  /// The request fails for a value that is not JSON, such as a `Date`. The error names the path.
  @_disfavoredOverload
  public static func json(_ container: some Collection) -> StubReply {
    attempt { .json(try JSONValue(untyped: container)) }
  }

  /// A reply with the bytes of a fixture, which may be malformed JSON, or with its changed JSON.
  ///
  /// ```swift
  /// server.get("/v1/public/characters", reply: .fixture("characters"))
  /// server.get("/v1/none", reply: .fixture("characters") { $0["data.results[0].name"] = .null })
  /// ```
  ///
  /// The content type is `application/json`, unless the name has another extension; then
  /// `header("Content-Type", …)` sets one. A missing fixture, or a change that cannot be made,
  /// fails the request: the error says why, and `verify()` reports it.
  public static func fixture(
    _ name: String, in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    _ change: ((inout JSONDraft) throws -> Void)? = nil
  ) -> StubReply {
    attempt {
      let file = FixtureFile(name: name, source: source ?? .module(ofFileID: fileID))
      if let change { return .json(try file.value(change)) }
      let last = name.split(separator: "/").last ?? ""
      let isJSON = !last.contains(".") || last.hasSuffix(".json")
      return .data(try file.data(), type: isJSON ? "application/json" : nil)
    }
  }

  private static func attempt(_ reply: () throws -> StubReply) -> StubReply {
    do { return try reply() } catch { return .impossible(String(describing: error)) }
  }
}
