/// Reads the elements of an array while its document arrives: see ``StreamFraming/array(at:_:)``.
///
/// Elements are read from the tape of the document, where the scanner has put them. What has been
/// given out is then removed. So the memory is bounded by one element, and by what stands beside
/// the array.
struct ArrayElements<Value: Capturable> {
  /// How many bytes are scanned in one go.
  private static var windowLength: Int { 65_536 }

  private let path: [FieldPath.Component]
  private let settings: ReadingSettings
  private var queue = ByteQueue()
  private var document: ArrivingDocument
  private var array: ArrivingArray

  /// How many bytes were removed from the document, and the place where it has been followed to.
  private var removedCount = 0
  private var line = 1
  private var lineOffset = 0

  private var isFinished = false
  private(set) var isOver = false
  private(set) var failure: StreamFailure?

  init(at path: [FieldPath.Component], _ settings: ReadingSettings) {
    self.path = path
    self.settings = settings
    document = ArrivingDocument(
      maximumDepth: settings.maximumDepth, maximumLength: settings.maximumLength)
    array = ArrivingArray(at: path)
  }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard !isFinished, failure == nil else { return }
    unsafe queue.append(bytes)
  }

  mutating func finish() { isFinished = true }

  mutating func next(index: Int) -> StreamElement<Value>? {
    makeUnique()
    while failure == nil, !isOver {
      switch array.advance(in: document) {
      case .element(let entry, let bytes):
        return element(index, entry, bytes)
      case .failure(let finding):
        failure = StreamFailure(.malformed, at: place(of: document.startOfRest), finding)
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
  var place: StreamPlace { StreamPlace(byteOffset: lineOffset + removedCount, line: line) }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&document) { document = document.copy() }
  }

  private mutating func discardDelivered() {
    guard let bytes = array.deliveredBytes(in: document) else { return }
    follow(to: bytes.upperBound)
    array.discardDelivered(in: document, bytes)
    removedCount += bytes.count - 1
    lineOffset = bytes.lowerBound + 1
  }

  /// Scans the next window of what has arrived. False if there is nothing more to scan.
  private mutating func fill() -> Bool {
    if document.error != nil {
      fail()
      return true
    }
    guard queue.count > 0 || isFinished, !document.isComplete else { return false }
    let window = queue.take(min(queue.count, Self.windowLength))
    unsafe window.withUnsafeBytes { unsafe document.append($0) }
    if isFinished, queue.count == 0 {
      document.complete()
    } else {
      document.scan()
    }
    array.update(from: document)
    return true
  }

  /// Ends the stream with the error of its document, after the elements before it.
  private mutating func fail() {
    guard let error = document.error else { return }
    failure = StreamFailure(error, document.finding(error), at: place(of: error.offset))
  }

  private mutating func element(
    _ index: Int, _ entry: Int, _ bytes: Range<Int>
  ) -> StreamElement<Value> {
    let place = place(of: bytes.lowerBound)
    let path = FieldPath(path + [.index(index)])
    let context = ReadingContext(settings.coercion)
    let result = document.withNode(at: entry) { node in
      Value.readRoot(JSONNode(.tape(copy node), context), location: nil)
    }
    return StreamElement(
      index: index, place: place, result: result.mapError { $0.prefixed(by: path) }, ending: nil,
      text: document.bytes[bytes], settings: settings, path: path)
  }

  private mutating func place(of offset: Int) -> StreamPlace {
    follow(to: offset)
    return StreamPlace(byteOffset: offset + removedCount, line: line)
  }

  /// Counts the line ends before a byte.
  private mutating func follow(to offset: Int) {
    guard offset > lineOffset else { return }
    let bytes = document.bytes[lineOffset..<offset]
    line += bytes.withDocumentBytes { lineEnds(in: $0) }
    lineOffset = offset
  }
}

/// How many lines end in some bytes: with a line feed, a carriage return, or the two together.
private func lineEnds(in bytes: Span<UInt8>) -> Int {
  var count = 0
  var hasReturn = false
  for index in bytes.indices {
    let byte = bytes[index]
    count &+= byte == UInt8(ascii: "\n") ? 1 : 0
    hasReturn = hasReturn || byte == UInt8(ascii: "\r")
  }
  guard hasReturn else { return count }
  for index in bytes.indices where bytes[index] == UInt8(ascii: "\r") {
    let isPair = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
    count += isPair ? 0 : 1
  }
  return count
}

extension BuildFailure {
  /// The failure with paths that begin further out.
  func prefixed(by path: FieldPath) -> BuildFailure {
    guard !path.isEmpty else { return self }
    var list = FindingList()
    list.append(problems, under: path)
    return BuildFailure(named: model, problems: list)
  }
}
