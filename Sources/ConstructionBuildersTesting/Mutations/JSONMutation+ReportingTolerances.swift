public import ConstructionBuildersFixtures
public import Foundation

/// The functions of `ConstructionBuildersFixtures`, which also report errors to the running test.
extension Sequence<JSONMutation> {
  /// What a parser does with each mutation, by field and operation.
  ///
  /// An error is also reported, once, at the line of the call.
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

  /// The same for a parser that throws.
  public func tolerances<Model>(
    within limit: Duration = JSONMutation.generousLimit, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ parse: @escaping @Sendable (Data) throws -> Model
  ) throws -> ToleranceTable {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reporting(at: place) { try toleranceTable(within: limit, parse) }
  }
}
