/// The place in a test where a failure is reported.
package struct CallSite: Sendable {
  package let fileID: StaticString
  package let filePath: StaticString
  package let line: UInt
  package let column: UInt

  package init(
    _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
  ) {
    (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
  }
}

/// Functions that report their errors to the running test: those of `ConstructionBuildersTesting`.
package protocol FailureReporting {
  /// Reports an error at the place, and throws one that ends the test. It returns for an error that
  /// the test framework has to report.
  static func report(_ error: any Error, at place: CallSite, ofArguments: Bool) throws
}

extension FixtureFunctions {
  /// Returns what `body` returns. An error is reported, if these functions report, and thrown.
  ///
  /// `ofArguments` says whether the value may be made for the arguments of a test.
  static func reporting<Value>(
    _ place: CallSite, ofArguments: Bool = false, _ body: () throws -> Value
  ) throws -> Value {
    do {
      return try body()
    } catch {
      if let reporting = self as? any FailureReporting.Type {
        try reporting.report(error, at: place, ofArguments: ofArguments)
      }
      throw error
    }
  }
}
