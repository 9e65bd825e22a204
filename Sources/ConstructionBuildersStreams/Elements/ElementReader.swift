import ConstructionBuilders

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Reads the elements of a stream one at a time, from bytes as they arrive.
///
/// ```swift
/// var reader = ElementReader<LogBuilder>(.lines)
/// for chunk in chunks {
///   reader.append(chunk)
///   while let element = reader.next() { use(element.result) }
/// }
/// try reader.finish()
/// while let element = reader.next() { use(element.result) }   // a last line without a line feed
/// ```
///
/// The reader keeps one element, and what was appended and not read yet. An element that cannot be
/// built does not affect the others. Chunks can be cut anywhere: the elements are the same.
///
/// `elements(of:in:)` of an `AsyncSequence` does the same in a loop, and ``ElementFile`` does it
/// for files.
public struct ElementReader<Value: Capturable> {
  // One of the two is there. They are no enumeration, because they are changed where they are.
  @usableFromInline
  var framer: (any Framer)?
  @usableFromInline
  var array: ArrayElements?

  @usableFromInline
  let settings: ReadingSettings
  @usableFromInline
  var count = 0
  private var isFinished = false

  /// Elements that `finish()` had to read.
  private var pending: ArraySlice<StreamElement<Value>> = []
  @usableFromInline
  var hasPending = false

  /// Creates a reader for a new stream.
  ///
  /// - Parameters:
  ///   - framing: How the stream is divided into elements.
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  ///   - maximumLength: The most bytes of one element; 64 MiB by default. A longer line, text or
  ///     event fails. A longer element of an array or of `.concatenated` ends the stream.
  ///     <doc:Streams> says what counts.
  public init(
    _ framing: StreamFraming, coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth,
    maximumLength: Int = 64 << 20
  ) {
    let settings = ReadingSettings(
      coercion: coercion, maximumDepth: maximumDepth, maximumLength: max(0, maximumLength))
    self.settings = settings
    switch framing.kind {
    case .lines: framer = LineFramer(settings)
    case .textSequence: framer = TextSequenceFramer(settings)
    case .concatenated: framer = ConcatenatedFramer(settings)
    case .events(let end): framer = EventFramer(settings, endingWith: end)
    case .array(let path): array = ArrayElements(at: path, settings)
    }
  }

  /// Adds the next bytes, which can be cut anywhere. After the end of the stream, they are ignored.
  public mutating func append(_ bytes: some ContiguousBytes) {
    unsafe bytes.withUnsafeBytes { unsafe append(raw: $0) }
  }

  /// Adds the next part of a text.
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append(raw: UnsafeRawBufferPointer($0)) }
  }

  /// Adds bytes, for code that does not import Foundation.
  @usableFromInline
  mutating func append(array bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { unsafe append(raw: $0) }
  }

  private mutating func append(raw bytes: UnsafeRawBufferPointer) {
    unsafe framer?.append(bytes)
    unsafe array?.append(bytes)
  }

  /// The next element; nil if more bytes are needed, and at the end.
  @inlinable
  public mutating func next() -> StreamElement<Value>? {
    if hasPending { return nextPending() }
    let index = count
    if let frame = framer?.next() {
      count += 1
      return StreamElement(frame, index, settings)
    }
    if let element = array?.next() {
      count += 1
      return StreamElement(element, index, settings)
    }
    return nil
  }

  @usableFromInline
  mutating func nextPending() -> StreamElement<Value>? {
    let element = pending.popFirst()
    hasPending = !pending.isEmpty
    return element
  }

  /// Says that the stream has ended.
  ///
  /// Afterwards, ``next()`` returns the elements that are left. One of them can be an element that
  /// only the end completes, such as a last line without a line feed.
  ///
  /// - Throws: A ``StreamFailure`` if the stream is not complete. ``next()`` still returns the
  ///   elements that are left.
  public mutating func finish() throws(StreamFailure) {
    end()
    var rest: [StreamElement<Value>] = []
    while let element = next() { rest.append(element) }
    pending = rest[...]
    hasPending = !rest.isEmpty
    if let failure { throw failure }
  }

  /// An element that stands for the end of a stream that is not complete.
  mutating func element(endingWith failure: StreamFailure) -> StreamElement<Value> {
    defer { count += 1 }
    let finding =
      failure.finding
      ?? Finding(kind: .cutOff, expected: "the rest of the stream", reason: "\(failure)")
    return StreamElement(
      index: count, result: .failure(BuildFailure(model: Value.rootName, finding)),
      ending: failure, frame: Frame(text: [], place: failure.place), settings: settings,
      array: nil)
  }

  /// Says that nothing more will arrive.
  ///
  /// Once `next()` returns nil, `failure` says whether the stream is complete.
  @usableFromInline
  mutating func end() {
    isFinished = true
    framer?.finish()
    array?.finish()
  }

  /// Why the stream is not complete.
  @usableFromInline
  var failure: StreamFailure? { framer?.failure ?? array?.failure }

  /// Whether the stream has ended, so that nothing that is appended can change it: after
  /// ``finish()``, after an error that its framing cannot go on from, and after the event that ends
  /// it.
  ///
  /// Elements that came before can still be left.
  public var isOver: Bool {
    isFinished || failure != nil || framer?.isOver ?? array?.isOver ?? false
  }

  /// The place behind what was read.
  @usableFromInline
  var place: StreamPlace {
    framer?.place ?? array?.place ?? StreamPlace(byteOffset: 0, line: 1)
  }

  /// Captures the fields beside the array, for ``StreamFraming/array(at:_:)``.
  ///
  /// The elements are delivered by themselves, so the builder sees an empty array.
  ///
  /// ```swift
  /// try reader.finish()
  /// let page = try reader.envelope(as: PageBuilder.self)
  /// page.total
  /// ```
  ///
  /// - Throws: A `BuildFailure` before ``finish()``, if the stream is not complete, for other
  ///   framings, and if the document is not an object. Elements that ``finish()`` has read can
  ///   still be left.
  public func envelope<Envelope: ConstructionBuilder>(
    as type: Envelope.Type
  ) throws(BuildFailure) -> Envelope {
    guard let bytes = array?.envelope else {
      let reason =
        array == nil
        ? "only a document with an array has fields beside it"
        : "the document has not been read to its end"
      throw BuildFailure(reason, model: typeName(Envelope.Model.self))
    }
    return try Envelope(
      json: bytes, coercion: settings.coercion, maximumDepth: settings.maximumDepth)
  }
}

extension ElementReader: PartReader {}

// @unchecked: the document of an array is copied before a reader changes it, if another shares it.
// Everything else is Sendable where the model is.
extension ElementReader: @unchecked Sendable where Value.Built: Sendable {}
