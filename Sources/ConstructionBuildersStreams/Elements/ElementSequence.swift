import ConstructionBuilders

/// The elements of a stream, one at a time: the result of `elements(of:in:)`.
///
/// ```swift
/// for try await log in chunks.elements(of: LogBuilder.self, in: .lines) {
///   use(try? log.result.get())
/// }
/// ```
///
/// The loop ends normally only if the stream is complete, as far as its ``StreamFraming`` can tell.
/// Otherwise it first delivers all elements that arrived, and then throws a ``StreamFailure``. If
/// the task is cancelled, the loop reads nothing more, delivers the elements that have arrived as a
/// whole, and throws a `CancellationError`.
public struct ElementSequence<Base: AsyncSequence, Value: Capturable>: AsyncSequence {
  @_documentation(visibility: internal)
  public typealias Element = StreamElement<Value>

  @usableFromInline
  let base: Base

  @usableFromInline
  let reader: ElementReader<Value>

  @usableFromInline
  let add: ByteSource<Base>.Add

  @_documentation(visibility: internal)
  @inlinable
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(PulledStream(ByteSource(base, add), reader))
  }

  @_documentation(visibility: internal)
  public struct AsyncIterator: AsyncIteratorProtocol {
    @usableFromInline
    var stream: PulledStream<Base, ElementReader<Value>>

    @usableFromInline
    init(_ stream: PulledStream<Base, ElementReader<Value>>) { self.stream = stream }

    @_documentation(visibility: internal)
    @inlinable
    public mutating func next() async throws -> StreamElement<Value>? { try await stream.next() }
  }
}

extension ElementSequence: Sendable where Base: Sendable, Value.Built: Sendable {}
