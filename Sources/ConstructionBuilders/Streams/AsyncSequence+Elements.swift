import Foundation

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
  /// - Parameters:
  ///   - type: The builder of an element, or any other type that a field can have.
  ///   - framing: How elements are set apart.
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  ///   - maximumLength: The most bytes of one element; 64 MiB by default.
  public func elements<Value: Capturable>(
    of type: Value.Type, in framing: StreamFraming, coercion: Coercion = .lenient,
    maximumDepth: Int = 512, maximumLength: Int = 64 << 20
  ) -> ElementSequence<Self, Value> {
    ElementSequence(
      base: self,
      reader: ElementReader(
        framing, coercion: coercion, maximumDepth: maximumDepth, maximumLength: maximumLength),
      add: ByteSource<Self>.adding)
  }

  /// The events that a server sends, for streams whose events differ by their name; see
  /// ``ServerSentEvent``.
  ///
  /// If all events are alike, use `elements(of:in:)` with
  /// ``StreamFraming/serverSentEvents(endingWith:)``.
  ///
  /// - Parameters:
  ///   - end: The data of the event that ends the stream, such as `"[DONE]"`. Without it, a stream
  ///     that ends between two events looks complete.
  ///   - maximumLength: The most bytes of one event; 64 MiB by default.
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
  /// Chunks are faster, where a source has them.
  public func elements<Value: Capturable>(
    of type: Value.Type, in framing: StreamFraming, coercion: Coercion = .lenient,
    maximumDepth: Int = 512, maximumLength: Int = 64 << 20
  ) -> ElementSequence<Self, Value> {
    ElementSequence(
      base: self,
      reader: ElementReader(
        framing, coercion: coercion, maximumDepth: maximumDepth, maximumLength: maximumLength),
      add: ByteSource<Self>.adding(upTo: framing.ends))
  }

  /// The events that a server sends, from a stream of single bytes.
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
  /// The elements of a stream that arrives as text.
  public func elements<Value: Capturable>(
    of type: Value.Type, in framing: StreamFraming, coercion: Coercion = .lenient,
    maximumDepth: Int = 512, maximumLength: Int = 64 << 20
  ) -> ElementSequence<Self, Value> {
    ElementSequence(
      base: self,
      reader: ElementReader(
        framing, coercion: coercion, maximumDepth: maximumDepth, maximumLength: maximumLength),
      add: ByteSource<Self>.adding)
  }

  /// The events that a server sends, from a stream that arrives as text.
  public func serverSentEvents(
    endingWith end: String? = nil, maximumLength: Int = 64 << 20
  ) -> ServerSentEventSequence<Self> {
    ServerSentEventSequence(
      base: self, end: end, maximumLength: maximumLength, add: ByteSource<Self>.adding)
  }
}
