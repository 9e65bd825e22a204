import Foundation

/// A ``FindingTally`` that any number of threads add to.
///
/// ```swift
/// let recorder = FindingRecorder { row in logger.warning("\(row)") }   // what was never seen before
///
/// recorder.record(sut.findings)          // for every response
/// try send(recorder.take())              // every hour: what there was, to begin anew
/// ```
///
/// The lock is held while findings are counted, and not while `onNewRow` runs.
// @unchecked: `current` and `offered` are touched under `lock` only, and all else is constant and Sendable.
// (`Mutex` needs newer systems than this package does.)
public final class FindingRecorder: @unchecked Sendable {
  private let lock = NSLock()
  private var current: FindingTally
  private var offered: UInt = 0
  private let now: @Sendable () -> Date
  private let onNewRow: @Sendable (FindingTally.Row) -> Void

  /// A recorder of nothing yet.
  ///
  /// - Parameters:
  ///   - limit: How many rows there are at most; see ``FindingTally/limit``.
  ///   - onNewRow: What to do with a kind of finding that the tally has not had before, once for each: to write it
  ///     into a log. It has nothing in it that arrived, apart from keys of fields declared as dictionaries.
  ///   - now: The clock.
  public init(
    limit: Int = 500,
    onNewRow: @escaping @Sendable (FindingTally.Row) -> Void = { _ in },
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    current = FindingTally(limit: limit)
    self.now = now
    self.onNewRow = onNewRow
  }

  /// Counts the findings of one response, which may be none.
  public func record(_ findings: [Finding]) {
    let date = now()
    let news = lock.withLock { current.add(findings, at: date) }
    for row in news { onNewRow(row) }
  }

  /// Counts the findings of one response of so many, and does not even ask for those of the others.
  ///
  /// ```swift
  /// recorder.record(oneOf: 20, sut.findings)
  /// ```
  ///
  /// The first response is counted, and then every twentieth. Asking a builder takes longer than building: see
  /// ``ConstructionBuilder/findings``.
  public func record(oneOf count: Int, _ findings: @autoclosure () -> [Finding]) {
    let isChosen = lock.withLock {
      defer { offered &+= 1 }
      return offered % UInt(max(1, count)) == 0
    }
    if isChosen { record(findings()) }
  }

  /// What was counted so far.
  public var tally: FindingTally { lock.withLock { current } }

  /// What was counted so far; from here on, counting begins anew.
  public func take() -> FindingTally {
    lock.withLock {
      defer { current = FindingTally(limit: current.limit) }
      return current
    }
  }
}
