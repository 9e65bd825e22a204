#if canImport(Testing)
  import Testing

  /// Records an issue unless the values are equal.
  ///
  /// ```swift
  /// expect(sut.findings.map(\.description), equals: ["id: required Int is missing"])
  /// ```
  ///
  /// It says what `#expect(actual == expected)` says. The compiler needs 15 to 40 ms for that
  /// macro, and 3 for a call of this function. With `#_sourceLocation` in it, it would need 5.
  public func expect<Value: Equatable>(
    _ actual: Value, equals expected: Value, _ comment: @autoclosure () -> Comment? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    guard !(actual == expected) else { return }
    let words = "found \(String(reflecting: actual)), expected \(String(reflecting: expected))"
    let comments = [words, comment()?.rawValue].compactMap(\.self)
    Issue.record(
      "\(comments.joined(separator: "\n"))",
      sourceLocation: SourceLocation(
        fileID: fileID, filePath: filePath, line: line, column: column))
  }
#endif
