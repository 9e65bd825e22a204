#if canImport(Testing)
  import ConstructionBuilders
  import Testing

  /// Records an issue unless these are the findings, in these words.
  ///
  /// ```swift
  /// expect(sut.findings, say: "id: required Int is missing", "name: read number 7 as String")
  /// ```
  func expect(
    _ findings: [Finding]?, say words: String..., fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    expect(findings, say: words, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  func expect(
    _ findings: [Finding]?, say words: [String], _ comment: @autoclosure () -> Comment? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    expect(
      findings?.map(\.description), equals: words, comment(), fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Records an issue unless the result is a failure with these lines.
  ///
  /// ```swift
  /// expect(sut.build(), fails: "id: required Int is missing")
  /// ```
  func expect<Model>(
    _ result: Result<Model, BuildFailure>, fails lines: String..., fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    expect(result, fails: lines, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// The same, where no lines are those of a success.
  func expect<Model>(
    _ result: Result<Model, BuildFailure>, fails lines: [String],
    _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    expect(
      failureLines(result), equals: lines, comment(), fileID: fileID, filePath: filePath,
      line: line, column: column)
  }
#endif
