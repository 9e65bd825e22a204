public import Foundation

/// JSON files for tests, previews and mocks.
///
/// A fixture is a resource file of a target. Its name needs no folder, and no `json` extension:
///
/// ```swift
/// .testTarget(name: "MyTests", resources: [.copy("Fixtures")])
///
/// let data = try Fixture.data("characters")      // Fixtures/characters.json
/// ```
///
/// Fixtures come from the target of the calling file, on every platform; ``FixtureSource`` names
/// another place. An error is thrown as a ``FixtureFailure``. `ConstructionBuildersTesting` also
/// reports it to the running test, once, at the line of the call.
public enum Fixture {
  /// Loads the bytes of a fixture.
  ///
  /// - Throws: ``FixtureFailure`` with similar names and the folders that were searched.
  @_disfavoredOverload  // NB: prefers the reporting overload in ConstructionBuildersTesting.
  public static func data(
    _ name: String, in source: FixtureSource? = nil, fileID: StaticString = #fileID
  ) throws -> Data {
    try FixtureFile(name, in: source, askedBy: fileID).load(.data)
  }

  /// Loads a fixture with a loader.
  ///
  /// ```swift
  /// let text = try Fixture.load("greeting.txt", with: TextLoader())
  /// ```
  ///
  /// - Throws: ``FixtureFailure``, also for an error of the loader.
  @_disfavoredOverload
  public static func load<L: Loader>(
    _ name: String, with loader: L, in source: FixtureSource? = nil,
    fileID: StaticString = #fileID
  ) throws -> L.Output {
    try FixtureFile(name, in: source, askedBy: fileID).load(loader)
  }
}
