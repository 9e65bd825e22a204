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
/// the task is cancelled, the loop reads nothing more and throws a `CancellationError`.
public struct ElementSequence<Base: AsyncSequence, Value: Capturable>: AsyncSequence {
  @_documentation(visibility: internal)
  public typealias Element = StreamElement<Value>

  @usableFromInline
  let base: Base

  @usableFromInline
  let reader: ElementReader<Value>

  @usableFromInline
  let add: ByteSource<Base>.Add

  @usableFromInline
  init(base: Base, reader: ElementReader<Value>, add: @escaping ByteSource<Base>.Add) {
    self.base = base
    self.reader = reader
    self.add = add
  }

  @_documentation(visibility: internal)
  @inlinable
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(source: ByteSource(base, add), reader: reader)
  }

  @_documentation(visibility: internal)
  public struct AsyncIterator: AsyncIteratorProtocol {
    @usableFromInline
    var source: ByteSource<Base>

    @usableFromInline
    var reader: ElementReader<Value>

    @usableFromInline
    var isOver = false

    @usableFromInline
    init(source: ByteSource<Base>, reader: ElementReader<Value>) {
      self.source = source
      self.reader = reader
    }

    @_documentation(visibility: internal)
    @inlinable
    public mutating func next() async throws -> StreamElement<Value>? {
      while !isOver {
        if let element = reader.next() { return element }
        if reader.isOver || source.ending != nil {
          isOver = true
          try throwEnding()
        } else {
          let bytes: [UInt8]
          do {
            bytes = try await source.pull()
          } catch {
            isOver = true
            throw error
          }
          reader.append(array: bytes)
          if source.ending != nil { reader.end() }
        }
      }
      return nil
    }

    @usableFromInline
    func throwEnding() throws {
      if case .error(let error)? = source.ending, !reader.isOver || reader.failure?.kind == .cutOff
      {
        throw StreamFailure.source(error, at: reader.place)
      }
      if let failure = reader.failure { throw failure }
    }
  }
}

extension ElementSequence: Sendable where Base: Sendable, Value.Built: Sendable {}
