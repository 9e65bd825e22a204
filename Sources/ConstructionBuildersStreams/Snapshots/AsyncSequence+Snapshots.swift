public import ConstructionBuilders

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Snapshots of an object that is still arriving: see ``SnapshotSequence``.
extension AsyncSequence where Element: ContiguousBytes & SendableMetatype {
  /// Builders with what has arrived of one object; see ``PartialReader``.
  ///
  /// ```swift
  /// for try await sut in chunks.snapshots(of: RecipeBuilder.self, every: .milliseconds(50)) {
  ///   title.text = sut.title
  /// }
  /// ```
  ///
  /// The last snapshot has everything that arrived. If that is not a whole object, the loop then
  /// throws a ``StreamFailure``.
  ///
  /// > Important: A snapshot cannot tell whether more will arrive. A field that is nil and
  /// > `Field.isArriving` may turn out to be missing. There is no timer: if the stream pauses
  /// > within an interval, what arrived in it is shown after the pause.
  ///
  /// - Parameters:
  ///   - type: The builder of the object.
  ///   - interval: The shortest time between two snapshots. What arrives earlier is shown with the
  ///     first chunk after that time, or at the end. If nil, each chunk makes a snapshot.
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  ///   - maximumLength: The most bytes of the object; 64 MiB by default.
  public func snapshots<Builder: ConstructionBuilder>(
    of type: Builder.Type, every interval: Duration? = nil, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth, maximumLength: Int = 64 << 20
  ) -> SnapshotSequence<Self, Builder> {
    SnapshotSequence(
      base: self,
      reader: PartialReader(
        coercion: coercion, maximumDepth: maximumDepth, maximumLength: maximumLength),
      interval: interval, add: ByteSource<Self>.adding)
  }

  /// Arrays of builders with what has arrived of one array of objects, from a stream of chunks.
  ///
  /// ```swift
  /// for try await recipes in chunks.snapshots(of: [RecipeBuilder].self, every: .seconds(1)) {
  ///   titles = recipes.map(\.title)
  /// }
  /// ```
  ///
  /// The snapshots have the elements that have begun. The errors are the same as for an object.
  public func snapshots<Builder: ConstructionBuilder>(
    of type: [Builder].Type, every interval: Duration? = nil, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth, maximumLength: Int = 64 << 20
  ) -> SnapshotSequence<Self, [Builder]> {
    SnapshotSequence(
      base: self,
      reader: PartialReader(
        coercion: coercion, maximumDepth: maximumDepth, maximumLength: maximumLength),
      interval: interval, add: ByteSource<Self>.adding)
  }
}

extension AsyncSequence
where Element: StringProtocol & SendableMetatype, Element.UTF8View: SendableMetatype {
  /// Builders with what has arrived of one object, from a stream that arrives as parts of a text.
  ///
  /// A language model writes its JSON in fragments. They arrive as text in server-sent events:
  ///
  /// ```swift
  /// let texts = chunks
  ///   .elements(of: DeltaBuilder.self, in: .serverSentEvents(endingWith: "[DONE]"))
  ///   .compactMap { try $0.result.get().text }
  /// for try await sut in texts.snapshots(of: RecipeBuilder.self) { title.text = sut.title }
  /// ```
  ///
  /// The snapshots and errors are the same as for chunks of bytes. If the events are cut off, the
  /// loop throws their ``StreamFailure``.
  public func snapshots<Builder: ConstructionBuilder>(
    of type: Builder.Type, every interval: Duration? = nil, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth, maximumLength: Int = 64 << 20
  ) -> SnapshotSequence<Self, Builder> {
    SnapshotSequence(
      base: self,
      reader: PartialReader(
        coercion: coercion, maximumDepth: maximumDepth, maximumLength: maximumLength),
      interval: interval, add: ByteSource<Self>.adding)
  }

  /// Arrays of builders with what has arrived of one array of objects, from a stream of parts of a
  /// text.
  ///
  /// ```swift
  /// for try await recipes in chunks.snapshots(of: [RecipeBuilder].self, every: .seconds(1)) {
  ///   titles = recipes.map(\.title)
  /// }
  /// ```
  ///
  /// The snapshots have the elements that have begun. The errors are the same as for an object.
  public func snapshots<Builder: ConstructionBuilder>(
    of type: [Builder].Type, every interval: Duration? = nil, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth, maximumLength: Int = 64 << 20
  ) -> SnapshotSequence<Self, [Builder]> {
    SnapshotSequence(
      base: self,
      reader: PartialReader(
        coercion: coercion, maximumDepth: maximumDepth, maximumLength: maximumLength),
      interval: interval, add: ByteSource<Self>.adding)
  }
}

extension AsyncSequence where Element == UInt8 {
  /// Builders with what has arrived of one object, from a stream of single bytes, such as
  /// `URLSession.AsyncBytes`.
  ///
  /// The snapshots and errors are the same as for chunks. The interval is required, because a
  /// snapshot for each byte would be of no use. The clock is read after each byte.
  public func snapshots<Builder: ConstructionBuilder>(
    of type: Builder.Type, every interval: Duration, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth, maximumLength: Int = 64 << 20
  ) -> SnapshotSequence<Self, Builder> {
    SnapshotSequence(
      base: self,
      reader: PartialReader(
        coercion: coercion, maximumDepth: maximumDepth, maximumLength: maximumLength),
      interval: interval, add: ByteSource<Self>.adding(upTo: [], atMost: 1))
  }

  /// Arrays of builders with what has arrived of one array of objects, from a stream of single
  /// bytes.
  ///
  /// ```swift
  /// for try await recipes in chunks.snapshots(of: [RecipeBuilder].self, every: .seconds(1)) {
  ///   titles = recipes.map(\.title)
  /// }
  /// ```
  ///
  /// The snapshots have the elements that have begun. The errors are the same as for an object.
  public func snapshots<Builder: ConstructionBuilder>(
    of type: [Builder].Type, every interval: Duration, coercion: Coercion = .lenient,
    maximumDepth: Int = .maximumDepth, maximumLength: Int = 64 << 20
  ) -> SnapshotSequence<Self, [Builder]> {
    SnapshotSequence(
      base: self,
      reader: PartialReader(
        coercion: coercion, maximumDepth: maximumDepth, maximumLength: maximumLength),
      interval: interval, add: ByteSource<Self>.adding(upTo: [], atMost: 1))
  }

  /// Not available: a snapshot for each byte would be of no use.
  @_documentation(visibility: internal)
  @available(
    *, unavailable,
    message: "a stream of single bytes needs an interval, such as 'every: .milliseconds(50)'"
  )
  public func snapshots<Builder: Capturable>(
    of type: Builder.Type, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth,
    maximumLength: Int = 64 << 20
  ) -> SnapshotSequence<Self, Builder> { fatalError("unavailable") }
}
