import Foundation

/// Reads an object that is still arriving: at any time, a builder with what is there.
///
/// A builder's fields are Optionals, so a builder is its own partial model:
///
/// ```swift
/// var reader = PartialReader<RecipeBuilder>()
/// reader.append(#"{"title": "Spaghetti alla carb"#)
/// let sut = reader.snapshot()
/// sut.title                 // "Spaghetti alla carb"
/// sut.$title.isArriving     // true
/// reader.append(#"onara", "servings": 4}"#)
/// let result = reader.finish()
/// ```
///
/// ## Nothing is invented
///
/// A value is settled when nothing that is still to come can change it: a string at its closing
/// quotation mark, a number at the character after it, a container at its closing bracket. Until
/// then, only a `String` and a ``JSONValue`` show the beginning of a string; builders, arrays,
/// dictionaries and sets show what they have so far. Everything else is nil, and `isArriving` tells
/// it from a value that is missing. A field read by an alias other than the first is nil until its
/// object has closed.
///
/// ## Nothing is taken back
///
/// What has settled never changes, a string only grows, and elements never disappear. There are two
/// exceptions. If a key is repeated, the first value stays until the second one has settled; then
/// the last one counts, as in `build(json:)`. And a builder that decides by ``JSONFields/keys``
/// may decide differently when more of them are there: ``JSONFields/isArriving`` tells.
///
/// ## Cost
///
/// Appending copies the bytes. Each byte is scanned once, whatever the size of the parts. A
/// snapshot captures everything that has arrived.
public struct PartialReader<Builder: ConstructionBuilder> {
  private let coercion: Coercion
  private var document: ArrivingDocument

  /// How many bytes are scanned in one go if nobody asks for a snapshot.
  private static var windowLength: Int { 16_384 }

  /// Creates a reader of which nothing has arrived.
  ///
  /// - Parameters:
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  ///   - maximumLength: The length in bytes beyond which a document is refused. It is less than 256
  ///     MiB in any case.
  public init(
    coercion: Coercion = .lenient, maximumDepth: Int = 512, maximumLength: Int = 64 << 20
  ) {
    self.coercion = coercion
    document = ArrivingDocument(maximumDepth: maximumDepth, maximumLength: maximumLength)
  }

  /// Adds the next bytes, wherever they were cut.
  ///
  /// After `finish()` and after a syntax error, nothing is added.
  public mutating func append(_ bytes: some ContiguousBytes) {
    makeUnique()
    unsafe bytes.withUnsafeBytes { unsafe document.append($0) }
    scanWindow()
  }

  /// Adds the next part of a text.
  public mutating func append(_ text: String) {
    makeUnique()
    var text = text
    text.withUTF8 { unsafe document.append(UnsafeRawBufferPointer($0)) }
    scanWindow()
  }

  /// The builder with what has arrived.
  ///
  /// Its `build()` fails with findings of the kind `.arriving` until each field that it needs has
  /// settled, or the object has closed. After a syntax error, it is the builder with what came
  /// before.
  public mutating func snapshot() -> Builder {
    makeUnique()
    document.scan()
    let context = ReadingContext(coercion)
    let captured = document.withRoot { root in
      JSONNode(copy root, context).captured(as: Builder.self).value
    }
    if let builder = captured ?? nil { return builder }
    // Nothing of an object has arrived. If it is another value, only `finish()` says so.
    return Arrival.withNothing { Builder(fields: JSONFields(.arriving($0), context.withinObject)) }
  }

  /// Why the document is not JSON; nil while it can become it.
  var error: MalformedJSON? { document.error }

  /// The place behind what has arrived.
  var place: StreamPlace {
    let count = document.bytes.count
    let location = document.bytes.withDocumentBytes { textLocation(ofByteAt: count, in: $0) }
    return StreamPlace(byteOffset: count, line: location.line)
  }

  /// Says that everything has arrived, and why that is not an object; nil if it is.
  mutating func streamFailure() -> StreamFailure? {
    makeUnique()
    document.complete()
    if let error = document.error {
      let finding = document.finding(error)
      let line = finding.location?.line ?? 1
      return StreamFailure(
        error, finding, at: StreamPlace(byteOffset: error.offset, line: line))
    }
    let context = ReadingContext(coercion)
    let note = document.withRoot { root in
      let captured = JSONNode(copy root, context).captured(as: Builder.self)
      return captured.value == nil ? captured.note : nil
    }
    guard let note = note ?? nil else { return nil }
    let finding = note.own.first ?? Finding(kind: .null, expected: Builder.expectation)
    return StreamFailure(.malformed, at: StreamPlace(byteOffset: 0, line: 1), finding)
  }

  fileprivate mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&document) { document = document.copy() }
  }

  private func scanWindow() {
    if document.bytes.count - document.scannedCount >= Self.windowLength { document.scan() }
  }
}

extension PartialReader where Builder.Failure == BuildFailure {
  /// Says that everything has arrived, and builds the model.
  ///
  /// The result is that of ``ConstructionBuilder/build(json:coercion:maximumDepth:)`` for the same
  /// bytes, also for a document that was cut off. Afterwards, `snapshot()` has all that arrived.
  ///
  /// - Parameter isSalvaging: Whether to build from a document that was cut off, as
  ///   ``JSONRoot/init(cutOff:at:coercion:maximumDepth:)-(ContiguousBytes,_,_,_)`` does.
  public mutating func finish(
    salvaging isSalvaging: Bool = false
  ) -> Result<Builder.Model, BuildFailure> {
    makeUnique()
    if isSalvaging, let left = JSONRoot<Builder>.salvage(document, at: [], coercion) {
      return left.flatMap { $0.build() }
    }
    document.complete()
    return document.readRoot(as: Builder.self, coercion)
  }
}

// @unchecked: a shared document is copied before a reader changes it, and nothing reads one that is
// shared.
extension PartialReader: @unchecked Sendable {}
