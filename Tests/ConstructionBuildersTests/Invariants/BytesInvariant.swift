import ConstructionBuilders
import Foundation

@testable import TestSupport

/// Any bytes give a model or a failure, and both can be printed.
enum BytesInvariant {
  static func check<Builder: ConstructionBuilder>(
    _ type: Builder.Type, _ bytes: [UInt8]
  ) throws where Builder.Model: Equatable, Builder.Failure: FindingsError {
    var undisputed: Builder.Model?
    for coercion in Coercion.tried {
      let builder: Builder
      do throws(BuildFailure) {
        builder = try Builder(json: bytes, coercion: coercion)
      } catch {
        try check(error)
        continue
      }
      let findings = builder.findings
      try check(findings)
      try require(Set(findings).count == findings.count, "a finding is there twice: \(findings)")
      let model = try check(builder.build(), reportedIn: findings)
      try require(model == (try? builder.build().get()), "a second build gives something else")

      // A document that strict coercion accepts gives the same model with every other coercion.
      if coercion == .strict, findings.isEmpty {
        undisputed = model
      } else if let undisputed {
        try require(findings.isEmpty, "of a flawless document: \(findings)")
        try require(model == undisputed, "a flawless document gives another model")
      }
    }
  }

  /// A direct builder gives the same result as an ordinary one.
  static func check<Direct: _DirectBuilder, Other: ConstructionBuilder>(
    _ type: Direct.Type, isLike other: Other.Type, _ bytes: [UInt8]
  ) throws
  where
    Other.Model: Equatable, Direct.Model == Other.Model, Direct.Failure == BuildFailure,
    Other.Failure == BuildFailure
  {
    for coercion in Coercion.tried {
      let direct = Direct.build(json: bytes, coercion: coercion)
      let other = Other.build(json: bytes, coercion: coercion)
      try require(direct == other, "\(direct), by a builder \(other)")
      let findings = (try? Other(json: bytes, coercion: coercion))?.findings
      for report in [
        Direct.report(json: bytes, coercion: coercion),
        Other.report(json: bytes, coercion: coercion),
      ] {
        try require(report.result == other, "\(report.result), without findings \(other)")
        // A builder does not keep how the root became an object, and a report does.
        let ofFields = report.findings.filter { !($0.isRepair && $0.path.components.isEmpty) }
        let expected = findings ?? ofFields.filter { !$0.isRepair }
        try require(ofFields == expected, "\(report.findings), by a builder \(expected)")
      }
    }
  }

  /// Checks the result of a build, and returns the model.
  private static func check<Model, Failure: FindingsError>(
    _ result: Result<Model, Failure>, reportedIn findings: [Finding]
  ) throws -> Model? {
    switch result {
    case .success(let model): return model
    case .failure(let failure):
      if let failure = failure as? BuildFailure { try check(failure) }
      try require(!"\(failure)".isEmpty, "a failure without words")
      try require(!findings.isEmpty || failure.findings.isEmpty, "problems, and no finding")
      return nil
    }
  }

  private static func check(_ failure: BuildFailure) throws {
    try require(!failure.findings.isEmpty, "a failure without findings")
    try check(failure.findings)
    let lines = failure.description.split(separator: "\n", omittingEmptySubsequences: false)
    try require(lines.count == failure.findings.count + 1, "\(failure)")
    for problem in failure.findings {
      try require(!problem.isRepair, "a repair as a problem: \(problem)")
    }
    try check(failure.redacted.findings)
    let data = try JSONEncoder().encode(failure)
    let decoded = try JSONDecoder().decode(BuildFailure.self, from: data)
    try require(decoded == failure, "decoded as another failure: \(failure)")
  }

  private static func check(_ findings: [Finding]) throws {
    for finding in findings {
      let line = finding.description
      try require(!line.isEmpty, "a finding without words")
      try require(line.unicodeScalars.allSatisfy(isHarmless), "not on one line: \(line)")
      if let excerpt = finding.found?.excerpt {
        try require(excerpt.unicodeScalars.count <= 80, "too long: \(excerpt)")
      }
      try require(finding.redacted.found?.excerpt == nil, "not redacted: \(finding)")
      try PathsInvariant.check(finding.path)
    }
  }

  /// Whether a terminal displays the character and does not act on it.
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
