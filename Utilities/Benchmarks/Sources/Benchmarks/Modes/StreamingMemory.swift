import ConstructionBuilders
import ConstructionBuildersStreams
import Foundation

/// The resident memory that 1 GB of elements takes, which are made as they are read.
struct StreamingMemory: Report {
  enum Framing: String, Encodable, CaseIterable {
    case lines, array
  }

  /// One stream, in a new process.
  struct Row: Encodable {
    let framing: Framing
    let bytes: Int
    /// The most memory that the process had at once, above what it had before the stream; nil
    /// where it cannot say.
    let peak: Int?
  }

  var rows: [Row] = []

  private static let length = 1_000_000_000

  static func measure() throws -> StreamingMemory {
    StreamingMemory(rows: try Framing.allCases.map(measure))
  }

  private static func measure(_ framing: Framing) throws -> Row {
    let process = Process()
    let output = Pipe()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--stream", framing.rawValue]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let row = Row(framing, line: text) else {
      throw WrongAnswer("the process for \(framing) failed")
    }
    return row
  }

  /// Reads a stream, and compares each model with the one that `build(json:)` gives.
  static func row(of framing: Framing) throws -> Row {
    let stream = RepeatedStream(
      framing, ElementBytes(repeating: RecordDocument.records(1_000), bytes: 500_000))
    var models: [Record] = []
    try stream.elements.readInMemory(as: RecordBuilder.self) { models.append(try $0.get()) }
    var reader = ElementReader<RecordBuilder>(framing == .lines ? .lines : .array)
    var count = 0
    func check(_ element: StreamElement<RecordBuilder>) throws {
      let isRight = try element.result.get() == models[count % models.count]
      try WrongAnswer.check(isRight, "record \(count)")
      count += 1
    }

    let memory = ResidentMemory.mark()
    var bytes = 0
    try stream.forEachChunk(ofLength: StreamingElements.chunkLength, until: length) { chunk in
      bytes += chunk.count
      reader.append(chunk)
      while let element = reader.next() { try check(element) }
    }
    try reader.finish()
    while let element = reader.next() { try check(element) }
    let peak = memory?.growth
    let wanted = stream.elementCount(until: length)
    try WrongAnswer.check(count == wanted, "\(count) of \(wanted) records")
    return Row(framing: framing, bytes: bytes, peak: peak)
  }

  var text: String {
    var table = Table("", "MB", "peak kB")
    for row in rows {
      let megabytes = Figures.decimal(Double(row.bytes) / 1e6, digits: 1)
      table.rows.append([row.framing.rawValue, megabytes, Figures.kilobytes(row.peak)])
    }
    return "The resident memory that 1 GB of elements takes, record, by hand\n\(table.text)\n"
  }
}

extension StreamingMemory.Row {
  /// As one process sends it to another.
  var line: String { "\(bytes) \(peak.map(String.init) ?? "-")" }

  init?(_ framing: StreamingMemory.Framing, line: String) {
    let parts = line.split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, let bytes = Int(parts[0]) else { return nil }
    self.init(framing: framing, bytes: bytes, peak: Int(parts[1]))
  }
}

/// The same elements again and again, as one stream that is not in memory.
private struct RepeatedStream {
  let elements: ElementBytes

  /// What the stream begins with, what it repeats, and what ends it.
  private let first: [UInt8]
  private let block: [UInt8]
  private let end: [UInt8]

  init(_ framing: StreamingMemory.Framing, _ elements: ElementBytes) {
    self.elements = elements
    switch framing {
    case .lines: (first, block, end) = (elements.lines, elements.lines, [])
    case .array:
      first = elements.array.dropLast()
      block = [UInt8(ascii: ",")] + first.dropFirst()
      end = [UInt8(ascii: "]")]
    }
  }

  private func repetitions(until length: Int) -> Int { (length + block.count - 1) / block.count }

  func elementCount(until length: Int) -> Int { repetitions(until: length) * elements.ranges.count }

  /// Calls `body` with chunks, until there are at least so many bytes.
  func forEachChunk(
    ofLength chunkLength: Int, until length: Int, _ body: ([UInt8]) throws -> Void
  ) throws {
    var chunk: [UInt8] = []
    for repetition in 0..<repetitions(until: length) {
      var rest = (repetition == 0 ? first : block)[...]
      while !rest.isEmpty {
        let part = rest.prefix(chunkLength - chunk.count)
        chunk += part
        rest.removeFirst(part.count)
        guard chunk.count == chunkLength else { break }
        try body(chunk)
        chunk.removeAll(keepingCapacity: true)
      }
    }
    try body(chunk + end)
  }
}
