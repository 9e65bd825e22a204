import ConstructionBuilders

/// Builders with what has arrived of one object: the result of `snapshots(of:every:)`.
///
/// ```swift
/// for try await sut in chunks.snapshots(of: RecipeBuilder.self, every: .milliseconds(50)) {
///   title.text = sut.title
/// }
/// ```
///
/// The last snapshot has everything that arrived. Then the loop ends normally if the object is
/// whole, and otherwise throws a ``StreamFailure``. If the task is cancelled, the loop reads
/// nothing more, and throws a `CancellationError` without another snapshot.
///
/// The loop does not build the model. `build()` of the last snapshot does, once the loop has ended
/// normally.
public struct SnapshotSequence<Base: AsyncSequence, Builder: Capturable>: AsyncSequence {
  @_documentation(visibility: internal)
  public typealias Element = Builder

  @usableFromInline
  let base: Base

  @usableFromInline
  let reader: PartialReader<Builder>

  @usableFromInline
  let interval: Duration?

  @usableFromInline
  let add: ByteSource<Base>.Add

  @_documentation(visibility: internal)
  @inlinable
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(
      source: ByteSource(base, add), state: SnapshotState(reader: reader, interval: interval))
  }

  @_documentation(visibility: internal)
  public struct AsyncIterator: AsyncIteratorProtocol {
    @usableFromInline
    var source: ByteSource<Base>

    @usableFromInline
    var state: SnapshotState<Builder>

    @usableFromInline
    init(source: ByteSource<Base>, state: SnapshotState<Builder>) {
      self.source = source
      self.state = state
    }

    @_documentation(visibility: internal)
    @inlinable
    public mutating func next() async throws -> Builder? {
      while !state.isOver {
        if source.ending != nil || state.hasError {
          if let last = state.lastSnapshot() { return last }
          state.isOver = true
          switch source.ending {
          case .error(let error)?: throw state.failure(of: error)
          case .end?, nil: try state.throwFailure()
          }
        } else {
          let bytes: [UInt8]
          do {
            bytes = try await source.pull()
          } catch {
            state.isOver = true
            throw error
          }
          state.append(bytes)
          if source.ending == nil, let snapshot = state.dueSnapshot() { return snapshot }
        }
      }
      return nil
    }
  }
}

extension SnapshotSequence: Sendable where Base: Sendable {}

/// What a ``SnapshotSequence`` knows between two snapshots.
@usableFromInline
struct SnapshotState<Builder: Capturable> {
  private var reader: PartialReader<Builder>
  private let interval: Duration?

  /// When the last snapshot was taken.
  private var last: ContinuousClock.Instant?

  /// Whether bytes have come since.
  private var hasNews = true

  @usableFromInline
  var isOver = false

  @usableFromInline
  init(reader: PartialReader<Builder>, interval: Duration?) {
    self.reader = reader
    self.interval = interval
  }

  @usableFromInline
  mutating func append(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    hasNews = true
    reader.append(bytes)
  }

  @usableFromInline
  var hasError: Bool { reader.isErrorQuotable }

  /// A snapshot, if it is time for one.
  @usableFromInline
  mutating func dueSnapshot() -> Builder? {
    guard hasNews, !hasError else { return nil }
    if let interval {
      let now = ContinuousClock.now
      if let last, now - last < interval { return nil }
      last = now
    }
    hasNews = false
    return reader.snapshot()
  }

  /// The snapshot with all that came; nil if it was given.
  @usableFromInline
  mutating func lastSnapshot() -> Builder? {
    guard hasNews else { return nil }
    hasNews = false
    return reader.snapshot()
  }

  @usableFromInline
  mutating func failure(of error: any Error) -> StreamFailure {
    .source(error, at: reader.place())
  }

  /// Throws the failure of an object that has not arrived as a whole.
  @usableFromInline
  mutating func throwFailure() throws {
    guard let failure = reader.streamFailure() else { return }
    throw failure
  }
}
