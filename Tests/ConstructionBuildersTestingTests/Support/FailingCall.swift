import Testing

/// A call that reports a failure, with the beginning of the report and its line.
struct FailingCall: Sendable, CustomTestStringConvertible {
  let text: String
  let line: Int
  let body: @Sendable () throws -> Void

  /// - Parameter body: The call, which begins on the line after the brace.
  init(_ text: String, line: Int = #line, _ body: @escaping @Sendable () throws -> Void) {
    self.text = text
    self.line = line + 1
    self.body = body
  }

  var testDescription: String { text }
}
