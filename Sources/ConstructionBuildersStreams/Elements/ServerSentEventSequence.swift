import ConstructionBuilders

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
/// more, delivers the events that have arrived as a whole, and throws a `CancellationError`.
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
      coercion: .lenient, maximumDepth: .maximumDepth, maximumLength: max(0, maximumLength))
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
    var text = String(decoding: frame.text, as: UTF8.self)
    let validCount = text.validCount(of: frame.text)
    let problem = frame.problem ?? (validCount == frame.text.count ? nil : .invalidUTF8)
    let failure = problem.map { problem in
      let error = MalformedJSON(offset: validCount, problem: problem)
      let finding = frame.text.withDocumentBytes { bytes in
        Finding(error, in: bytes, at: frame.location(ofByteAt: validCount, in: bytes))
      }
      return BuildFailure(model: "ServerSentEvent", finding)
    }
    if failure != nil {
      text = String(decoding: frame.text.prefix(validCount), as: UTF8.self) + "\u{FFFD}"
    }
    return ServerSentEvent(
      name: name, id: framer.id, data: text, retry: framer.retry, failure: failure,
      place: frame.place)
  }
}

extension String {
  /// How many bytes of the whole characters with which the text begins are also the first bytes of
  /// what it was decoded from.
  fileprivate func validCount(of bytes: ArraySlice<UInt8>) -> Int {
    if utf8.elementsEqual(bytes) { return bytes.count }
    var position = utf8.startIndex
    for byte in bytes {
      guard position < utf8.endIndex, utf8[position] == byte else { break }
      utf8.formIndex(after: &position)
    }
    while position < utf8.endIndex, utf8[position] & 0xC0 == 0x80 {
      utf8.formIndex(before: &position)
    }
    return utf8.distance(from: utf8.startIndex, to: position)
  }
}
