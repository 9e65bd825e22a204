public import ConstructionBuilders
import ConstructionBuildersContracts
public import ConstructionBuildersFixtures

/// The functions of `ConstructionBuildersFixtures`, which also report errors to the running test.
extension Fixture {
  /// The keys of a fixture that a builder does not read.
  ///
  /// An error is also reported, once, at the line of the call. Unread keys are no error.
  public static func unread<Value: Capturable>(
    _ name: String, by type: Value.Type, coercion: Coercion = .lenient,
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> UnreadTally {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reporting(at: place) {
      try FixtureFile(name, in: source, askedBy: fileID).unread(by: type, coercion: coercion)
    }
  }
}
