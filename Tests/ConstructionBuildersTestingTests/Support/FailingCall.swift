import Testing

/// A call that reports a failure: how the report begins, and on which line it has to be.
struct FailingCall: Sendable, CustomTestStringConvertible {
  let text: String
  let line: Int
  let body: @Sendable () throws -> Void

  /// - Parameter body: The call, which begins on the line behind the brace.
  init(_ text: String, line: Int = #line, _ body: @escaping @Sendable () throws -> Void) {
    self.text = text
    self.line = line + 1
    self.body = body
  }

  var testDescription: String { text }
}
