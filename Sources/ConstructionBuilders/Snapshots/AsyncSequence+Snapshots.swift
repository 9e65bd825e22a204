import Foundation

/// Snapshots of an object that is still arriving: see ``SnapshotSequence``.
extension AsyncSequence where Element: ContiguousBytes & SendableMetatype {
  /// Builders with what has arrived of one object: see ``PartialReader``.
  ///
  /// ```swift
  /// for try await sut in chunks.snapshots(of: RecipeBuilder.self, every: .milliseconds(50)) {
  ///   title.text = sut.title
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The builder of the object.
  ///   - interval: The shortest time between two snapshots. What arrives within it is shown with the
  ///     next chunk after it, or at the end. Without an interval, there is one for each chunk.
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  ///   - maximumLength: The length in bytes beyond which the object is refused; 64 MiB by default.
  public func snapshots<Builder: ConstructionBuilder>(
    of type: Builder.Type, every interval: Duration? = nil, coercion: Coercion = .lenient,
    maximumDepth: Int = 512, maximumLength: Int = 64 << 20
  ) -> SnapshotSequence<Self, Builder> {
    SnapshotSequence(
      base: self,
      reader: PartialReader(
        coercion: coercion, maximumDepth: maximumDepth, maximumLength: maximumLength),
      interval: interval, add: ByteSource<Self>.adding)
  }
}

extension AsyncSequence
where Element: StringProtocol & SendableMetatype, Element.UTF8View: SendableMetatype {
  /// Builders with what has arrived of one object, from a stream that arrives as text.
  ///
  /// The JSON that a language model writes comes as fragments of text in the events of a server:
  ///
  /// ```swift
  /// let texts = chunks
  ///   .elements(of: DeltaBuilder.self, in: .serverSentEvents(endingWith: "[DONE]"))
  ///   .compactMap { try $0.result.get().text }
  /// for try await sut in texts.snapshots(of: RecipeBuilder.self) { title.text = sut.title }
  /// ```
  public func snapshots<Builder: ConstructionBuilder>(
    of type: Builder.Type, every interval: Duration? = nil, coercion: Coercion = .lenient,
    maximumDepth: Int = 512, maximumLength: Int = 64 << 20
  ) -> SnapshotSequence<Self, Builder> {
    SnapshotSequence(
      base: self,
      reader: PartialReader(
        coercion: coercion, maximumDepth: maximumDepth, maximumLength: maximumLength),
      interval: interval, add: ByteSource<Self>.adding)
  }
}

extension AsyncSequence where Element == UInt8 {
  /// Builders with what has arrived of one object, from a stream of single bytes.
  ///
  /// - Parameter interval: The shortest time between two snapshots. A snapshot for each byte would be
  ///   of no use, so there has to be one.
  public func snapshots<Builder: ConstructionBuilder>(
    of type: Builder.Type, every interval: Duration, coercion: Coercion = .lenient,
    maximumDepth: Int = 512, maximumLength: Int = 64 << 20
  ) -> SnapshotSequence<Self, Builder> {
    SnapshotSequence(
      base: self,
      reader: PartialReader(
        coercion: coercion, maximumDepth: maximumDepth, maximumLength: maximumLength),
      interval: interval, add: ByteSource<Self>.adding(upTo: [], atMost: 64))
  }
}
