/// The findings of one field: the first hundred, and how many more there were.
///
/// Where there are more, problems come before repairs. A hostile array cannot flood memory with what
/// is wrong in it.
public struct LimitedFindings: Sendable {
  /// How many findings of one field are kept.
  public static let limit = 100

  /// The first hundred problems and the first hundred repairs.
  private(set) var list = FindingList()
  private var counts = FindingCounts()
  private var omitted = 0

  @usableFromInline
  init() {}

  init(_ findings: some Sequence<Finding>) {
    for finding in findings { append(finding) }
  }

  /// How many problems and repairs are kept: of the latter as many as problems leave room for.
  var kept: FindingCounts {
    FindingCounts(
      problems: counts.problems, repairs: min(counts.repairs, Self.limit - counts.problems))
  }

  /// How many findings are not kept.
  var omittedAll: Int { sum(omitted, counts.all - kept.all) }

  /// Whether there are none at all.
  @usableFromInline
  var isEmpty: Bool { counts.all == 0 && omitted == 0 }

  /// Adds a finding.
  mutating func append(_ finding: Finding) {
    if let count = finding.kind.count {
      omit(count)
    } else if counts.add(finding, upTo: Self.limit) {
      list.append(finding)
    } else {
      omit(1)
    }
  }

  /// Adds findings as seen from one level above.
  mutating func append(_ findings: some Sequence<Finding>, under prefix: FieldPath) {
    for finding in findings { append(finding.prefixed(by: prefix)) }
  }

  /// Adds the findings of a value in this one.
  mutating func append(_ other: LimitedFindings, under path: FieldPath) {
    append(other, other.kept, under: path)
    omit(other.omittedAll)
  }

  /// Adds all findings of a list, as seen from where it is.
  mutating func append(_ other: FindingList) {
    for branch in other.branches {
      switch branch {
      case .leaf(let finding): append(finding)
      case .below(let path, let findings, let counts): append(findings, counts, under: path)
      }
    }
  }

  private mutating func append(
    _ other: LimitedFindings, _ all: FindingCounts, under path: FieldPath
  ) {
    let room = FindingCounts.limit - counts
    let part = room.most(of: all)
    if part.all > 0 {
      list.append(other, under: path, part)
      counts = counts + part
    }
    omit(all.all - part.all)
  }

  /// Counts findings that were not made.
  mutating func omit(_ count: Int) { omitted = sum(omitted, max(count, 0)) }

  /// All findings, the last of them a `.more` where some were left out.
  var all: [Finding] {
    var findings: [Finding] = []
    list.collect(kept, into: &findings)
    if omittedAll > 0 { findings.append(Finding(kind: .more(omittedAll), expected: "")) }
    return findings
  }

  /// Counts may come from a decoder, and be anything.
  private func sum(_ left: Int, _ right: Int) -> Int {
    let (sum, overflows) = left.addingReportingOverflow(right)
    return overflows ? .max : sum
  }
}
