/// The events that a server sends, one at a time: the result of `serverSentEvents(endingWith:)`.
///
/// ```swift
/// for try await event in chunks.serverSentEvents(endingWith: "[DONE]") {
///   if event.name == "delta" { show(DeltaBuilder.build(json: event.data)) }
/// }
/// ```
///
/// The loop ends normally only if the stream is complete; see
/// ``StreamFraming/serverSentEvents(endingWith:)``. Otherwise it first delivers all events that
/// arrived, and then throws a ``StreamFailure``. If the task is cancelled, the loop reads nothing
/// more and throws a `CancellationError`.
public struct ServerSentEventSequence<Base: AsyncSequence>: AsyncSequence {
  @_documentation(visibility: internal)
  public typealias Element = ServerSentEvent

  @usableFromInline
  let base: Base

  @usableFromInline
  let reader: ServerSentEventReader

  @usableFromInline
  let add: ByteSource<Base>.Add

  init(
    base: Base, end: String?, maximumLength: Int, add: @escaping ByteSource<Base>.Add
  ) {
    self.base = base
    reader = ServerSentEventReader(endingWith: end, maximumLength: maximumLength)
    self.add = add
  }

  @_documentation(visibility: internal)
  @inlinable
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(PulledStream(ByteSource(base, add), reader))
  }

  @_documentation(visibility: internal)
  public struct AsyncIterator: AsyncIteratorProtocol {
    @usableFromInline
    var stream: PulledStream<Base, ServerSentEventReader>

    @usableFromInline
    init(_ stream: PulledStream<Base, ServerSentEventReader>) { self.stream = stream }

    @_documentation(visibility: internal)
    @inlinable
    public mutating func next() async throws -> ServerSentEvent? { try await stream.next() }
  }
}

extension ServerSentEventSequence: Sendable where Base: Sendable {}

/// Reads the events of a server from bytes as they arrive.
@usableFromInline
struct ServerSentEventReader: PartReader, Sendable {
  private var framer: EventFramer

  init(endingWith end: String?, maximumLength: Int) {
    let settings = ReadingSettings(
      coercion: .lenient, maximumDepth: 512, maximumLength: max(0, maximumLength))
    framer = EventFramer(settings, endingWith: end)
  }

  @usableFromInline
  mutating func append(array bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { unsafe framer.append($0) }
  }

  @usableFromInline
  mutating func end() { framer.finish() }

  @usableFromInline
  var isOver: Bool { framer.isOver }

  @usableFromInline
  var failure: StreamFailure? { framer.failure }

  @usableFromInline
  var place: StreamPlace { framer.place }

  @usableFromInline
  mutating func next() -> ServerSentEvent? {
    guard let (name, frame) = framer.nextEvent() else { return nil }
    let text = String(decoding: frame.text, as: UTF8.self)
    let isUTF8 = text.utf8.elementsEqual(frame.text)
    let problem = frame.problem ?? (isUTF8 ? nil : .invalidUTF8)
    let failure = problem.map { problem in
      let error = MalformedJSON(offset: 0, problem: problem)
      let finding = frame.text.withDocumentBytes { Finding(error, in: $0) }
      return BuildFailure(model: "ServerSentEvent", finding.placeless)
    }
    return ServerSentEvent(
      name: name, id: framer.id, data: failure == nil ? text : "", retry: framer.retry,
      failure: failure, place: frame.place)
  }
}
