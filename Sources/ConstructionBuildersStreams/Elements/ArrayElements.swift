import ConstructionBuilders

/// Reads the elements of an array while its document arrives: see ``StreamFraming/array(at:_:)``.
///
/// Elements are read from the tape of the document, where the scanner has put them. What has been
/// given out is then removed. So the memory is bounded by one element, and by what stands beside
/// the array.
@usableFromInline
struct ArrayElements {
  /// How many bytes are scanned in one go.
  private static var windowLength: Int { 65_536 }

  private let path: [FieldPath.Component]
  private let settings: ReadingSettings
  private var queue = ByteQueue()
  private var document: ArrivingDocument
  private var array: ArrivingArray
  private var kept = KeptBytes()

  /// How many bytes were removed from the document, and the place where it has been followed to.
  private var removedCount = 0
  private var line = 1
  private var lineOffset = 0

  private var isFinished = false

  /// Whether everything was scanned that had come before the end.
  private var isScanned = false

  private(set) var isOver = false
  private(set) var failure: StreamFailure?

  init(at path: [FieldPath.Component], _ settings: ReadingSettings) {
    self.path = path
    self.settings = settings
    document = ArrivingDocument(maximumDepth: settings.maximumDepth, maximumLength: .max)
    array = ArrivingArray(at: path)
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard !isFinished, failure == nil else { return }
    unsafe queue.append(bytes)
  }

  mutating func finish() { isFinished = true }

  /// The next element; nil if more has to arrive, and at the end.
  @usableFromInline
  mutating func next() -> ArrayElement? {
    makeUnique()
    while failure == nil, !isOver {
      switch array.advance(in: document) {
      case .element(let entry, let bytes):
        if bytes.count > settings.maximumLength {
          fail(at: bytes.lowerBound + settings.maximumLength)
          return nil
        }
        let frame = Frame(
          text: kept.part(bytes, of: document.bytes), place: place(of: bytes.lowerBound))
        return ArrayElement(document: document, entry: entry, frame: frame, array: path)
      case .failure(let finding, let offset):
        failure = StreamFailure(.malformed, at: place(of: offset), finding)
      case .over:
        discardDelivered()
        isOver = true
      case .waiting:
        discardDelivered()
        guard fill() else { return nil }
      }
    }
    return nil
  }

  /// The document around the array, with an empty array; nil if it has not arrived as a whole.
  var envelope: [UInt8]? {
    guard isOver, failure == nil else { return nil }
    var bytes = document.bytes
    if let placeholder = array.placeholder(in: document) { bytes.removeSubrange(placeholder) }
    return bytes
  }

  /// The place up to which the document was followed.
  var place: StreamPlace {
    StreamPlace(byteOffset: lineOffset.saturatingSum(removedCount), line: line)
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&document) { document = document.copy() }
  }

  private mutating func discardDelivered() {
    guard let bytes = array.deliveredBytes(in: document) else { return }
    follow(to: bytes.upperBound)
    array.discardDelivered(in: document, bytes)
    kept.forget()
    removedCount = removedCount.saturatingSum(bytes.count - 1)
    lineOffset = bytes.lowerBound + 1
  }

  /// Scans the next window of what has arrived. False if there is nothing more to scan.
  private mutating func fill() -> Bool {
    // What the failure quotes has to be there first, or it would depend on how the stream was cut.
    if document.isErrorQuotable || document.error != nil && isFinished && queue.count == 0 {
      fail()
      return true
    }
    let start = array.startOfUnfinished(in: document)
    let (element, others) = (document.bytes.count - start, start)
    // An error was found within the limit. Only what it quotes is still to come.
    guard document.error != nil || max(element, others) <= settings.maximumLength else {
      fail(at: element > others ? start + settings.maximumLength : document.bytes.count - 1)
      return true
    }
    if queue.count > 0 {
      // Elements that end within the limit are given out before more is looked at. So whether one
      // is too long does not depend on how the stream was cut.
      let room = max(1, settings.maximumLength - max(element, others))
      let window = queue.take(min(queue.count, Self.windowLength, room))
      unsafe window.withUnsafeBytes { unsafe document.append($0) }
      document.scan()
    } else if isFinished, !isScanned {
      isScanned = true
      document.scan(isBeginningKnown: true)
    } else if isFinished, !document.isComplete {
      document.complete()
      // A number at the end is now on the tape, but it may have been cut off.
      if document.error != nil {
        fail()
        return true
      }
    } else {
      return false
    }
    array.update(from: document)
    return true
  }

  /// Ends the stream with the error of its document, after the elements before it.
  private mutating func fail() {
    guard let error = document.error else { return }
    failure = StreamFailure(error, document.finding(error), at: place(of: error.offset))
  }

  /// Ends the stream at the first byte that is too many.
  private mutating func fail(at offset: Int) {
    let problem = MalformedJSON.Problem.longerThan(limit: settings.maximumLength)
    let error = MalformedJSON(offset: offset, problem: problem)
    failure = StreamFailure(error, document.finding(error), at: place(of: offset))
  }

  private mutating func place(of offset: Int) -> StreamPlace {
    follow(to: offset)
    return StreamPlace(byteOffset: offset.saturatingSum(removedCount), line: line)
  }

  /// Counts the line ends before a byte.
  private mutating func follow(to offset: Int) {
    guard offset > lineOffset else { return }
    line = line.saturatingSum(lineEnds(in: document.bytes, lineOffset..<offset))
    lineOffset = offset
  }
}

/// One element of an array, in a document that has not changed since.
@usableFromInline
struct ArrayElement {
  let document: ArrivingDocument

  /// The entry of the element, and its text.
  let entry: Int
  @usableFromInline
  let frame: Frame

  /// The path of the array.
  @usableFromInline
  let array: [FieldPath.Component]

  /// Calls `body` with the element.
  @usableFromInline
  func read(_ settings: ReadingSettings, _ body: (JSONNode) -> Void) {
    document.read(at: entry, settings.coercion, body)
  }
}
