/// The findings of one field: the first hundred, and how many more there were.
///
/// Where there are more, problems come before repairs. A hostile array cannot flood memory with what is wrong in
/// it.
public struct LimitedFindings: Sendable, Hashable {
  /// How many findings of one field are kept.
  public static let limit = 100

  @usableFromInline
  private(set) var kept: [Finding] = []
  @usableFromInline
  private(set) var omitted = 0

  /// How many repairs are kept: they give way to problems.
  private var keptRepairs = 0

  @usableFromInline
  init() {}

  /// Whether there are none at all.
  public var isEmpty: Bool { kept.isEmpty && omitted == 0 }

  /// Whether a finding would only be counted, so that it need not be made.
  private func isFull(for finding: Finding) -> Bool {
    kept.count >= Self.limit && (finding.isRepair || keptRepairs == 0)
  }

  /// Adds a finding.
  public mutating func append(_ finding: Finding) {
    if let count = finding.kind.count {
      omit(count)
    } else if isFull(for: finding) {
      omit(1)
    } else {
      if kept.count >= Self.limit { dropRepair() }
      kept.append(finding)
      if finding.isRepair { keptRepairs += 1 }
    }
  }

  /// Adds findings as seen from one level above.
  public mutating func append(_ findings: some Sequence<Finding>, under prefix: FieldPath) {
    for finding in findings {
      append(isFull(for: finding) ? finding : finding.prefixed(by: prefix))
    }
  }

  /// Makes room for a problem.
  private mutating func dropRepair() {
    guard let last = kept.lastIndex(where: \.isRepair) else { return }
    kept.remove(at: last)
    keptRepairs -= 1
    omit(1)
  }

  /// Counts findings that were not made.
  mutating func omit(_ count: Int) {
    let (sum, overflows) = omitted.addingReportingOverflow(max(count, 0))
    omitted = overflows ? .max : sum
  }

  /// All findings, the last of them a `.more` where some were left out.
  public var all: [Finding] {
    omitted == 0 ? kept : kept + [Finding(kind: .more(omitted), expected: "")]
  }
}

extension LimitedFindings {
  /// All findings as seen from one level above.
  @usableFromInline
  func all(under prefix: FieldPath) -> [Finding] {
    all.map { $0.prefixed(by: prefix) }
  }
}
