import ConstructionBuilders

/// Replies with recorded responses.
extension StubReply {
  /// The bytes of a fixture, as they are: they need not be JSON.
  ///
  /// ```swift
  /// server.get("/v1/public/characters", reply: .fixture("characters"))
  /// ```
  ///
  /// It is looked for as by ``Fixture``, in the target of the file that asks. The type is `application/json`
  /// unless the name has another extension; then the response has none, and `header("Content-Type", …)` gives
  /// it one. Where there is no such fixture the request fails with an error that has the nearest names and
  /// the places searched, and `verify()` repeats it.
  public static func fixture(
    _ name: String, in source: FixtureSource? = nil, fileID: StaticString = #fileID
  ) -> StubReply {
    fixture {
      let data = try FixtureFile(name, in: source, askedBy: fileID).load(.data)
      return isNamedAsJSON(name) ? .json(data) : .data(data)
    }
  }

  /// A fixture that is JSON, changed on the way by paths.
  ///
  /// ```swift
  /// server.get("/v1/public/characters", reply: .fixture("characters") { $0["data.results[0].name"] = .null })
  /// ```
  ///
  /// Where the fixture is no JSON, or a change cannot be made, the request fails with an error that says so,
  /// and `verify()` repeats it.
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
