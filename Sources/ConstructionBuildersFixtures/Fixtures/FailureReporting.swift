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

  /// Reports a problem at the place, and lets the test continue.
  static func reportAndContinue(_ problem: String, at place: CallSite)
}

extension FixtureFunctions {
  /// Returns what `body` makes of a fixture. An error is reported, if these functions report, and
  /// thrown.
  ///
  /// `ofArguments` says whether the value may be made for the arguments of a test.
  static func using<Value>(
    _ name: String, _ source: FixtureSource?, _ place: CallSite, ofArguments: Bool = false,
    _ body: (FixtureFile) throws -> Value
  ) throws -> Value {
    do {
      return try body(FixtureFile(name: name, source: source ?? .module(ofFileID: place.fileID)))
    } catch {
      if let reporting = self as? any FailureReporting.Type {
        try reporting.report(error, at: place, ofArguments: ofArguments)
      }
      throw error
    }
  }
}
