public import ConstructionBuildersFixtures
public import Foundation

/// As in `ConstructionBuildersFixtures`; and what is thrown is reported to the running test, once.
extension Sequence<JSONMutation> {
  /// What a parser makes of each mutation, field by operation.
  ///
  /// What is thrown is reported at the caller's line as well, once.
  public func tolerances<Model, Failure: Error>(
    within limit: Duration = JSONMutation.generousLimit, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ parse: @escaping @Sendable (Data) throws -> Result<Model, Failure>
  ) throws -> ToleranceTable {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reporting(at: place) {
      try toleranceTable(within: limit) { data in try parse(data).get() }
    }
  }

  /// As for a parser that returns a `Result`, for one that throws.
  public func tolerances<Model>(
    within limit: Duration = JSONMutation.generousLimit, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ parse: @escaping @Sendable (Data) throws -> Model
  ) throws -> ToleranceTable {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reporting(at: place) { try toleranceTable(within: limit, parse) }
  }
}
