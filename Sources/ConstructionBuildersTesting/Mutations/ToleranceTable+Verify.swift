public import ConstructionBuildersFixtures

extension ToleranceTable {
  /// Reports each difference from an earlier table at the line of the call.
  ///
  /// ```swift
  /// let stored = try Fixture.decode(ToleranceTable.self, from: "characters-tolerances")
  /// table.verify(against: stored)
  /// // data.results[].name, null: rejected, was defaulted
  /// ```
  ///
  /// An empty table is reported too, because nothing was tried.
  public func verify(
    against earlier: ToleranceTable, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard !fields.isEmpty else { return report("the table is empty: nothing was tried", at: place) }
    for difference in differences(from: earlier) { report(difference, at: place) }
  }
}
