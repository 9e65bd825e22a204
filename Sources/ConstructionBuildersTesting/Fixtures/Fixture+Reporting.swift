public import Foundation

/// The functions of `ConstructionBuildersFixtures`, which also report errors to the running test.
extension Fixture {
  /// Loads the bytes of a fixture.
  ///
  /// An error is also reported, once, at the line of the call.
  public static func data(
    _ name: String, in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> Data {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reporting(at: place) {
      try FixtureFile(name, in: source, askedBy: fileID).load(.data)
    }
  }

  /// Loads a fixture with a loader.
  ///
  /// An error is also reported, once, at the line of the call.
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
