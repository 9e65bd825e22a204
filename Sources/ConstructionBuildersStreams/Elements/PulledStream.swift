import ConstructionBuilders

/// Reads the parts of a stream from bytes as they arrive: its elements, or its events.
@usableFromInline
protocol PartReader {
  associatedtype Part

  mutating func append(array bytes: [UInt8])

  /// The next part; nil if more bytes are needed, and at the end.
  mutating func next() -> Part?

  /// Says that nothing more will arrive.
  mutating func end()

  /// Whether nothing that is appended can change the stream.
  var isOver: Bool { get }

  /// Why the stream is not complete.
  var failure: StreamFailure? { get }

  /// The place behind what was read.
  var place: StreamPlace { get }
}

/// The parts of a stream, from a source that is asked for bytes when they are needed.
///
/// `@inlinable`, like ``ByteSource``.
@usableFromInline
struct PulledStream<Base: AsyncSequence, Reader: PartReader> {
  @usableFromInline
  var source: ByteSource<Base>

  @usableFromInline
  var reader: Reader

  /// Whether the reader knows that its source has ended.
  @usableFromInline
  var hasEnded = false

  @usableFromInline
  var isOver = false

  @usableFromInline
  init(_ source: ByteSource<Base>, _ reader: Reader) {
    self.source = source
    self.reader = reader
  }

  /// The next part; nil at the end of a complete stream.
  ///
  /// - Throws: A ``StreamFailure`` after all parts that arrived, or a `CancellationError`.
  @inlinable
  mutating func next() async throws -> Reader.Part? {
    while !isOver {
      if let part = reader.next() { return part }
      if hasEnded || reader.isOver {
        isOver = true
        try throwEnding()
      } else if source.ending != nil {
        hasEnded = true
        reader.end()
      } else {
        let bytes: [UInt8]
        do {
          bytes = try await source.pull()
        } catch {
          isOver = true
          throw error
        }
        reader.append(array: bytes)
      }
    }
    return nil
  }

  /// Throws what is wrong with the stream.
  ///
  /// An error of the source counts more than an early end, which it explains, but not more than
  /// what the stream itself said before: that it is complete, or malformed.
  @usableFromInline
  func throwEnding() throws {
    let isEarlyEnd = hasEnded && reader.failure.map { $0.kind == .cutOff } ?? true
    if case .error(let error)? = source.ending, isEarlyEnd {
      throw StreamFailure.source(error, at: reader.place)
    }
    if let failure = reader.failure { throw failure }
  }
}
