import ConstructionBuilders

/// Divides a stream into objects and arrays with nothing between: see
/// ``StreamFraming/concatenated``.
///
/// Only the syntax sets them apart, so each is checked before it is given out.
struct ConcatenatedFramer: Framer {
  private let settings: ReadingSettings
  private var queue = ByteQueue()
  private var line = 1

  /// How many bytes of the element were followed, and the ends of its open containers.
  private var followed = 0
  private var ends: [UInt8] = []
  private var isInString = false
  private var isAfterBackslash = false

  private var isFinished = false
  private(set) var failure: StreamFailure?

  init(_ settings: ReadingSettings) { self.settings = settings }

  var isOver: Bool { false }

  var place: StreamPlace { StreamPlace(byteOffset: queue.taken, line: line) }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard !isFinished, failure == nil else { return }
    unsafe queue.append(bytes)
  }

  mutating func finish() { isFinished = true }

  mutating func next() -> Frame? {
    guard failure == nil, followed > 0 || begin() else { return nil }
    while followed < min(queue.count, settings.maximumLength) {
      let isRight = follow(queue[followed])
      followed += 1
      if !isRight { return end() }
      if ends.isEmpty { return takeElement() }
    }
    if followed < queue.count {
      let limit = settings.maximumLength
      return end(MalformedJSON(offset: limit, problem: .longerThan(limit: limit)))
    }
    return isFinished ? end() : nil
  }

  /// Goes to the beginning of the next element; false if it has not arrived.
  private mutating func begin() -> Bool {
    if queue.taken == 0, !hasSkippedByteOrderMark() { return false }
    let space = queue.bytes.prefix(while: WhiteSpace.contains)
    line = line.saturatingSum(lineFeeds(in: space))
    queue.drop(space.count)
    guard queue.count > 0 else { return false }
    if queue[0] == UInt8(ascii: "{") || queue[0] == UInt8(ascii: "[") { return true }
    return end(MalformedJSON(offset: 0, problem: .noContainer)) != nil
  }

  /// Whether it is known if the stream begins with a byte order mark; then there is none anymore.
  private mutating func hasSkippedByteOrderMark() -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard queue.bytes.starts(with: mark) else {
      return isFinished || queue.count >= 3 || !mark.starts(with: queue.bytes)
    }
    queue.drop(3)
    return true
  }

  /// Follows the brackets and quotation marks; false for an end of another container.
  private mutating func follow(_ byte: UInt8) -> Bool {
    if isInString {
      isInString = byte != UInt8(ascii: "\"") || isAfterBackslash
      isAfterBackslash = byte == UInt8(ascii: "\\") && !isAfterBackslash
      return true
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"): ends.append(UInt8(ascii: "}"))
    case UInt8(ascii: "["): ends.append(UInt8(ascii: "]"))
    case UInt8(ascii: "}"), UInt8(ascii: "]"): return ends.popLast() == byte
    default: break
    }
    return true
  }

  /// The element that was followed to its end; nil if it is not JSON.
  private mutating func takeElement() -> Frame? {
    guard error(in: queue.bytes.prefix(followed)) == nil else { return end() }
    let start = place
    let text = queue.takeOwn(followed)
    line = line.saturatingSum(lineFeeds(in: text))
    followed = 0
    return Frame(text: text, place: start)
  }

  /// Ends the stream with what is wrong with the element so far, or with another error if that is
  /// only that it has not ended.
  private mutating func end(_ other: MalformedJSON? = nil) -> Frame? {
    let text = queue.bytes.prefix(followed)
    let own = followed > 0 ? error(in: text) : nil
    guard let error = own?.isEarlyEnd == true ? other ?? own : own ?? other else { return nil }
    let place = StreamPlace(
      byteOffset: queue.taken.saturatingSum(error.offset),
      line: line.saturatingSum(lineFeeds(in: text.prefix(error.offset))))
    failure = text.withDocumentBytes { StreamFailure(error, Finding(error, in: $0), at: place) }
    return nil
  }

  private func error(in text: ArraySlice<UInt8>) -> MalformedJSON? {
    text.withDocumentBytes {
      JSONNode.withRoot(of: $0, settings.coercion, settings.maximumDepth) { _ in }
    }
  }

  private func lineFeeds(in text: ArraySlice<UInt8>) -> Int {
    text.count { $0 == UInt8(ascii: "\n") }
  }
}
