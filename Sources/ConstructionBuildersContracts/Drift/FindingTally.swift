public import ConstructionBuilders
public import Foundation

/// The findings of many responses, with one line for each kind.
///
/// It shows how a backend drifts away from what the builders declare.
///
/// ```swift
/// var tally = FindingTally()
/// tally.add(sut.findings, at: Date())     // for every response, also for one without findings
/// print(tally)
/// ```
///
/// ```
/// 1 400 responses, 1 352 with findings, 2026-03-01T08:00:00Z to 2026-03-08T08:00:00Z
///   results[*].id: read string as Int, in 1 340 of 1 400 responses
///   total: expected Int, found string, in 12 of 1 400 responses
/// ```
///
/// Findings are of one kind, and share a ``Row``, if only indices differ in their paths, and if
/// they have the same expectation and found the same JSON type. With a ``Contract``, those in a
/// type that contains itself share it at any depth. A row records when its findings
/// were first and last seen, and one example without any value from the input.
///
/// Counting a response takes 0.05 µs without findings, 1.6 µs with four and 42 µs with a hundred
/// (measured on Linux, x86-64).
///
/// A tally is a value. You can keep one per endpoint, send it as JSON, and merge those of several
/// processes. As long as ``moreFindings`` is 0, the order of counting and of merging makes no
/// difference. ``FindingRecorder`` shares one between threads.
public struct FindingTally: Sendable {
  /// The maximum number of rows.
  ///
  /// Keys of a field that is a dictionary come from the input, and each key makes a row. When the
  /// limit is reached, findings without a row are counted in ``moreFindings``. Existing rows
  /// continue to count.
  public let limit: Int

  /// The number of responses that were added.
  public private(set) var responses = 0

  /// The number of responses that had findings.
  public private(set) var responsesWithFindings = 0

  /// The number of findings without a row, because the limit was reached.
  public private(set) var moreFindings = 0

  /// The date of the first response; nil if there is none.
  public private(set) var firstSeen: Date?

  /// The date of the last response; nil if there is none.
  public private(set) var lastSeen: Date?

  /// The rows in the order in which they were added.
  var unsorted: [Row] = []
  /// The number of the last response with such a finding, of each row.
  private var lastResponses: [Int] = []
  private var places: [RowKey: Int] = [:]

  /// Creates an empty tally.
  public init(limit: Int = 500) { self.limit = max(0, limit) }
}

extension FindingTally {
  /// Adds the findings of one response. There may be none.
  ///
  /// If a response gave a failure and no builder, add the failure's findings.
  ///
  /// - Parameters:
  ///   - findings: All findings of the response.
  ///   - contract: What the builder of the response expects. With it, findings in a type that
  ///     contains itself share their rows at any depth: `Comment.edited`. Add all findings of a
  ///     tally with the contract, or all without.
  ///   - date: When the response arrived. Dates can be in any order.
  /// - Returns: The rows that are new.
  @discardableResult
  public mutating func add(
    _ findings: some Sequence<Finding>, of contract: Contract? = nil, at date: Date
  ) -> [Row] {
    responses.increase(by: 1)
    see(date, date)
    let old = unsorted.count
    lazy var types = contract.flatMap { PathTypes($0) }
    var hasFindings = false
    for finding in findings {
      hasFindings = true
      let place = types?.innermost(on: finding.path)
      var finding = finding
      if let place { finding.path = place.rest }
      count(finding, in: place?.type, at: date)
    }
    if hasFindings { responsesWithFindings.increase(by: 1) }
    return unsorted.count == old ? [] : Array(unsorted[old...])
  }

  private mutating func count(_ finding: Finding, in type: String?, at date: Date) {
    let number = max(finding.kind.count ?? 1, 0)
    let key = RowKey(finding, in: type)
    guard let place = place(of: key, orAdd: Row(finding, in: type, at: date)) else {
      moreFindings.increase(by: number)
      return
    }
    let isFirst = lastResponses[place] != responses
    lastResponses[place] = responses
    unsorted[place].count(finding, number, isFirstOfResponse: isFirst, at: date)
  }

  /// The index of the row with a key.
  ///
  /// Adds a row if there is none yet; returns nil if the limit is reached.
  private mutating func place(of key: RowKey, orAdd row: @autoclosure () -> Row) -> Int? {
    if let place = places[key] { return place }
    guard unsorted.count < limit else { return nil }
    let row = row()
    places[row.key] = unsorted.count
    unsorted.append(row)
    lastResponses.append(0)
    return unsorted.count - 1
  }

  private mutating func see(_ first: Date, _ last: Date) {
    firstSeen = min(firstSeen ?? first, first)
    lastSeen = max(lastSeen ?? last, last)
  }
}

extension FindingTally {
  /// Adds the counts of another tally, such as one of another process or another day.
  ///
  /// ```swift
  /// var week = FindingTally()
  /// for day in days { week.merge(day) }
  /// ```
  public mutating func merge(_ other: FindingTally) {
    responses.increase(by: other.responses)
    responsesWithFindings.increase(by: other.responsesWithFindings)
    moreFindings.increase(by: other.moreFindings)
    if let first = other.firstSeen, let last = other.lastSeen { see(first, last) }
    take(other.rows)
  }

  /// Reads a tally that may come from outside.
  ///
  /// It keeps at most as many rows as the limit allows, and reads negative numbers as 0.
  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(limit: try container.decode(Int.self, forKey: .limit))
    responses = max(0, try container.decode(Int.self, forKey: .responses))
    responsesWithFindings = max(0, try container.decode(Int.self, forKey: .responsesWithFindings))
    moreFindings = max(0, try container.decode(Int.self, forKey: .moreFindings))
    firstSeen = try container.decodeIfPresent(Date.self, forKey: .firstSeen)
    lastSeen = try container.decodeIfPresent(Date.self, forKey: .lastSeen)
    take(try container.decode([Row].self, forKey: .rows))
  }

  private mutating func take(_ rows: [Row]) {
    for row in rows {
      if let place = place(of: row.key, orAdd: row.empty) {
        unsorted[place].merge(row)
      } else {
        moreFindings.increase(by: row.findings)
      }
    }
  }
}
