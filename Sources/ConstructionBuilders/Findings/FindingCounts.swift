/// How many findings there are of each sort, or how many there is room for.
@usableFromInline
struct FindingCounts: Sendable, Equatable {
  var problems = 0
  var repairs = 0

  /// Room for as many findings as one field keeps.
  static let limit = FindingCounts(problems: 100, repairs: 100)

  init(problems: Int = 0, repairs: Int = 0) {
    self.problems = problems
    self.repairs = repairs
  }

  init(_ findings: [Finding]) {
    repairs = findings.count { $0.isRepair }
    problems = findings.count - repairs
  }

  /// All findings, of whatever sort.
  var all: Int { problems + repairs }

  /// Takes the room for one finding; false where there is none.
  mutating func take(_ finding: Finding) -> Bool {
    let sort = finding.isRepair ? \FindingCounts.repairs : \.problems
    guard self[keyPath: sort] > 0 else { return false }
    self[keyPath: sort] -= 1
    return true
  }

  /// Counts one finding; false where there are as many of its sort as the limit allows.
  mutating func add(_ finding: Finding, upTo limit: FindingCounts?) -> Bool {
    let sort = finding.isRepair ? \FindingCounts.repairs : \.problems
    if let limit, self[keyPath: sort] >= limit[keyPath: sort] { return false }
    self[keyPath: sort] += 1
    return true
  }

  /// As many of `other` as there is room for in here.
  func most(of other: FindingCounts) -> FindingCounts {
    FindingCounts(
      problems: min(problems, other.problems), repairs: min(repairs, other.repairs))
  }

  /// Whether all of `other` fit in here.
  func holds(_ other: FindingCounts) -> Bool {
    other.problems <= problems && other.repairs <= repairs
  }

  /// Whether any of `other` fit in here.
  func holdsAny(of other: FindingCounts) -> Bool {
    min(other.problems, problems) > 0 || min(other.repairs, repairs) > 0
  }

  static func + (left: Self, right: Self) -> Self {
    FindingCounts(
      problems: left.problems + right.problems, repairs: left.repairs + right.repairs)
  }

  static func - (left: Self, right: Self) -> Self {
    FindingCounts(
      problems: left.problems - right.problems, repairs: left.repairs - right.repairs)
  }
}
