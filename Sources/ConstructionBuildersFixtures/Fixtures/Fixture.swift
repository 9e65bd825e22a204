public import Foundation

/// JSON files that tests, previews and mocks are made of.
///
/// A fixture is a file among the resources of a target, named without its folder and, if that is `json`,
/// without its extension:
///
/// ```swift
/// .testTarget(name: "MyTests", resources: [.copy("Fixtures")])
///
/// let data = try Fixture.data("characters")      // Fixtures/characters.json
/// ```
///
/// It is looked for in the target of the file that asks, on every platform; ``FixtureSource`` names another
/// place. What cannot be read is thrown as a ``FixtureFailure``; with `ConstructionBuildersTesting` imported it is
/// reported to the test as well, once, at the line that asked.
public enum Fixture {
  /// The bytes of a fixture, as they are.
  ///
  /// - Throws: ``FixtureFailure`` with the nearest names and the places searched.
  @_disfavoredOverload  // NB: so that the reporting twin in ConstructionBuildersTesting is taken.
  public static func data(
    _ name: String, in source: FixtureSource? = nil, fileID: StaticString = #fileID
  ) throws -> Data {
    try FixtureFile(name, in: source, askedBy: fileID).load(.data)
  }

  /// What a loader makes of a fixture.
  ///
  /// ```swift
  /// let text = try Fixture.load("greeting.txt", with: TextLoader())
  /// ```
  ///
  /// - Throws: ``FixtureFailure``, also for what the loader throws.
  @_disfavoredOverload
  public static func load<L: Loader>(
    _ name: String, with loader: L, in source: FixtureSource? = nil,
    fileID: StaticString = #fileID
  ) throws -> L.Output {
    try FixtureFile(name, in: source, askedBy: fileID).load(loader)
  }
}
