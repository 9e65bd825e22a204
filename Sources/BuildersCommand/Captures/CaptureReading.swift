import ConstructionBuilders
import ConstructionBuildersStreams

/// Reads captures on several threads.
///
/// One thread reads, and cuts the input into units. As soon as there are enough, all threads work
/// on them, each with a taker of its own. What takers learn can be merged in any order, so it does
/// not matter which thread gets what.
struct CaptureReading<Taker: DocumentTaker> {
  let options: CaptureOptions
  private(set) var workers: [CaptureWorker<Taker>]
  private var units: [CaptureUnit] = []
  private var pendingBytes = 0
  private(set) var unitCount = 0
  var tally = CaptureTally()
  private var progress: ProgressLine

  init(
    _ options: CaptureOptions, _ progress: ProgressLine = ProgressLine(nil),
    _ makeTaker: () -> Taker
  ) {
    self.options = options
    self.progress = progress
    workers = (0..<max(1, options.threads)).map { _ in CaptureWorker(makeTaker(), options) }
  }

  /// Reads the files of some arguments. Those that cannot be read are named, and the others are
  /// read.
  ///
  /// - Returns: Whether some could not be read.
  mutating func readAll(_ arguments: [String], _ console: Console) -> Bool {
    var failures = false
    for argument in arguments {
      do {
        for file in try CaptureFile.all([argument]).map({ $0.copied(options.copies) }) {
          // The other files of a folder are read all the same.
          do {
            try read(file, input: console.input)
          } catch {
            failures = true
            console.note("Error: \(error)\n")
          }
        }
      } catch {
        failures = true
        console.note("Error: \(error)\n")
      }
    }
    return failures
  }

  /// Reads a file.
  ///
  /// - Throws: ``InputError`` if it cannot be read at all.
  mutating func read(_ file: CaptureFile, input: Descriptor) throws {
    try file.withDescriptor(input) { try read(file, $0) }
  }

  /// The takers with everything that was read.
  mutating func finish() -> [Taker] {
    work()
    progress.clear()
    for worker in workers { tally.add(worker.problem) }
    defer { workers = [] }
    return workers.map(\.taker)
  }

  private mutating func read(_ file: CaptureFile, _ descriptor: Descriptor) throws(SystemError) {
    tally.file = file.name
    var beginning: [UInt8] = []
    var isAll = false
    while beginning.count < LineBlocks.blockLength, !isAll {
      isAll = try !descriptor.read(upTo: LineBlocks.blockLength, into: &beginning)
    }
    let path = file.copy == nil ? file.path : file.path ?? ""
    switch options.format ?? CaptureFormat(beginning: beginning, path: path) {
    case .lines: try readLines(file, descriptor, beginning)
    case .har: try readHAR(file, descriptor, beginning)
    case .json:
      if let framing = options.framing {
        try readElements(file, descriptor, beginning, framing)
      } else {
        try readWhole(file, descriptor, beginning, isAll)
      }
    }
  }

  private mutating func readLines(
    _ file: CaptureFile, _ descriptor: Descriptor, _ beginning: [UInt8]
  ) throws(SystemError) {
    var blocks = LineBlocks(descriptor, beginning: beginning)
    var line = 1
    while let block = try blocks.next() {
      switch block {
      case .lines(let bytes):
        var count = 0
        bytes.forEachLine { _, _ in count += 1 }
        add(CaptureUnit(bytes: bytes, isLines: true, file: file.name, line: line))
        line += count
      case .tooLong:
        addTooLong(file, line)
        line += 1
      }
    }
  }

  /// Reads a document element by element, so that it can be of any size.
  private mutating func readElements(
    _ file: CaptureFile, _ descriptor: Descriptor, _ beginning: [UInt8], _ framing: StreamFraming
  ) throws(SystemError) {
    let first = unitCount
    let isWhole = try forEachElement(
      of: Unread.self, framing, file, descriptor, beginning
    ) { survey, element in
      guard element.ending == nil else { return }
      survey.add(
        CaptureUnit(bytes: element.json, isElement: true, file: file.name, line: element.place.line)
      )
    }
    if isWhole {
      workers[0].taker.correctDocuments(by: 1)
    } else if unitCount > first {
      tally.cutFiles += 1
    }
  }

  private mutating func readWhole(
    _ file: CaptureFile, _ descriptor: Descriptor, _ beginning: [UInt8], _ isAll: Bool
  ) throws(SystemError) {
    var bytes = beginning
    var isAll = isAll
    while !isAll, bytes.count <= LineBlocks.longestLine {
      isAll = try !descriptor.read(upTo: max(LineBlocks.blockLength, bytes.count), into: &bytes)
    }
    if isAll {
      add(CaptureUnit(bytes: bytes, file: file.name))
    } else {
      addTooLong(file, nil)
    }
  }

  private mutating func addTooLong(_ file: CaptureFile, _ line: Int?) {
    workers[0].taker.add(.tooLong)
    let place = line.map { "\(file.name):\($0)" } ?? file.name
    tally.add(.tooLong(place, unit: unitCount, line: line))
  }

  mutating func add(_ unit: CaptureUnit) {
    var unit = unit
    unit.number = unitCount
    unitCount += 1
    pendingBytes += unit.bytes.count
    tally.bytes += unit.bytes.count
    units.append(unit)
    if pendingBytes >= LineBlocks.blockLength * workers.count { work() }
  }

  /// Lets all threads work on what was read.
  private mutating func work() {
    let units = units
    self.units = []
    pendingBytes = 0
    guard !units.isEmpty else { return }
    let workers = workers
    let count = min(workers.count, units.count)
    WorkerThreads.run(count) { index in
      for position in stride(from: index, to: units.count, by: count) {
        workers[index].add(units[position])
      }
    }
    let (tally, seconds) = (tally, progress.seconds)
    progress.show(
      "\(tally.file): \(tally.bytes / 1_000_000) MB, "
        + "\(Int(Double(tally.bytes) / 1_000_000 / seconds)) MB/s")
  }
}

extension CaptureOptions {
  /// The array at the path; nil if the path leads elsewhere, or too far.
  fileprivate var framing: StreamFraming? {
    guard path.last == .elements else { return nil }
    let keys = path.dropLast().compactMap { step -> FieldPath.Component? in
      if case .key(let key) = step { .key(key) } else { nil }
    }
    guard keys.count == path.count - 1 else { return nil }
    // NB: a framing takes its path as separate arguments.
    switch keys.count {
    case 0: return .array
    case 1: return .array(at: keys[0])
    case 2: return .array(at: keys[0], keys[1])
    case 3: return .array(at: keys[0], keys[1], keys[2])
    default: return nil
    }
  }
}

/// A value of which nothing is read: its bytes are surveyed.
private struct Unread: Capturable {
  static func capture(_ node: JSONNode) -> Captured<Unread> { Captured(Unread()) }
}

extension Surveyor {
  init(_ options: CaptureOptions) {
    self.init(
      showsValues: options.showsValues, maps: options.maps, learned: options.learned,
      time: options.time, hashesContent: options.key != nil)
  }
}

extension [Surveyor] {
  /// The survey of everything that they have. Each is given up when it was added.
  consuming func survey(_ options: CaptureOptions) -> Survey {
    var rest = self
    guard var survey = rest.popLast()?.survey else { return Survey() }
    while let surveyor = rest.popLast() {
      // None of them has a key yet, so they cannot overlap.
      try? survey.merge(surveyor.survey)
    }
    if let key = options.key { survey.name(part: key) }
    return survey
  }
}
