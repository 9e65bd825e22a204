#if canImport(Testing)
  import Testing

  /// Records an issue unless the values are equal.
  ///
  /// ```swift
  /// expect(sut.findings.map(\.description), equals: ["id: required Int is missing"])
  /// ```
  ///
  /// It says what `#expect(actual == expected)` says. The compiler needs some 30 ms for each such
  /// macro, and less than one for a call of this function.
  public func expect<Value: Equatable>(
    _ actual: Value, equals expected: Value, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard !(actual == expected) else { return }
    let words = "found \(String(reflecting: actual)), expected \(String(reflecting: expected))"
    let comments = [words, comment()?.rawValue].compactMap(\.self)
    Issue.record("\(comments.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
#endif
