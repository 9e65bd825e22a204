public import ConstructionBuilders

/// Counts the keys that nothing reads in the responses of a running service.
///
/// ```swift
/// let unread = UnreadRecorder(UserBuilder.contract(), oneOf: 100) { row in
///   logger.notice("\(row)")        // a key that has not been seen before
/// }
///
/// unread.record(data)              // for every response
/// try send(unread.take())          // every hour: the tally, to start anew
/// ```
///
/// It is used beside a `FindingRecorder`, which counts what a builder could not use. Going
/// through a document takes longer than reading it, so usually one of many is enough.
///
/// The recorder goes through a document without a lock. It releases its lock before it calls
/// `onNewRow`.
public final class UnreadRecorder: Sendable {
  private struct State: Sendable {
    var tally: UnreadTally
    var offered: UInt = 0
  }

  private let state: Lock<State>
  private let contract: Contract
  private let empty: UnreadTally
  private let interval: UInt
  private let onNewRow: @Sendable (UnreadTally.Row) -> Void

  /// Creates an empty recorder.
  ///
  /// - Parameters:
  ///   - contract: What is read.
  ///   - count: The first response is counted, and then every `count`th.
  ///   - limit: The maximum number of rows; see ``UnreadTally/limit``.
  ///   - keys: How many keys at one place have rows of their own; see ``UnreadTally/keys``.
  ///   - onNewRow: Called once for each row that is new in the tally, to log it for example. The
  ///     row holds no values, but its path holds a key from the input.
  public init(
    _ contract: Contract, oneOf count: Int = 1, limit: Int = 500, keys: Int = 20,
    onNewRow: @escaping @Sendable (UnreadTally.Row) -> Void = { _ in }
  ) {
    self.contract = contract
    interval = UInt(max(1, count))
    empty = UnreadTally(limit: limit, keys: keys)
    state = Lock(initialState: State(tally: empty))
    self.onNewRow = onNewRow
  }

  /// Counts the keys of one response that nothing reads, if this response is sampled.
  ///
  /// Bytes that are not JSON are counted, too; see ``UnreadTally/malformed``.
  public func record(_ json: some JSONInput) {
    let isChosen = state.withLock { state in
      defer { state.offered &+= 1 }
      return state.offered % interval == 0
    }
    guard isChosen else { return }
    let tally = contract.unread(in: json, addedTo: empty)
    let news = state.withLock { $0.tally.merge(tally) }
    for row in news { onNewRow(row) }
  }

  /// What was counted so far.
  public var tally: UnreadTally { state.withLock { $0.tally } }

  /// Returns what was counted so far, and starts a new tally.
  public func take() -> UnreadTally {
    state.withLock { state in
      defer { state.tally = empty }
      return state.tally
    }
  }
}
