import ConstructionBuilders

/// Divides a stream into lines: see ``StreamFraming/lines``.
struct LineFramer: Framer {
  private let settings: ReadingSettings
  private var queue = ByteQueue()

  /// Everything before has no line feed.
  private var searched = 0
  private var line = 1

  /// A line that is too long, while its bytes are dropped.
  private var tooLong: DroppedText?

  private var isFinished = false
  private(set) var failure: StreamFailure?

  init(_ settings: ReadingSettings) { self.settings = settings }

  var isOver: Bool { false }

  var place: StreamPlace { StreamPlace(byteOffset: queue.taken, line: line) }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard !isFinished else { return }
    unsafe queue.append(bytes)
  }

  mutating func next() -> Frame? {
    while let end = queue.firstIndex(of: UInt8(ascii: "\n"), from: searched) {
      let start = tooLong?.place ?? place
      let text = queue.takeOwn(end)
      queue.drop(1)
      searched = 0
      line = line.saturatingSum(1)
      let isTooLong = tooLong != nil || settings.isTooLong(text)
      tooLong = nil
      if isTooLong { return .tooLong(at: start, settings) }
      if text.first ?? 0 > 0x20 || !text.isBlank { return Frame(text: text, place: start) }
    }
    searched = queue.count
    if tooLong == nil, settings.isTooLong(queue.bytes) { tooLong = DroppedText(place: place) }
    if tooLong != nil {
      let text = queue.take(queue.count)
      tooLong?.drop(text)
      searched = 0
    }
    return isFinished ? last() : nil
  }

  mutating func finish() { isFinished = true }

  /// What stands after the last line feed.
  private mutating func last() -> Frame? {
    if let text = tooLong {
      tooLong = nil
      if !text.isWhole(endsScalar: false) { failure = StreamFailure(.cutOff, at: place) }
      return .tooLong(at: text.place, settings)
    }
    let start = place
    let text = queue.take(queue.count)
    searched = 0
    guard !text.isBlank else { return nil }
    switch LastText(text, maximumDepth: settings.maximumDepth, endsScalar: false) {
    case .whole: return Frame(text: text, place: start)
    case .cutOff(let error): failure = .cutOff(text, error, at: place)
    }
    return nil
  }
}
