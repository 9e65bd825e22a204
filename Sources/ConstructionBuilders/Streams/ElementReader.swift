import Foundation

/// Reads the elements of a stream one at a time, from bytes as they arrive.
///
/// ```swift
/// var reader = ElementReader<LogBuilder>(.lines)
/// for chunk in chunks {
///   reader.append(chunk)
///   while let element = reader.next() { use(element.result) }
/// }
/// try reader.finish()
/// while let element = reader.next() { use(element.result) }   // a last line without line feed
/// ```
///
/// The memory is bounded by one element, besides what was appended and not read. An element that
/// fails costs only itself. Wherever the bytes are cut, the elements are the same.
///
/// For an `AsyncSequence`, `elements(of:in:)` does this in a loop; for a file, ``ElementFile``.
public struct ElementReader<Value: Capturable> {
  // One of the two is there. They are no enumeration, because they are changed where they are.
  private var framer: (any Framer)?
  private var array: ArrayElements<Value>?

  private let settings: ReadingSettings
  private var count = 0

  /// Elements that `finish()` had to read.
  private var pending: ArraySlice<StreamElement<Value>> = []

  /// Creates a reader of which nothing has arrived.
  ///
  /// - Parameters:
  ///   - framing: How elements are set apart.
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  ///   - maximumLength: The most bytes of one element. Longer ones fail, and end the stream if the
  ///     framing cannot go on.
  public init(
    _ framing: StreamFraming, coercion: Coercion = .lenient, maximumDepth: Int = 512,
    maximumLength: Int = 64 << 20
  ) {
    let settings = ReadingSettings(
      coercion: coercion, maximumDepth: maximumDepth, maximumLength: max(0, maximumLength))
    self.settings = settings
    switch framing.kind {
    case .lines: framer = LineFramer(settings)
    case .textSequence: framer = TextSequenceFramer(settings)
    case .events(let end): framer = EventFramer(settings, endingWith: end)
    case .array(let path): array = ArrayElements(at: path, settings)
    }
  }

  /// Adds the next bytes, wherever they were cut. After the end of the stream, nothing is added.
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

  /// The next element; nil if more has to arrive, and at the end.
  public mutating func next() -> StreamElement<Value>? {
    if let element = pending.popFirst() { return element }
    let element =
      framer?.next().map { StreamElement<Value>($0, count, settings) } ?? array?.next(index: count)
    if element != nil { count += 1 }
    return element
  }

  /// Says that nothing more will arrive.
  ///
  /// If elements are left, ``next()`` gives them afterwards: those that were not asked for, and one
  /// that only the end of the stream has completed.
  ///
  /// - Throws: A ``StreamFailure`` if the stream is not complete.
  public mutating func finish() throws(StreamFailure) {
    end()
    var rest: [StreamElement<Value>] = []
    while let element = next() { rest.append(element) }
    pending = rest[...]
    if let failure { throw failure }
  }

  /// An element that stands for the end of a stream that is not complete.
  mutating func element(endingWith failure: StreamFailure) -> StreamElement<Value> {
    defer { count += 1 }
    let finding =
      failure.finding
      ?? Finding(kind: .cutOff, expected: "the rest of the stream", reason: "\(failure)")
    return StreamElement(
      index: count, place: failure.place,
      result: .failure(BuildFailure(model: Value.rootName, finding)), ending: failure, text: [],
      settings: settings, path: FieldPath())
  }

  /// Says that nothing more will arrive. Once `next()` returns nil, `failure` says whether the stream
  /// is complete.
  @usableFromInline
  mutating func end() {
    framer?.finish()
    array?.finish()
  }

  /// Why the stream is not complete.
  @usableFromInline
  var failure: StreamFailure? { framer?.failure ?? array?.failure }

  /// Whether nothing after this can be an element.
  @usableFromInline
  var isOver: Bool { failure != nil || framer?.isOver ?? array?.isOver ?? false }

  /// The place behind what was read.
  @usableFromInline
  var place: StreamPlace {
    framer?.place ?? array?.place ?? StreamPlace(byteOffset: 0, line: 1)
  }

  /// Builds a model of what stands beside the array, for ``StreamFraming/array(at:_:)``.
  ///
  /// The array itself is empty in it.
  ///
  /// ```swift
  /// try reader.finish()
  /// let page = try reader.envelope(as: PageBuilder.self).get()
  /// ```
  ///
  /// It fails for another framing, and before the document has arrived as a whole and all elements
  /// were read.
  public func envelope<Envelope: ConstructionBuilder>(
    as type: Envelope.Type
  ) -> Result<Envelope.Model, BuildFailure> where Envelope.Failure == BuildFailure {
    guard let bytes = array?.envelope else {
      return .failure(
        BuildFailure(
          "the document has not been read to its end", model: typeName(Envelope.Model.self)))
    }
    return Envelope.build(
      json: bytes, coercion: settings.coercion, maximumDepth: settings.maximumDepth)
  }
}

extension StreamElement {
  /// Reads the element that a framing has set apart.
  init(_ frame: Frame, _ index: Int, _ settings: ReadingSettings) {
    self.index = index
    self.settings = settings
    place = frame.place
    text = frame.text
    isAccepted = frame.problem == nil
    path = FieldPath()
    ending = nil
    result = frame.text.withDocumentBytes { bytes in
      do throws(MalformedJSON) {
        if let problem = frame.problem { throw MalformedJSON(offset: 0, problem: problem) }
        return try withTape(of: bytes, maximumDepth: settings.maximumDepth) { root in
          let root = JSONNode(.tape(copy root), ReadingContext(settings.coercion))
          return Value.readRoot(root, location: rootLocation(in: bytes))
        }
      } catch {
        return .failure(BuildFailure(model: Value.rootName, Finding(error, in: bytes)))
      }
    }
    .mapError { $0.moved(toLine: frame.place.line) }
  }
}

extension BuildFailure {
  /// The failure of an element that begins in a line, with places in the stream.
  fileprivate func moved(toLine line: Int) -> BuildFailure {
    guard line > 1, findings.contains(where: { $0.location != nil }) else { return self }
    return BuildFailure(
      named: model, problems: FindingList(findings.map { $0.moved(toLine: line) }))
  }
}

extension Finding {
  /// The finding about an element that begins in a line, with its place in the stream.
  func moved(toLine line: Int) -> Finding {
    guard line > 1, let location else { return self }
    return Finding(
      path: path, kind: kind, expected: expected, found: found, isRepair: isRepair, reason: reason,
      location: TextLocation(line: location.line + line - 1, column: location.column))
  }
}

// @unchecked: the document of an array is copied before a reader changes it, if another shares it.
// Everything else is Sendable where the model is.
extension ElementReader: @unchecked Sendable where Value.Built: Sendable {}
