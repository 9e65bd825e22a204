import ConstructionBuilders
public import Foundation

/// How often the fields of a builder were present in documents, null or missing.
///
/// A field that is optional and stops arriving has no finding, because it is optional. A tally
/// of presence shows it.
///
/// ```swift
/// let contract = UserBuilder.contract()
/// var tally = PresenceTally()
/// for data in bodies {
///   tally.merge(contract.presence(in: data, findings: [], at: Date()))
/// }
/// print(tally)
/// for difference in tally.differences(from: lastMonth) { print(difference) }
/// ```
///
/// ```
/// 20 documents, 2026-03-01T08:00:00Z to 2026-03-08T08:00:00Z
///   friends: array in 18, missing in 2 of 20
///   friends[*].id: number in 340 of 340
///   userId: string in 20 of 20, repaired in 20
/// ```
///
/// There is one ``Row`` for each key that the builder reads, also for each alias, and for each step
/// of a path. Elements of arrays share a row, and so do the members of a dictionary, and the values
/// of pairs, as `meta[*].value`. What a builder reads of pairs also has a row at its key, as
/// `meta.color`. If an object is missing, it is missing in its own row, and its fields were not
/// asked for.
///
/// A tally is a value. You can keep one per endpoint, send it as JSON, and merge those of several
/// processes and days. With the same limit, the result is the same in any order. To share one
/// between threads, keep it in a lock, such as the `Mutex` of the module Synchronization:
///
/// ```swift
/// let shared = Mutex(PresenceTally())
/// let presence = contract.presence(in: data, findings: [], at: Date())
/// shared.withLock { $0.merge(presence) }
/// ```
public struct PresenceTally: Hashable, Sendable {
  /// The maximum number of rows. The values of other rows are counted in ``moreValues``.
  ///
  /// A builder that contains itself can have any number. The first by their paths are kept.
  public let limit: Int

  /// The number of documents that were added, also of those that are not JSON.
  public private(set) var documents = 0

  /// The number of documents that are not JSON. Nothing else is known of them.
  public private(set) var malformed = 0

  /// How often a value has no row, because the limit was reached.
  public private(set) var moreValues = 0

  /// The date of the first document; nil if there is none.
  public private(set) var firstSeen: Date?

  /// The date of the last document; nil if there is none.
  public private(set) var lastSeen: Date?

  private var rowsByPath: [String: Row] = [:]

  private static let mostRows = 10_000

  /// Creates an empty tally, with a limit of at most 10,000.
  public init(limit: Int = 500) { self.limit = min(max(0, limit), Self.mostRows) }

  /// The rows, ordered by their paths.
  public var rows: [Row] {
    rowsByPath.values.sorted { keyPrecedes($0.path, $1.path) }
  }

  /// Adds the counts of another tally, such as that of another document or another process.
  ///
  /// ```swift
  /// var week = PresenceTally()
  /// for day in days { week.merge(day) }
  /// ```
  public mutating func merge(_ other: PresenceTally) {
    documents.increase(by: other.documents)
    malformed.increase(by: other.malformed)
    moreValues.increase(by: other.moreValues)
    see(other.firstSeen, other.lastSeen)
    for row in other.rowsByPath.values { take(row) }
    keepFirstRows()
  }

  /// The row with a path; nil if there is none.
  func row(at path: String) -> Row? { rowsByPath[path] }

  private mutating func see(_ first: Date?, _ last: Date?) {
    firstSeen = [firstSeen, first].compactMap(\.self).min()
    lastSeen = [lastSeen, last].compactMap(\.self).max()
  }

  private mutating func take(_ row: Row) {
    rowsByPath[row.path, default: Row(path: row.path)].merge(row)
  }

  /// Leaves out the last rows if there are too many.
  ///
  /// A row that was left out has lost nothing when it comes again: the ones before it are still
  /// there, so it is left out again.
  private mutating func keepFirstRows() {
    guard rowsByPath.count > limit else { return }
    for row in rows.dropFirst(limit) {
      rowsByPath[row.path] = nil
      moreValues.increase(by: row.asked)
    }
  }
}

extension PresenceTally {
  /// The tally of one document that is not JSON.
  init(malformedAt date: Date) {
    self.init(documents: 1, malformed: 1, at: date)
  }

  /// The tally of one document, with the highest limit, so that the tally to which it is added
  /// decides.
  init(_ places: PresencePlaces, at date: Date) {
    self.init(documents: 1, malformed: 0, at: date)
    places.visitAll { path, counts in
      let row = Row(path: path, counts: counts.mapValues { Count(number: $0, at: date) })
      if row.asked > 0 { take(row) }
    }
    keepFirstRows()
  }

  private init(documents: Int, malformed: Int, at date: Date) {
    self.init(limit: Self.mostRows)
    self.documents = documents
    self.malformed = malformed
    see(date, date)
  }

  /// Reads a tally that may come from outside.
  ///
  /// It keeps at most as many rows as the limit allows, and reads negative numbers as 0.
  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(limit: try container.decode(Int.self, forKey: .limit))
    documents = max(0, try container.decode(Int.self, forKey: .documents))
    malformed = max(0, try container.decode(Int.self, forKey: .malformed))
    moreValues = max(0, try container.decode(Int.self, forKey: .moreValues))
    firstSeen = try container.decodeIfPresent(Date.self, forKey: .firstSeen)
    lastSeen = try container.decodeIfPresent(Date.self, forKey: .lastSeen)
    let rows = try container.decode([Row].self, forKey: .rows)
    // A row can have only outcomes of a later version.
    for row in rows where row.asked > 0 { take(row) }
    keepFirstRows()
  }
}
