/// JSON files for tests, previews and mocks.
///
/// A fixture is a resource file of a target. Its name needs no folder, and no `json` extension:
///
/// ```swift
/// .testTarget(name: "MyTests", resources: [.copy("Fixtures")])
/// ```
///
/// ```swift
/// let data = try Fixture.data("characters")      // Fixtures/characters.json
/// ```
///
/// Fixtures come from the target of the calling file; ``FixtureSource`` names another place. What
/// is wrong with one is thrown as a ``FixtureFailure``. With `ConstructionBuildersTesting`
/// imported, it is also reported to the running test, once, at the line of the call.
///
/// The functions with a closure change the JSON by paths before it is used; see ``JSONDraft``.
public enum Fixture: FixtureFunctions {}

/// The functions of ``Fixture``.
///
/// NB: `ConstructionBuildersTesting` has a constant with the same name, whose functions report
/// errors. A constant is preferred to a type, so the import decides, and each function is written
/// once.
public protocol FixtureFunctions {}

extension FixtureFunctions {
  /// Loads the bytes of a fixture, which need not be JSON.
  ///
  /// ```swift
  /// let text = String(decoding: try Fixture.data("greeting.txt"), as: UTF8.self)
  /// ```
  public static func data(
    _ name: String, in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> Data {
    try using(name, source, CallSite(fileID, filePath, line, column)) {
      try $0.data()
    }
  }

  /// Loads a fixture as a JSON value, with its digits and its order.
  ///
  /// ```swift
  /// let value = try Fixture.value("slice") { $0["results[0].name"] = .null }
  /// ```
  public static func value(
    _ name: String, in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout JSONDraft) throws -> Void = { _ in }
  ) throws -> JSONValue {
    try using(name, source, CallSite(fileID, filePath, line, column)) {
      try $0.value(change)
    }
  }
}
