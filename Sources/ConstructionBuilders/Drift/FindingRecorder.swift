#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A ``FindingTally`` that several threads can add to.
///
/// ```swift
/// let recorder = FindingRecorder { row in logger.warning("\(row)") }   // new kinds of findings
///
/// recorder.record(sut.findings)          // for every response: a builder, or a JSONRoot
/// try send(recorder.take())              // every hour: the tally, to start anew
/// ```
///
/// The recorder holds its lock while it counts. It releases the lock before it calls `onNewRow`.
public final class FindingRecorder: Sendable {
  private struct State: Sendable {
    var tally: FindingTally
    var offered: UInt = 0
  }

  private let state: Lock<State>
  private let now: @Sendable () -> Date
  private let onNewRow: @Sendable (FindingTally.Row) -> Void

  /// Creates an empty recorder.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of rows; see ``FindingTally/limit``.
  ///   - onNewRow: Called once for each row that is new in the tally, to log it for example. The
  ///     row holds no values from the input, but it can hold keys of fields that are dictionaries.
  ///   - now: The clock.
  public init(
    limit: Int = 500,
    onNewRow: @escaping @Sendable (FindingTally.Row) -> Void = { _ in },
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    state = Lock(initialState: State(tally: FindingTally(limit: limit)))
    self.now = now
    self.onNewRow = onNewRow
  }

  /// Counts the findings of one response. There may be none.
  public func record(_ findings: [Finding]) {
    let date = now()
    let news = state.withLock { $0.tally.add(findings, at: date) }
    for row in news { onNewRow(row) }
  }

  /// Counts the findings of one response in `count`, and does not compute those of the others.
  ///
  /// ```swift
  /// recorder.record(oneOf: 20, sut.findings)
  /// ```
  ///
  /// The first response is counted, and then every twentieth. Computing the findings takes longer
  /// than building: see ``ConstructionBuilder/findings``.
  public func record(oneOf count: Int, _ findings: @autoclosure () -> [Finding]) {
    let isChosen = state.withLock { state in
      defer { state.offered &+= 1 }
      return state.offered % UInt(max(1, count)) == 0
    }
    if isChosen { record(findings()) }
  }

  /// The findings counted so far.
  public var tally: FindingTally { state.withLock { $0.tally } }

  /// Returns the findings counted so far, and starts a new tally.
  public func take() -> FindingTally {
    state.withLock { state in
      defer { state.tally = FindingTally(limit: state.tally.limit) }
      return state.tally
    }
  }
}
