import ConstructionBuilders

/// Divides a stream into the texts of a sequence: see ``StreamFraming/textSequence``.
struct TextSequenceFramer: Framer {
  private static let separator: UInt8 = 0x1E

  private let settings: ReadingSettings
  private var queue = ByteQueue()

  /// Everything before has no separator.
  private var searched = 0
  private var line = 1

  /// Whether a separator has begun the text.
  private var hasBegun = false

  /// A text that is too long, while its bytes are dropped.
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
    while let end = queue.firstIndex(of: Self.separator, from: searched) {
      let frame = frame(take(end), isLast: false)
      queue.drop(1)
      hasBegun = true
      if let frame { return frame }
    }
    searched = queue.count
    if tooLong == nil, settings.isTooLong(queue.bytes) { tooLong = DroppedText(place: place) }
    if tooLong != nil {
      let (text, _) = take(queue.count)
      tooLong?.drop(text)
    }
    guard isFinished, queue.count > 0 || tooLong != nil else { return nil }
    return frame(take(queue.count), isLast: true)
  }

  mutating func finish() { isFinished = true }

  private mutating func take(_ count: Int) -> (text: ArraySlice<UInt8>, place: StreamPlace) {
    let start = place
    let text = queue.takeOwn(count)
    searched = 0
    line = line.saturatingSum(text.count { $0 == UInt8(ascii: "\n") })
    return (text, start)
  }

  private mutating func frame(
    _ taken: (text: ArraySlice<UInt8>, place: StreamPlace), isLast: Bool
  ) -> Frame? {
    let (text, start) = taken
    if let text = tooLong {
      tooLong = nil
      if isLast, !text.isWhole(endsScalar: true) { failure = StreamFailure(.cutOff, at: place) }
      return .tooLong(at: text.place, settings)
    }
    if settings.isTooLong(text) { return .tooLong(at: start, settings) }
    guard !text.isBlank else { return nil }
    guard hasBegun else { return Frame(text: text, place: start, problem: .noRecordSeparator) }
    // Most texts are containers, and need not be scanned twice.
    let isWhole = text.last.map(WhiteSpace.contains) == true
    guard isLast || !isWhole else { return Frame(text: text, place: start) }
    guard
      case .cutOff(let error) = LastText(
        text, maximumDepth: settings.maximumDepth, endsScalar: true)
    else { return Frame(text: text, place: start) }
    if isLast {
      failure = .cutOff(text, error, at: place)
      return nil
    }
    // The scanner would take a number that was cut off for a whole one.
    let isScalar = error.problem == .unfinishedScalar
    return Frame(text: text, place: start, problem: isScalar ? .unfinishedScalar : nil)
  }
}
