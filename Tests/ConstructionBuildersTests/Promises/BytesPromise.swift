import ConstructionBuilders
import Foundation

/// Any bytes end in a model or a failure, and everything said about them can be written.
enum BytesPromise {
  static let coercions: [Coercion] = [.strict, .lenient, .forgiving]

  static func check<Builder: ConstructionBuilder>(
    _ type: Builder.Type, _ bytes: [UInt8]
  ) throws where Builder.Model: Equatable, Builder.Failure: FindingsError {
    var undisputed: Builder.Model?
    for coercion in coercions {
      let builder: Builder
      do throws(BuildFailure) {
        builder = try Builder(json: bytes, coercion: coercion)
      } catch {
        try check(error)
        continue
      }
      let findings = builder.findings
      try check(findings)
      try promise(Set(findings).count == findings.count, "a finding is there twice: \(findings)")
      let model = try check(builder.build(), reportedIn: findings)
      try promise(model == (try? builder.build().get()), "a second build gives something else")

      // What is right by the strictest rules is right, and the same, by all others.
      if coercion == .strict, findings.isEmpty {
        undisputed = model
      } else if let undisputed {
        try promise(findings.isEmpty, "of a flawless document: \(findings)")
        try promise(model == undisputed, "a flawless document gives another model")
      }
    }
  }

  /// A builder that makes its model straight from the document gives what another gives.
  static func check<Direct: _DirectBuilder, Other: ConstructionBuilder>(
    _ type: Direct.Type, isLike other: Other.Type, _ bytes: [UInt8]
  ) throws
  where
    Other.Model: Equatable, Direct.Model == Other.Model, Direct.Failure == BuildFailure,
    Other.Failure == BuildFailure
  {
    for coercion in coercions {
      let direct = Direct.build(json: bytes, coercion: coercion)
      let other = Other.build(json: bytes, coercion: coercion)
      try promise(direct == other, "\(direct), by a builder \(other)")
    }
  }

  /// Checks what came of a build, and gives the model.
  private static func check<Model, Failure: FindingsError>(
    _ result: Result<Model, Failure>, reportedIn findings: [Finding]
  ) throws -> Model? {
    switch result {
    case .success(let model): return model
    case .failure(let failure):
      if let failure = failure as? BuildFailure { try check(failure) }
      try promise(!"\(failure)".isEmpty, "a failure without words")
      try promise(!findings.isEmpty || failure.findings.isEmpty, "problems, and no finding")
      return nil
    }
  }

  private static func check(_ failure: BuildFailure) throws {
    try promise(!failure.findings.isEmpty, "a failure without findings")
    try check(failure.findings)
    let lines = failure.description.split(separator: "\n", omittingEmptySubsequences: false)
    try promise(lines.count == failure.findings.count + 1, "\(failure)")
    for problem in failure.findings {
      try promise(!problem.isRepair, "a repair as a problem: \(problem)")
    }
    try check(failure.redacted.findings)
    let data = try JSONEncoder().encode(failure)
    let decoded = try JSONDecoder().decode(BuildFailure.self, from: data)
    try promise(decoded == failure, "decoded as another failure: \(failure)")
  }

  private static func check(_ findings: [Finding]) throws {
    for finding in findings {
      let line = finding.description
      try promise(!line.isEmpty, "a finding without words")
      try promise(line.unicodeScalars.allSatisfy(isHarmless), "not on one line: \(line)")
      if let excerpt = finding.found?.excerpt {
        try promise(excerpt.unicodeScalars.count <= Found.longestExcerpt, "too long: \(excerpt)")
      }
      try promise(finding.redacted.found?.excerpt == nil, "not redacted: \(finding)")
      try PathsPromise.check(finding.path)
    }
  }

  /// Whether a terminal only shows a character, and does nothing.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{AD}", "\u{61C}", "\u{200B}",
      "\u{200E}"..."\u{200F}", "\u{2028}"..."\u{202E}", "\u{2060}"..."\u{2069}", "\u{FEFF}",
      "\u{E0000}"..."\u{E00FF}":
      false
    default: true
    }
  }
}
