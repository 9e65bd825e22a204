/// A document that arrives in parts.
///
/// Appending copies bytes. `scan()` continues where the last scan paused, and `withRoot` looks at
/// what is there.
///
/// A class, so that the readers that hold one are values, although a tape is not Copyable. They
/// make a copy before they change it, if another reader shares it.
@safe package final class ArrivingDocument {
  /// What has arrived, and was not removed.
  package internal(set) var bytes: [UInt8] = []

  /// Whether nothing more will arrive.
  package private(set) var isComplete = false

  /// Why the document is not JSON. An early end is an error only if the document is complete.
  package internal(set) var error: MalformedJSON?

  /// How many bytes have been scanned.
  package internal(set) var scannedCount = 0

  private let maximumDepth: Int
  private let maximumLength: Int
  var scanner: TapeScanner?

  /// - Parameters:
  ///   - maximumDepth: How deep arrays and objects may be nested.
  ///   - maximumLength: How many bytes are kept at the most, never more than ``longest``.
  package init(maximumDepth: Int, maximumLength: Int) {
    self.maximumDepth = maximumDepth
    self.maximumLength = max(0, min(maximumLength, Self.longest))
  }

  /// How many bytes are kept at the most: containers of longer documents need room for a long
  /// extent, see ``Tape``.
  static var longest: Int { TapeEntry.longExtent - 1 }

  /// Another document with the same bytes, which goes on by itself.
  ///
  /// Nothing is scanned again: the number that stands for elements that were removed could be read
  /// as the beginning of another one.
  package func copy() -> ArrivingDocument {
    let copy = ArrivingDocument(maximumDepth: maximumDepth, maximumLength: maximumLength)
    (copy.bytes, copy.isComplete) = (bytes, isComplete)
    (copy.error, copy.scannedCount) = (error, scannedCount)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard bytes.count > 0 else { return }
      copy.scanner = unsafe scanner?.copy(for: Document(bytes))
    }
    return copy
  }

  /// Whether the document is complete, and would be right if it continued.
  package var isCutOff: Bool { isComplete && error?.isEarlyEnd == true }

  /// How many bytes from an error on its finding can quote.
  private static let quotedLength = 128

  /// How many more bytes can be added.
  package var room: Int { isComplete || error != nil ? 0 : maximumLength - bytes.count }

  /// The finding about an error: that of the same bytes if they had come at once.
  package func finding(_ error: MalformedJSON) -> Finding {
    bytes.withDocumentBytes { bytes in
      if case .longerThan = error.problem { return Finding(error, in: bytes) }
      // Markup behind white space is seen as such only when it is all there.
      return Finding(refusal(of: bytes) ?? error, in: bytes)
    }
  }

  /// Whether an error is known with all that its finding can quote: the word that stands there, or
  /// the beginning of another format.
  package var isErrorQuotable: Bool {
    guard let error else { return false }
    if isComplete || error.isEarlyEnd { return true }
    if case .longerThan = error.problem { return true }
    // A character of JSON's own is quoted by itself.
    if bytes.count > error.offset, "{}[],:".utf8.contains(bytes[error.offset]) { return true }
    let behind = bytes.dropFirst(error.offset + 1)
    if behind.count >= Self.quotedLength { return true }
    // Markup can begin a message of PHP.
    let isMarkup = bytes.count > error.offset && bytes[error.offset] == UInt8(ascii: "<")
    guard !isMarkup, behind.count >= 16,
      let next = behind.first(where: { !MalformedFound.isOfName($0) })
    else { return false }
    // The name of a function can stand here. What is behind its parenthesis tells.
    return next != UInt8(ascii: "(") && !WhiteSpace.contains(next)
  }

  /// Adds bytes, unless the document is complete, has an error, or is too long.
  ///
  /// Behind an error, only what its finding can quote is added.
  package func append(_ part: UnsafeRawBufferPointer) {
    guard !isComplete else { return }
    if let error {
      let room = error.offset + Self.quotedLength - bytes.count
      if room > 0 { unsafe bytes.append(contentsOf: part.prefix(room)) }
      return
    }
    let room = maximumLength - bytes.count
    unsafe bytes.append(contentsOf: part.prefix(room))
    guard part.count > room else { return }
    scan()
    if error == nil {
      error = MalformedJSON(offset: maximumLength, problem: .longerThan(limit: maximumLength))
    } else {
      unsafe append(UnsafeRawBufferPointer(rebasing: part.dropFirst(room)))
    }
  }

  /// Says that nothing more will arrive, and scans to the end.
  package func complete() {
    guard !isComplete else { return }
    isComplete = true
    scan()
    if isCutOff { scanAsArriving() }
  }

  /// Scans a document that was cut off as if more could arrive.
  ///
  /// A complete scan takes a number at the end for a whole one, and a text there for nothing.
  private func scanAsArriving() {
    guard scanner != nil else { return }
    unsafe bytes.withUnsafeBufferPointer { bytes in
      let document = unsafe Document(bytes)
      scanner = TapeScanner(document, maximumDepth: maximumDepth, isComplete: false)
      // The error is known: the document ends early.
      try? scanner?.scan()
    }
  }

  /// Whether what has arrived tells whether the first bytes are JSON at all.
  private var isBeginningEnough: Bool {
    bytes.count >= 4 || bytes.count >= 2 && beginsAsContainer(bytes[0], bytes[1])
  }

  /// Scans what has arrived.
  ///
  /// - Parameter isBeginningKnown: Whether the first bytes are known to be JSON.
  package func scan(isBeginningKnown: Bool = false) {
    guard error == nil else { return }
    guard !bytes.isEmpty else {
      if isComplete { error = MalformedJSON(offset: 0, problem: .empty) }
      return
    }
    if scanner == nil, !isComplete, !isBeginningKnown, !isBeginningEnough { return }
    guard bytes.count > scannedCount || isComplete else { return }
    scannedCount = bytes.count
    unsafe bytes.withUnsafeBufferPointer { bytes in
      if scanner == nil, let refusal = unsafe refusal(of: Span(_unsafeElements: bytes)) {
        if !refusal.isEarlyEnd || isComplete { error = refusal }
        return
      }
      let document = unsafe Document(bytes)
      if scanner == nil {
        scanner = TapeScanner(document, maximumDepth: maximumDepth, isComplete: isComplete)
      } else {
        scanner?.extend(to: document, isComplete: isComplete)
      }
      do throws(MalformedJSON) {
        try scanner?.scan()
      } catch {
        if !error.isEarlyEnd || isComplete { self.error = error }
      }
    }
  }

  /// Calls `body` with the root, as far as it has arrived and been scanned; nil if nothing of it
  /// has.
  ///
  /// - Parameter cut: Where the document was cut off; nil if it is still arriving.
  func withRoot<Result>(
    cut: TextLocation? = nil, _ body: (borrowing TapeNode) -> Result
  ) -> Result? {
    guard scanner != nil else { return nil }
    return unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return nil }
      return unsafe scanner?.withRoot(in: base, cut: cut, body) ?? nil
    }
  }
}
