extension FixtureFunctions {
  /// Loads a recording from a HAR file (HTTP Archive 1.2), which browsers and proxies write.
  ///
  /// ```swift
  /// server.replay(try Fixture.har("session"))      // Fixtures/session.har
  /// ```
  ///
  /// Secrets are left out; see ``HTTPRecording/secrets``. With `ConstructionBuildersTesting`, a
  /// file that has some is reported to the running test, which continues.
  ///
  /// Requests with the method `CONNECT`, and those by which a browser asks for permission
  /// (`OPTIONS` with `Access-Control-Request-Method`), are left out, too: an app sends none. So are
  /// addresses that are not of HTTP, such as `data:`.
  ///
  /// - Throws: ``FixtureFailure`` for a missing file, for malformed JSON, and with the path of each
  ///   value that cannot be used.
  public static func har(
    _ name: String, in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> HTTPRecording {
    let place = CallSite(fileID, filePath, line, column)
    let recording = try using(name, source, place) { file in
      var file = file
      file.fileExtension = "har"
      return try file.reading { try HTTPRecording(name, har: $0) }
    }
    if let words = recording.report, let reporting = self as? any FailureReporting.Type {
      reporting.reportAndContinue(words, at: place)
    }
    return recording
  }
}

extension HTTPRecording {
  /// What to report of the secrets; nil if there are none.
  fileprivate var report: String? {
    guard !secrets.isEmpty else { return nil }
    let named = secrets.prefix(20)
    let rest = secrets.count - named.count
    return outline(
      "fixture \"\(name)\" has secrets: write its `cleaned` over the file",
      named + (rest > 0 ? ["and \(rest) more"] : []))
  }
}
