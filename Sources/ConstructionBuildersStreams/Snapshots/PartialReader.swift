import ConstructionBuilders

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Reads an object that is still arriving, or an array of objects. At any time, it makes a builder
/// with what has arrived.
///
/// The fields of a builder are Optionals, so no second type is needed for a part of a model:
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
/// A value has *settled* when nothing that is still to come can change it. A string settles at its
/// closing quotation mark, and an array or object at its closing bracket. A number, `true`,
/// `false` or `null` settles at the character after it.
///
/// Until then, a `String` and a `JSONValue` show the beginning of a string. Builders, arrays,
/// dictionaries and sets show what they have so far. Every other field is nil, and its
/// `Field.isArriving` is true. So is a field that is read by an alias other than the first, until
/// its object has closed.
///
/// ## Nothing is taken back
///
/// What has settled never changes. A string only grows, and elements never disappear. There are two
/// exceptions:
///
/// - If a key is repeated, the first value stays until the second one has settled. Then the last
///   one is used, as by `build(json:)`.
/// - A builder that decides by `JSONFields.keys` can decide differently when more keys have
///   arrived. `JSONFields.isArriving` says whether more can arrive.
///
/// ## Cost
///
/// Appending copies the bytes. Each byte is scanned once, whatever the size of the chunks. A
/// snapshot captures everything that has arrived, so take one when you show it.
///
/// <doc:WhileAResponseIsArriving> has a table of all types.
///
/// ## Arrays
///
/// If the document is an array, read it as an array of builders. Its snapshots have the elements
/// that have begun:
///
/// ```swift
/// var reader = PartialReader<[RecipeBuilder]>()
/// reader.append(#"[{"title": "Risotto"}, {"title": "Spag"#)
/// reader.snapshot().map(\.title)     // ["Risotto", "Spag"]
/// ```
public struct PartialReader<Builder: Capturable> {
  private let coercion: Coercion
  private var document: ArrivingDocument

  /// What there is when nothing has arrived.
  private let nothing: @Sendable (Coercion) -> Builder

  /// What was appended, and was not handed over to the document: appending single bytes to an array
  /// takes a tenth of the time.
  @usableFromInline
  var tail: [UInt8] = []

  /// How many bytes the tail may have: none when nothing more is added to the document.
  @usableFromInline
  var tailLimit: Int

  /// How many bytes are scanned in one go if nobody asks for a snapshot.
  private static var windowLength: Int { 16_384 }

  /// Creates a reader for a new object.
  ///
  /// - Parameters:
  ///   - coercion: The conversions that may be used.
  ///   - maximumDepth: How deep arrays and objects may be nested, at most 512.
  ///   - maximumLength: The most bytes of the document; 64 MiB by default, and always less than
  ///     256 MiB. A longer document fails.
  public init(
    coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth, maximumLength: Int = 64 << 20
  ) where Builder: ConstructionBuilder {
    self.init(coercion, maximumDepth, maximumLength) { coercion in
      JSONFields.withNothing(coercion) { Builder(fields: $0) }
    }
  }

  /// Creates a reader for a new array of objects.
  ///
  /// ```swift
  /// var reader = PartialReader<[RecipeBuilder]>()
  /// ```
  public init<Element: ConstructionBuilder>(
    coercion: Coercion = .lenient, maximumDepth: Int = .maximumDepth, maximumLength: Int = 64 << 20
  ) where Builder == [Element] {
    self.init(coercion, maximumDepth, maximumLength) { _ in [] }
  }

  private init(
    _ coercion: Coercion, _ maximumDepth: Int, _ maximumLength: Int,
    nothing: @escaping @Sendable (Coercion) -> Builder
  ) {
    self.coercion = coercion
    self.nothing = nothing
    document = ArrivingDocument(maximumDepth: maximumDepth, maximumLength: maximumLength)
    tailLimit = min(document.room, Self.windowLength)
  }

  /// Adds the next bytes, which can be cut anywhere.
  ///
  /// After `finish(salvaging:)` and after a syntax error, they are ignored.
  @inlinable
  public mutating func append(_ bytes: some ContiguousBytes) {
    unsafe bytes.withUnsafeBytes { unsafe append(raw: $0) }
  }

