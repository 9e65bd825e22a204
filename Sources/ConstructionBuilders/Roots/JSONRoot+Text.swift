extension JSONRoot: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value as in source code, followed by the outcome in parentheses if it is not `.value`.
  ///
  /// ```swift
  /// print(try JSONRoot<[Int]>(json: "[1, 2]"))    // [1, 2]
  /// print(try JSONRoot<[Int]>(json: "7"))         // nil (expected array, found number 7)
  /// ```
  public var description: String { field.description }

  /// The same text as ``description``.
  @_documentation(visibility: internal)
  public var debugDescription: String { field.description }
}

extension JSONRoot: CustomReflectable {
  /// The builders in the value, as ``Field`` shows them to `dump`.
  @_documentation(visibility: internal)
  public var customMirror: Mirror { field.customMirror }
}
