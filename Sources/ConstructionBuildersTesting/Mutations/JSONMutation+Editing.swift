extension Sequence<JSONMutation> {
  /// Reports where an edit of one field changes anything else of a mutated text, or is refused for
  /// another reason than the mutation.
  ///
  /// ```swift
  /// @Test func edits_changeNothingElse() throws {
  ///   try Fixture.mutations("slice").check(CharactersSliceResponseBuilder.self) { $0.total = 7 }
  /// }
  /// ```
  ///
  /// The edits are those of `SentDocument`, of the product `ConstructionBuildersEditing`. Without
  /// the change, the text has to stay as it is. An array may have lost elements: look before you
  /// change one of them.
  ///
  /// - Throws: When there are no mutations. This is reported, too.
  public func check<Value: Capturable>(
    _ type: Value.Type, coercion: Coercion = .lenient, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    editing change: @escaping @Sendable (inout Value) -> Void
  ) throws {
    let place = CallSite(fileID, filePath, line, column)
    let found = try reporting(at: place) {
      try violations(of: type, coercion: coercion, editing: change)
    }
    for violation in found { report("\(violation)", at: place) }
  }
}
