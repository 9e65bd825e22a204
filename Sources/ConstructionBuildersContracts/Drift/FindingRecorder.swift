public import ConstructionBuilders
public import Foundation

/// A ``FindingTally`` that several threads can add to.
///
/// ```swift
/// let recorder = FindingRecorder { row in logger.warning("\(row)") }   // new kinds of findings
///
/// let report = ProductListBuilder.report(json: data)
/// recorder.record(report.findings)       // for every response
/// try send(recorder.take())              // every hour: the tally, to start anew
/// ```
///
/// The recorder holds its lock while it counts. It releases the lock before it calls `onNewRow`.
public final class FindingRecorder: Sendable {
  private let state: Lock<FindingTally>
  private let now: @Sendable () -> Date
  private let contract: Contract?
  private let onNewRow: @Sendable (FindingTally.Row) -> Void

  /// Creates an empty recorder.
  ///
  /// - Parameters:
  ///   - contract: What the builder expects, so that findings in a type that contains itself share
  ///     their rows at any depth: `Comment.edited`. Without it, each depth has rows of its own.
  ///   - limit: The maximum number of rows; see ``FindingTally/limit``.
  ///   - onNewRow: Called once for each row that is new in the tally, to log it for example. The
  ///     row holds no values from the input, but it can hold keys of fields that are dictionaries.
  ///   - now: The clock.
  public init(
    _ contract: Contract? = nil, limit: Int = 500,
    onNewRow: @escaping @Sendable (FindingTally.Row) -> Void = { _ in },
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    state = Lock(initialState: FindingTally(limit: limit))
    self.contract = contract
    self.now = now
    self.onNewRow = onNewRow
  }

  /// Counts the findings of one response. There may be none.
  public func record(_ findings: [Finding]) {
    let date = now()
    let news = state.withLock { $0.add(findings, of: contract, at: date) }
    for row in news { onNewRow(row) }
  }

  /// The findings counted so far.
  public var tally: FindingTally { state.withLock { $0 } }

  /// Returns the findings counted so far, and starts a new tally.
  public func take() -> FindingTally {
    state.withLock { tally in
      defer { tally = FindingTally(limit: tally.limit) }
      return tally
    }
  }
}
