public import ConstructionBuilders
public import ConstructionBuildersFixtures

extension Sequence<JSONMutation> {
  /// Reports each violation of a builder with the mutations of a sample, at the line of the call.
  ///
  /// ```swift
  /// @Test func slice_survives() throws {
  ///   try Fixture.mutations("characters").check(CharactersSliceResponseBuilder.self)
  /// }
  /// ```
  ///
  /// The type is that of a builder, or any other type of a `JSONRoot`, such as
  /// `[CharacterResponseBuilder].self`.
  ///
  /// It reports everything that the check of each mutation does, and mistakes that only all
  /// mutations together show: properties of the model that change with each other's fields, and
  /// properties that never change with their own.
  ///
  /// - Throws: When the builder rejects the sample itself, or there are no mutations, so that
  ///   nothing was tried. This is reported too.
  public func check<Value: Capturable>(
    _ type: Value.Type, coercion: Coercion = .lenient, ignoring fields: Set<String> = [],
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
