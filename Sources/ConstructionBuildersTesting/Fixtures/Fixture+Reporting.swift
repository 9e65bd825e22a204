public import Foundation

/// As in `ConstructionBuildersFixtures`; and what is thrown is reported to the running test, once.
extension Fixture {
  /// The bytes of a fixture, as they are.
  ///
  /// What is thrown is reported at the caller's line as well, once.
  public static func data(
    _ name: String, in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> Data {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reporting(at: place) {
      try FixtureFile(name, in: source, askedBy: fileID).load(.data)
    }
  }

  /// What a loader makes of a fixture.
  ///
  /// What is thrown is reported at the caller's line as well, once.
  public static func load<L: Loader>(
    _ name: String, with loader: L, in source: FixtureSource? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> L.Output {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reporting(at: place) {
      try FixtureFile(name, in: source, askedBy: fileID).load(loader)
    }
  }
}
