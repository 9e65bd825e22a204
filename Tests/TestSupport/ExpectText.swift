#if canImport(Testing)
  import Testing

  /// Records an issue unless the text has the part in it.
  public func expect(
    _ text: String?, contains part: some StringProtocol,
    _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    guard text?.contains(part) != true else { return }
    record(
      text, "is without \(String(reflecting: part))", comment(),
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Records an issue unless one of the texts is this one.
  public func expect(
    _ texts: [String], contains text: String, _ comment: @autoclosure () -> Comment? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    guard !texts.contains(text) else { return }
    record(
      "\(texts)", "is without \(String(reflecting: text))", comment(),
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Records an issue if the text has the part in it.
  public func expect(
    _ text: String?, lacks part: some StringProtocol, _ comment: @autoclosure () -> Comment? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    guard text?.contains(part) != false else { return }
    record(
      text, "contains \(String(reflecting: part))", comment(),
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Records an issue unless the text begins so.
  public func expect(
    _ text: String?, startsWith beginning: some StringProtocol,
    _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    guard text?.hasPrefix(beginning) != true else { return }
    record(
      text, "begins otherwise than \(String(reflecting: beginning))", comment(),
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Records an issue unless the text ends so.
  public func expect(
    _ text: String?, endsWith end: some StringProtocol,
    _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
  ) {
    guard text?.hasSuffix(end) != true else { return }
    record(
      text, "ends otherwise than \(String(reflecting: end))", comment(),
      SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func record(
    _ text: String?, _ words: String, _ comment: Comment?, _ location: SourceLocation
  ) {
    let found = "\(text.map { String(reflecting: $0) } ?? "nil") \(words)"
    let comments = [found, comment?.rawValue].compactMap(\.self)
    Issue.record("\(comments.joined(separator: "\n"))", sourceLocation: location)
  }
#endif
