extension FixtureFunctions {
  /// Loads a recording from a HAR file (HTTP Archive 1.2), which browsers and proxies write.
  ///
  /// ```swift
  /// server.replay(try Fixture.har("session"))      // Fixtures/session.har
  /// ```
  ///
  /// Secrets are replaced by `removed`. With `ConstructionBuildersTesting`, a file that has some is
  /// reported to the running test, which continues.
  ///
  /// - All cookies are secrets, and users in addresses. All else is one by the words of its name,
  ///   which is that of a header field, a member of JSON, a part of a multipart body, or an item of
  ///   a form or of an address: `X-Api-Key`, `newPassword`, `user[token]`, `otp`. Not secrets are
  ///   `page_token`, `token_type`, and names such as `sort_key` and `country_code`.
  /// - `code` and `key` alone are data in the body of a response, and secrets elsewhere. So are
  ///   numbers with names such as `session` or `pin`.
  /// - All texts in an object such as `credentials` are secrets, but for `type` and the like.
  /// - Null, true and false stay, and numbers of `tokens`: they are counts. Other numbers become 0.
  /// - The value of a secret is also removed where it stands elsewhere as whole words, as it is or
  ///   escaped, if it has letters, and at least six characters with digits or sixteen without. One
  ///   of a cookie needs sixteen. Dates stay.
  ///
  /// Other secrets stay: those in binary bodies, in files of multipart bodies, and in texts that
  /// are neither JSON nor a form, such as XML or `password: a`.
  ///
  /// Requests with the method `CONNECT`, and those by which a browser asks for permission
  /// (`OPTIONS` with `Access-Control-Request-Method`), are left out, too: an app sends none. So are
  /// addresses that are not of HTTP, such as `data:`.
  ///
  /// `keeping` takes names of values that are no secrets, such as `["code"]` for the code of a
  /// coupon. Case does not matter, nor what is between words.
  ///
  /// - Throws: ``FixtureFailure`` for a missing file, for malformed JSON, and with the path of each
  ///   value that cannot be used.
  public static func har(
    _ name: String, in source: FixtureSource? = nil, keeping names: Set<String> = [],
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws -> HTTPRecording {
    let place = CallSite(fileID, filePath, line, column)
    let recording = try using(name, source, place) { file in
      var file = file
      file.fileExtension = "har"
      return try file.reading { try HTTPRecording(name, har: $0, keeping: names) }
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
