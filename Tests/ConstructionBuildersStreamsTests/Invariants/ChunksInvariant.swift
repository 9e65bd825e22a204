import ConstructionBuilders
import ConstructionBuildersStreams

@testable import TestSupport

/// A document or a stream that arrives in parts is read alike, wherever it was cut.
///
/// The first two bytes of an input say how to cut the others: see ``ChunkSettings``.
enum ChunksInvariant {
  static func check(_ input: [UInt8]) throws {
    guard let settings = ChunkSettings(input) else { return }
    try check(settings)
  }

  static func check(_ settings: ChunkSettings) throws {
    try checkElements(settings)
    if settings.checks(.snapshots) { try checkSnapshots(settings) }
    if settings.checks(.salvage) { try checkSalvage(settings) }
  }
}

/// What a reader makes of a stream.
struct StreamReading<Value: Capturable> {
  var elements: [StreamElement<Value>] = []
  var failure: StreamFailure?
  var reader: ElementReader<Value>

  init(_ framing: StreamFraming, _ settings: ChunkSettings, _ cutting: Cutting) {
    reader = ElementReader(
      framing, coercion: settings.coercion, maximumDepth: settings.maximumDepth,
      maximumLength: settings.maximumLength)
    var chunks = Chunks(
      settings.stream, cutting, longest: settings.longest, seed: settings.seed)
    var copies: [ElementReader<Value>] = []
    while let chunk = chunks.next() {
      reader.append(chunk)
      if chunks.chance() { continue }
      if chunks.chance() { copies = [reader] }
      while let element = reader.next() { elements.append(element) }
    }
    do throws(StreamFailure) { try reader.finish() } catch { failure = error }
    while let element = reader.next() { elements.append(element) }
    withExtendedLifetime(copies) {}
  }
}

extension ChunksInvariant {
  static func checkElements(_ settings: ChunkSettings) throws {
    if settings.checks(.lines) {
      let lines = try reading(PartyBuilder.self, .lines, settings)
      try compare(lines, with: plainLines(settings.stream), settings)
    }
    if settings.checks(.texts) {
      let texts = try reading(ScalarsBuilder.self, .textSequence, settings)
      try compare(texts, with: plainTexts(settings.stream), settings)
    }
    if settings.checks(.events) { try checkEvents(endingWith: nil, settings) }
    if settings.checks(.endedEvents) { try checkEvents(endingWith: "7", settings) }
    if settings.checks(.array) { try checkArray(.array, at: [], settings) }
    if settings.checks(.arrayAtPath) {
      try checkArray(.array(at: "a", "data"), at: ["a", "data"], settings)
      try checkArray(.array(at: "a", 1), at: ["a", 1], settings)
    }
  }

  private static func checkEvents(endingWith end: String?, _ settings: ChunkSettings) throws {
    let events = try reading(DirectPartyBuilder.self, .serverSentEvents(endingWith: end), settings)
    let expected = PlainEvents(settings.stream, endingWith: end)
    try compare(events, with: expected.data, settings)
    try require(settings.hasLimit || (events.failure == nil) == expected.isComplete, "the end")
  }

  /// Reads a stream in one chunk, and compares that with other ways to cut it.
  static func reading<Value: Capturable>(
    _ type: Value.Type, _ framing: StreamFraming, _ settings: ChunkSettings
  ) throws -> StreamReading<Value> where Value.Built: Equatable {
    let whole = StreamReading<Value>(framing, settings, .whole)
    for cutting in [Cutting.bytes, .random] {
      let other = StreamReading<Value>(framing, settings, cutting)
      let name = "\(framing) in \(cutting)"
      for (left, right) in zip(whole.elements, other.elements) {
        try require(
          left.index == right.index && left.place == right.place && left.json == right.json,
          "\(name): \(left.index) \(left.place) \(left.json), \(right.index) \(right.place)"
            + " \(right.json)")
        try require(left.result == right.result, "\(name): \(left.result), \(right.result)")
      }
      let counts = (whole.elements.count, other.elements.count)
      try require(counts.0 == counts.1, "\(name): \(counts) elements")
      let endings = (ending(of: whole), ending(of: other))
      try require(endings.0 == endings.1, "\(name): ends with \(endings)")
      let envelopes = (envelope(of: whole.reader), envelope(of: other.reader))
      try require(envelopes.0 == envelopes.1, "\(name): \(envelopes)")
    }
    for (index, element) in whole.elements.enumerated() {
      try require(element.index == index && element.ending == nil, "index \(element.index)")
      for finding in element.findings { try require(!"\(finding)".isEmpty, "no words") }
      let isWithinLimit = element.json.count - 2 <= settings.maximumLength
      try require(isWithinLimit, "\(element.json.count) bytes")
    }
    return whole
  }

  /// How a stream ended.
  private static func ending<Value>(of reading: StreamReading<Value>) -> String {
    guard let failure = reading.failure else { return "complete" }
    return "\(failure.kind.name) \(failure.place) \(failure.finding as Any)"
  }
}

/// The fields beside an array, or why there are none.
private func envelope<Value>(
  of reader: ElementReader<Value>
) -> Result<AnythingBuilder.Model, BuildFailure> {
  do throws(BuildFailure) {
    return try reader.envelope(as: AnythingBuilder.self).build()
  } catch {
    return .failure(error)
  }
}
