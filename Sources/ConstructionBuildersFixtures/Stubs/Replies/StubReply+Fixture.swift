import ConstructionBuilders

/// Replies with recorded responses.
extension StubReply {
  /// A reply with the bytes of a fixture, which may be malformed JSON.
  ///
  /// ```swift
  /// server.get("/v1/public/characters", reply: .fixture("characters"))
  /// ```
  ///
  /// The fixture is found as ``Fixture`` finds it, in the target of the calling file. The content
  /// type is `application/json`, unless the name has another extension; then there is none, and
  /// `header("Content-Type", …)` sets one. A missing fixture fails the request: the error has
  /// similar names and the folders that were searched, and `verify()` reports it.
  public static func fixture(
    _ name: String, in source: FixtureSource? = nil, fileID: StaticString = #fileID
  ) -> StubReply {
    fixture {
      let data = try FixtureFile(name, in: source, askedBy: fileID).load(.data)
      return isNamedAsJSON(name) ? .json(data) : .data(data)
    }
  }

  /// A reply with a JSON fixture that is changed by paths.
  ///
  /// ```swift
  /// server.get(
  ///   "/v1/public/characters",
  ///   reply: .fixture("characters") { $0["data.results[0].name"] = .null })
  /// ```
  ///
  /// The request fails when the fixture is malformed JSON, or when a change cannot be made;
  /// `verify()` reports the error.
  public static func fixture(
    _ name: String, in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    _ change: (inout JSONDraft) throws -> Void
  ) -> StubReply {
    fixture { .json(try FixtureFile(name, in: source, askedBy: fileID).value(change)) }
  }

  private static func fixture(_ reply: () throws -> StubReply) -> StubReply {
    do { return try reply() } catch { return .impossible(String(describing: error)) }
  }

  private static func isNamedAsJSON(_ name: String) -> Bool {
    let file = name.split(separator: "/").last ?? ""
    return !file.contains(".") || file.hasSuffix(".json")
  }
}
