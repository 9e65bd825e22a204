import ConstructionBuilders

/// Divides a stream into the events that a server sends: see
/// ``StreamFraming/serverSentEvents(endingWith:)``.
///
/// It follows the HTML standard of the WHATWG, section 9.2.6. Different from there, invalid UTF-8
/// is no replacement character: the event fails. A stream that begins as a document is refused, not
/// read as unknown fields.
struct EventFramer: Framer {
  private let settings: ReadingSettings
  private let end: [UInt8]?
  private var queue = ByteQueue()

  /// Everything before has no line end.
  private var searched = 0
  private var line = 1

  /// Whether the last line ended with a carriage return, of which a line feed can be part.
  private var endedWithReturn = false

  /// Whether bytes of the current line are dropped, because it is too long.
  private var isDropping = false

  /// Whether a line that is not blank has arrived.
  private var hasBegun = false

  private var event = Event()
  private(set) var id = ""
  private(set) var retry: Int?

  private var isFinished = false
  private(set) var isOver = false
  private(set) var failure: StreamFailure?

  /// What has arrived of an event.
  private struct Event {
    var place: StreamPlace?
    var name = ""
    var data: [UInt8] = []
    /// How many fields `data` there are.
    var dataCount = 0
    /// Their lines, if others lie between them or before the first one.
    var lines: [Int] = []
    var isTooLong = false
  }

  init(_ settings: ReadingSettings, endingWith end: String?) {
    self.settings = settings
    self.end = end.map { Array($0.utf8) }
  }

  var place: StreamPlace { StreamPlace(byteOffset: queue.taken, line: line) }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard !isFinished, !isOver else { return }
    unsafe queue.append(bytes)
  }

  mutating func finish() { isFinished = true }

  mutating func next() -> Frame? { nextEvent()?.frame }

  /// The next event, with its name.
  mutating func nextEvent() -> (name: String, frame: Frame)? {
    guard !isOver else { return nil }
    while let text = takeLine() {
      // One byte behind the text was taken with it: the end of the line.
      let start = StreamPlace(byteOffset: queue.taken - text.count - 1, line: line - 1)
      if refuses(text, at: start) { return nil }
      if !text.isEmpty || isDropping {
        take(field: text)
        isDropping = false
      } else if let event = takeEvent() {
        if event.frame.problem == nil, end.map(event.frame.text.elementsEqual) == true {
          isOver = true
          return nil
        }
        return event
      }
    }
    if isFinished, !refuses(queue.bytes, at: place) { close() }
    return nil
  }

  /// Ends a stream whose first line begins a document: many servers send one in place of events
  /// when they fail. No name of a field begins so.
  private mutating func refuses(_ text: ArraySlice<UInt8>, at start: StreamPlace) -> Bool {
    guard !hasBegun else { return false }
    let first = text.first { !WhiteSpace.contains($0) }
    hasBegun = first != nil || isDropping
    guard !isDropping, let first, "{[<".utf8.contains(first) else { return false }
    let finding = text.withDocumentBytes { bytes in
      Finding(MalformedJSON(offset: rootOffset(in: bytes), problem: .noEvents), in: bytes)
    }
    isOver = true
    failure = StreamFailure(.malformed, at: start, finding.placeless)
    return true
  }

  /// The next whole line, without its end; nil if there is none.
  private mutating func takeLine() -> ArraySlice<UInt8>? {
    if queue.taken == 0, !hasSkippedByteOrderMark() { return nil }
    if endedWithReturn, queue.count > 0 {
      endedWithReturn = false
      if queue[0] == UInt8(ascii: "\n") { queue.drop(1) }
    }
    let bytes = queue.bytes
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    guard let end = bytes.dropFirst(searched).firstIndex(where: isEnd) else {
      searched = bytes.count
      if searched > longestLine || isDropping { dropLine() }
      return nil
    }
    let isReturn = bytes[end] == UInt8(ascii: "\r")
    if event.place == nil { event.place = place }
    let length = end - bytes.startIndex
    if length > longestLine { refuseLine() }
    let text = queue.take(length)
    queue.drop(1)
    searched = 0
    line = line.saturatingSum(1)
    endedWithReturn = isReturn
    return text
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

  /// The most bytes of a line: an event can be one line, and the name of its field does not count.
  private var longestLine: Int { settings.maximumLength.saturatingSum("data: ".utf8.count) }

  /// Drops what there is of a line that is too long.
  private mutating func dropLine() {
    if event.place == nil { event.place = place }
    refuseLine()
    queue.drop(queue.count)
    searched = 0
  }

  /// Makes the event of a line that is too long fail, unless the line is a comment.
  private mutating func refuseLine() {
    if !isDropping, queue[0] != UInt8(ascii: ":") { event.isTooLong = true }
    isDropping = true
  }

  private mutating func take(field text: ArraySlice<UInt8>) {
    guard !isDropping else { return }
    let colon = text.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
    var value = text[min(colon + 1, text.endIndex)...]
    if value.first == 0x20 { value.removeFirst() }
    switch String(decoding: text[..<colon], as: UTF8.self) {
    case "data":
      addData(value)
    case "event":
      event.name = String(decoding: value, as: UTF8.self)
    case "id":
      if !value.contains(0) { id = String(decoding: value, as: UTF8.self) }
    case "retry":
      let isDigits = value.allSatisfy { $0 &- UInt8(ascii: "0") <= 9 }
      if isDigits, let time = Int(String(decoding: value, as: UTF8.self)) { retry = time }
    default:
      break
    }
  }

  /// Adds a field `data`, which is in the line before the current one.
  private mutating func addData(_ value: ArraySlice<UInt8>) {
    let separator = event.dataCount == 0 ? 0 : 1
    guard !event.isTooLong,
      event.data.count + separator + value.count <= settings.maximumLength
    else {
      event.isTooLong = true
      (event.data, event.lines) = ([], [])
      return
    }
    let first = event.place?.line ?? line
    if !event.lines.isEmpty || line - 1 != first.saturatingSum(event.dataCount) {
      if event.lines.isEmpty { event.lines = Array(first..<first + event.dataCount) }
      event.lines.append(line - 1)
    }
    if separator > 0 { event.data.append(UInt8(ascii: "\n")) }
    event.data += value
    event.dataCount += 1
  }

  /// The event that a blank line ends; nil if it has no data.
  private mutating func takeEvent() -> (name: String, frame: Frame)? {
    let event = event
    self.event = Event()
    guard event.dataCount > 0 || event.isTooLong else { return nil }
    let start = event.place ?? place
    let frame =
      event.isTooLong
      ? .tooLong(at: start, settings)
      : Frame(text: event.data[...], place: start, lines: event.lines)
    return (event.name.isEmpty ? "message" : event.name, frame)
  }

  /// Ends the stream. An event without a blank line behind it is discarded.
  private mutating func close() {
    isOver = true
    let isWithinEvent = event.dataCount > 0 || event.isTooLong || !event.name.isEmpty
    let isWithinLine = queue.count > 0 && queue[0] != UInt8(ascii: ":")
    if isWithinEvent || isWithinLine || end != nil {
      let end = queue.taken.saturatingSum(queue.count)
      failure = StreamFailure(.cutOff, at: StreamPlace(byteOffset: end, line: line))
    }
  }
}
