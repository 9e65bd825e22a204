public import ConstructionBuilders

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Elements of streams: see ``ElementSequence``.
extension AsyncSequence where Element: ContiguousBytes & SendableMetatype {
  /// The elements of a stream that arrives in chunks: `Data`, `[UInt8]` or other contiguous bytes.
  ///
  /// ```swift
  /// for try await log in chunks.elements(of: LogBuilder.self, in: .lines) {
  ///   use(try? log.result.get())
  /// }
  /// ```
  ///
  /// An element that cannot be built is delivered with its failure. The loop throws a
  /// ``StreamFailure`` if the stream is not complete.
  ///
  /// - Parameters:
  ///   - type: The builder of an element, or any other type that a field can have.
  ///   - framing: How the stream is divided into elements; see ``StreamFraming``.
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  ///   - maximumLength: The most bytes of one element; 64 MiB by default.
  public func elements<Value: Capturable>(
    of type: Value.Type, in framing: StreamFraming, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth, maximumLength: Int = 64 << 20
  ) -> ElementSequence<Self, Value> {
    ElementSequence(
      base: self,
      reader: ElementReader(
        framing, coercion: coercion, maximumDepth: maximumDepth, maximumLength: maximumLength),
      add: ByteSource<Self>.adding)
  }

  /// The events that a server sends, from a stream that arrives in chunks.
  ///
  /// ```swift
  /// for try await event in chunks.serverSentEvents(endingWith: "[DONE]") {
  ///   if event.name == "delta" { show(DeltaBuilder.build(json: event.data)) }
  /// }
  /// ```
  ///
  /// Use it if the name of an event decides which builder reads it. If one builder reads all
  /// events, use `elements(of:in:)` with ``StreamFraming/serverSentEvents(endingWith:)``.
  ///
  /// The loop throws a ``StreamFailure`` if the stream is not complete.
  ///
  /// - Parameters:
  ///   - end: The data of the event that ends the stream, such as `"[DONE]"`. Without it, a stream
  ///     that ends between two events looks complete.
  ///   - maximumLength: The most bytes of the data of one event, and of each of its lines; 64 MiB
  ///     by default.
  public func serverSentEvents(
    endingWith end: String? = nil, maximumLength: Int = 64 << 20
  ) -> ServerSentEventSequence<Self> {
    ServerSentEventSequence(
      base: self, end: end, maximumLength: maximumLength, add: ByteSource<Self>.adding)
  }
}

extension AsyncSequence where Element == UInt8 {
  /// The elements of a stream of single bytes, such as `URLSession.AsyncBytes`.
  ///
  /// ```swift
  /// let (bytes, response) = try await URLSession.shared.bytes(for: request)
  /// for try await log in bytes.elements(of: LogBuilder.self, in: .lines) { use(log.result) }
  /// ```
  ///
  /// The elements and errors are the same as for chunks. If a source has chunks, they are faster.
  public func elements<Value: Capturable>(
    of type: Value.Type, in framing: StreamFraming, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth, maximumLength: Int = 64 << 20
  ) -> ElementSequence<Self, Value> {
    ElementSequence(
      base: self,
      reader: ElementReader(
        framing, coercion: coercion, maximumDepth: maximumDepth, maximumLength: maximumLength),
      add: ByteSource<Self>.adding(upTo: framing.ends))
  }

  /// The events that a server sends, from a stream of single bytes, such as
  /// `URLSession.AsyncBytes`.
  ///
  /// The events and errors are the same as for chunks.
  public func serverSentEvents(
    endingWith end: String? = nil, maximumLength: Int = 64 << 20
  ) -> ServerSentEventSequence<Self> {
    ServerSentEventSequence(
      base: self, end: end, maximumLength: maximumLength,
      add: ByteSource<Self>.adding(upTo: StreamFraming.serverSentEvents().ends))
  }
}

extension AsyncSequence
where Element: StringProtocol & SendableMetatype, Element.UTF8View: SendableMetatype {
  /// The elements of a stream that arrives as parts of a text.
  ///
  /// The elements and errors are the same as for chunks of bytes.
  public func elements<Value: Capturable>(
    of type: Value.Type, in framing: StreamFraming, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth, maximumLength: Int = 64 << 20
  ) -> ElementSequence<Self, Value> {
    ElementSequence(
      base: self,
      reader: ElementReader(
        framing, coercion: coercion, maximumDepth: maximumDepth, maximumLength: maximumLength),
      add: ByteSource<Self>.adding)
  }

  /// The events that a server sends, from a stream that arrives as parts of a text.
  ///
  /// The events and errors are the same as for chunks of bytes.
  public func serverSentEvents(
    endingWith end: String? = nil, maximumLength: Int = 64 << 20
  ) -> ServerSentEventSequence<Self> {
    ServerSentEventSequence(
      base: self, end: end, maximumLength: maximumLength, add: ByteSource<Self>.adding)
  }
}
