public import ConstructionBuilders
public import ConstructionBuildersFixtures

extension Sequence<JSONMutation> {
  /// Reports what a builder does with the mutations of a sample that it should not do by its own
  /// declaration: one report a violation, at the caller's line.
  ///
  /// ```swift
  /// @Test func slice_survives() throws {
  ///   try Fixture.mutations("characters").check(CharactersSliceResponseBuilder.self)
  /// }
  /// ```
  ///
  /// It tells what the check of each mutation tells, and what only all of them can: properties of
  /// the model that change with each other's fields, and properties that never change with their
  /// own.
  ///
  /// - Throws: Where the builder rejects the sample itself, or there are no mutations, which is
  ///   reported too: then nothing was tried.
  public func check<Builder: ConstructionBuilder>(
    _ type: Builder.Type, coercion: Coercion = .lenient, ignoring fields: Set<String> = [],
    within limit: Duration = JSONMutation.generousLimit, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    let found = try reporting(at: place) {
      try violations(of: type, coercion: coercion, ignoring: fields, within: limit)
    }
    for violation in found { report(violation.description, at: place) }
  }
}
