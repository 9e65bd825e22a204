import ConstructionBuilders
import Foundation

extension PresenceTally {
  /// One difference between two tallies, about one place.
  public struct Difference: Hashable, Sendable, Codable {
    /// The path, as that of a ``Row``.
    public let path: String

    /// `harmless` if a field appeared, and `warning` if anything else changed.
    public let severity: Contract.Difference.Severity

    /// What changed, in words with counts.
    public let change: String
  }

  /// What changed since an older tally of the same contract.
  ///
  /// ```swift
  /// for difference in today.differences(from: lastMonth) { print(difference) }
  /// // owner.email: vanished: was present in 240 of 240, until 2026-03-01T08:00:00Z; is missing
  /// //   in 200 of 200
  /// ```
  ///
  /// It names what vanished, appeared, is null or missing for the first time, has another type, or
  /// is repaired or unusable for the first time, and documents that are no longer JSON. It does not
  /// say that something became more or less frequent.
  ///
  /// A small sample gives no alarm. A difference is reported only if chance would produce it less
  /// than once in 100,000 comparisons. A field that was always there and never is now is reported
  /// with 17 values before and 17 now, or with 100 and 4, or with 1,000 and 2. A field that was
  /// there in 10 of 100 values requires 217 values without it. The values count, not the documents;
  /// objects of one document can be more alike than others.
  ///
  /// Rows that are in only one of the tallies are not compared, such as those of the elements of an
  /// array that is always empty now. Count both tallies with findings, or both without.
  public func differences(from older: PresenceTally) -> [Difference] {
    let unread = PresenceComparison.becameUnreadable(old: older, new: self).map {
      Difference(path: "", severity: .warning, change: $0)
    }
    return [unread].compactMap(\.self)
      + rows.flatMap { row in
        older.row(at: row.path).map { PresenceComparison(old: $0, new: row).differences } ?? []
      }
  }
}

extension PresenceTally.Difference: CustomStringConvertible {
  /// One line, such as `name: vanished: was present in 20 of 20 …`.
  @_documentation(visibility: internal)
  public var description: String {
    JSONText.visible("\(path.isEmpty ? "the document" : path): \(change)")
  }
}

/// Compares what was at one place with what is there now.
private struct PresenceComparison {
  let old: PresenceTally.Row
  let new: PresenceTally.Row

  var differences: [PresenceTally.Difference] {
    if let vanished { return [difference(.warning, vanished)] }
    if let appeared { return [difference(.harmless, appeared)] }
    return PresenceOutcome.allCases.compactMap(began).map { difference(.warning, $0) }
  }

  private func difference(
    _ severity: Contract.Difference.Severity, _ change: String
  ) -> PresenceTally.Difference {
    PresenceTally.Difference(path: new.path, severity: severity, change: change)
  }

  private var vanished: String? {
    guard new.present == 0, PresenceTally.isNoChance(old.present, of: old.asked, none: new.asked)
    else {
      return nil
    }
    let last = old.seen.filter { $0.outcome.isPresent }.map(\.count.lastSeen).max()
    let until = last.map { ", until \($0.second)" } ?? ""
    let (null, missing) = (new[.null]?.number ?? 0, new[.missing]?.number ?? 0)
    let now = [(null, "null"), (missing, "missing")].filter { $0.0 > 0 }
      .map { "\($0.1) in \(share($0.0, of: new))" }.joined(separator: " and ")
    return """
      \(null > missing ? "became null" : "vanished"): \
      was present in \(share(old.present, of: old))\(until); is \(now)
      """
  }

  private var appeared: String? {
    guard old.present == 0, PresenceTally.isNoChance(new.present, of: new.asked, none: old.asked)
    else {
      return nil
    }
    let first = new.seen.filter { $0.outcome.isPresent }.map(\.count.firstSeen).min()
    let since = first.map { ", since \($0.second)" } ?? ""
    return """
      appeared: present in \(share(new.present, of: new))\(since); \
      in 0 of \(old.asked.grouped) before
      """
  }

  /// What is to be said if there is something now that never was before.
  private func began(_ outcome: PresenceOutcome) -> String? {
    guard old[outcome] == nil, let count = new[outcome],
      PresenceTally.isNoChance(count.number, of: new.asked, none: old.asked)
    else { return nil }
    let words =
      "\(outcome.rawValue) in \(share(count.number, of: new)), "
      + "since \(count.firstSeen.second); "
      + "in 0 of \(old.asked.grouped) before"
    guard outcome.isPresent, let former = formerKinds else { return words }
    return "changed from \(former) to \(outcome.rawValue): \(words)"
  }

  /// The kinds that no longer occur; nil if all do.
  private var formerKinds: String? {
    let former = old.seen.filter { $0.outcome.isPresent && new[$0.outcome] == nil }
    return former.isEmpty ? nil : former.map(\.outcome.rawValue).joined(separator: " or ")
  }

  /// The change, if some documents are not JSON now, and all were before.
  static func becameUnreadable(old: PresenceTally, new: PresenceTally) -> String? {
    guard old.malformed == 0,
      PresenceTally.isNoChance(new.malformed, of: new.documents, none: old.documents)
    else { return nil }
    return """
      could not be read as JSON in \(new.malformed.grouped) of \
      \(new.documents.grouped); \
      could always be read in \(old.documents.grouped)
      """
  }

  private func share(_ number: Int, of row: PresenceTally.Row) -> String {
    "\(number.grouped) of \(row.asked.grouped)"
  }
}

extension PresenceTally {
  /// Whether chance is too unlikely to explain why something was seen in a part of some values,
  /// and in none of others.
  ///
  /// If nothing had changed, each value that has it would be among the first ones with a
  /// probability of `all / (all + others)`, and each of the others would lack it with one of
  /// `1 - part / (all + others)`. Both products are more than the exact probability.
  package static func isNoChance(_ part: Int, of all: Int, none others: Int) -> Bool {
    let sum = Double(all) + Double(others)
    guard part > 0, others > 0 else { return false }
    let chance = min(
      pow(Double(all) / sum, Double(part)), pow(1 - Double(part) / sum, Double(others)))
    return chance <= 0.000_01
  }
}