  /// Adds the next part of a text.
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { unsafe append(raw: UnsafeRawBufferPointer($0)) }
  }

  @inlinable
  mutating func append(raw bytes: UnsafeRawBufferPointer) {
    if bytes.count <= tailLimit - tail.count {
      // `append(contentsOf:)` takes longer for a single byte.
      if bytes.count == 1 {
        unsafe tail.append(bytes[0])
      } else {
        unsafe tail.append(contentsOf: bytes)
      }
    } else {
      unsafe appendToDocument(bytes)
    }
  }

  @usableFromInline
  mutating func appendToDocument(_ bytes: UnsafeRawBufferPointer) {
    handOverTail()
    unsafe document.append(bytes)
    if document.bytes.count - document.scannedCount >= Self.windowLength { document.scan() }
    tailLimit = min(document.room, Self.windowLength)
  }

  /// Hands over to the document what was appended.
  private mutating func handOverTail() {
    if !isKnownUniquelyReferenced(&document) { document = document.copy() }
    guard !tail.isEmpty else { return }
    unsafe tail.withUnsafeBytes { unsafe document.append($0) }
    tail.removeAll(keepingCapacity: true)
  }

  /// The builder with what has arrived.
  ///
  /// Its `build()` succeeds once every field that it uses has settled. Until then, it fails with
  /// findings of the kind `Finding.Kind.arriving`. A field that is not there settles when its
  /// object closes.
  ///
  /// After a syntax error, the snapshot has what came before the error.
  public mutating func snapshot() -> Builder {
    handOverTail()
    document.scan()
    tailLimit = min(document.room, Self.windowLength)
    let shown = document.withRoot(coercion) { Builder.shown(of: $0).value }
    // If there is another value than expected, only `finish()` says so.
    return (shown ?? nil) ?? nothing(coercion)
  }

  /// Whether it is known why the document is not JSON.
  var isErrorQuotable: Bool { document.isErrorQuotable }

  /// The place behind what has arrived.
  mutating func place() -> StreamPlace {
    handOverTail()
    let count = document.bytes.count
    let location = document.bytes.withDocumentBytes { textLocation(ofByteAt: count, in: $0) }
    return StreamPlace(byteOffset: count, line: location.line)
  }

  /// Says that everything has arrived, and why that is not an object; nil if it is.
  mutating func streamFailure() -> StreamFailure? {
    handOverTail()
    tailLimit = 0
    document.complete()
    if let error = document.error {
      let finding = document.finding(error)
      let line = finding.location?.line ?? 1
      return StreamFailure(
        error, finding, at: StreamPlace(byteOffset: error.offset, line: line))
    }
    guard let finding = document.withRoot(coercion, { Builder.shown(of: $0).problem }) ?? nil else {
      return nil
    }
    return StreamFailure(.malformed, at: StreamPlace(byteOffset: 0, line: 1), finding)
  }
}

extension PartialReader where Builder: ConstructionBuilder, Builder.Failure == BuildFailure {
  /// Says that everything has arrived, and builds the model.
  ///
  /// The result is that of `build(json:)` for the same bytes. So a document that was cut off fails,
  /// unless it is salvaged. Afterwards, ``snapshot()`` still has everything that arrived, and the
  /// document can be salvaged:
  ///
  /// ```swift
  /// let result = reader.finish()                      // fails if the document was cut off
  /// let salvaged = reader.finish(salvaging: true)     // builds the model from what arrived
  /// ```
  ///
  /// - Parameter isSalvaging: Whether to build the model from a document that was cut off, as
  ///   `JSONRoot.init(cutOff:at:coercion:maximumDepth:)` does.
  public mutating func finish(
    salvaging isSalvaging: Bool = false
  ) -> Result<Builder.Model, BuildFailure> {
    finish(salvaging: isSalvaging) { Builder.readRoot($0, location: $1) }
  }
}

extension PartialReader {
  /// Says that everything has arrived, and builds the models of all elements.
  ///
  /// The result is that of `[Builder].build(json:)` for the same bytes. If the document is
  /// salvaged, elements that cannot be built are left out.
  ///
  /// ```swift
  /// let recipes = try reader.finish().get()
  /// ```
  ///
  /// It fails if the document was cut off, or if one element cannot be built.
  public mutating func finish<Element>(
    salvaging isSalvaging: Bool = false
  ) -> Result<[Element.Model], BuildFailure>
  where Builder == [Element], Element: ConstructionBuilder {
    finish(salvaging: isSalvaging) { [Element].buildEach($0, location: $1) }
  }

  private mutating func finish(
    salvaging isSalvaging: Bool,
    _ build: (JSONNode, TextLocation?) -> Result<Builder.Built, BuildFailure>
  ) -> Result<Builder.Built, BuildFailure> {
    handOverTail()
    tailLimit = 0
    if isSalvaging, let left = JSONRoot<Builder>.salvage(document, at: [], coercion) {
      return left.flatMap { $0.build() }
    }
    document.complete()
    guard document.error == nil,
      let result = document.withRoot(
        coercion,
        { root in document.bytes.withDocumentBytes { build(root, rootLocation(in: $0)) } })
    else {
      let error = document.error ?? MalformedJSON(offset: 0, problem: .empty)
      return .failure(BuildFailure(model: Builder.rootName, document.finding(error)))
    }
    return result
  }
}

// @unchecked: a shared document is copied before a reader changes it, and nothing reads one that is
// shared.
extension PartialReader: @unchecked Sendable {}
