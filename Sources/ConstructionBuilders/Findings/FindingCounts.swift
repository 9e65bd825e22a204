/// A number of problems and a number of repairs: how many there are, or how many still fit.
@usableFromInline
struct FindingCounts: Sendable, Equatable {
  var problems = 0
  var repairs = 0

  /// The numbers of findings that the list of one value has.
  static let limit = FindingCounts(problems: 100, repairs: 100)

  /// The numbers of findings with all their words in one array or dictionary, at all depths.
  static let words = FindingCounts(problems: 1_000, repairs: 1_000)

  /// The number of all findings.
  var all: Int { problems.saturatingSum(repairs) }

  /// Reserves room for one finding. Returns false if there is none.
  mutating func take(isRepair: Bool) -> Bool {
    guard (isRepair ? repairs : problems) > 0 else { return false }
    if isRepair { repairs -= 1 } else { problems -= 1 }
    return true
  }

  /// Counts one finding. Returns false if the limit for its sort is reached.
  mutating func add(_ finding: Finding, upTo limit: FindingCounts?) -> Bool {
    if finding.isRepair {
      guard repairs < limit?.repairs ?? .max else { return false }
      repairs += 1
    } else {
      guard problems < limit?.problems ?? .max else { return false }
      problems += 1
    }
    return true
  }

  /// The part of `other` that fits in here.
  func most(of other: FindingCounts) -> FindingCounts {
    FindingCounts(
      problems: min(problems, other.problems), repairs: min(repairs, other.repairs))
  }

  static func + (left: Self, right: Self) -> Self {
    FindingCounts(
      problems: left.problems.saturatingSum(right.problems),
      repairs: left.repairs.saturatingSum(right.repairs))
  }

  static func - (left: Self, right: Self) -> Self {
    FindingCounts(
      problems: left.problems - right.problems, repairs: left.repairs - right.repairs)
  }
}

extension FindingCounts {
  init(_ findings: [Finding]) {
    for finding in findings {
      let count = finding.kind.count ?? 1
      if finding.isRepair {
        repairs = repairs.saturatingSum(count)
      } else {
        problems = problems.saturatingSum(count)
      }
    }
  }
}

extension Int {
  /// The sum, or the largest Int if the sum is too large.
  ///
  /// Counts of findings may come from a decoder, so they can be any number. A stream can have more
  /// bytes than an Int of 32 bits can count.
  package func saturatingSum(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }
}
