#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension FindingList {
  /// The findings that `error` consists of, or one finding that quotes it.
  init(explaining error: any Error, expected: String) {
    if let failure = error as? BuildFailure {
      self = failure.problems
    } else {
      self.init(Finding.explaining(error, expected: expected))
    }
  }
}

extension Finding {
  /// The findings that `error` consists of, or one finding that quotes it.
  package static func explaining(_ error: any Error, expected: String) -> [Finding] {
    if let findings = (error as? any FindingsError)?.findings, !findings.isEmpty {
      return findings
    }
    let reason = (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
    return [Finding(kind: .rejected, expected: expected, reason: reason)]
  }
}
