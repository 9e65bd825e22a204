import ConstructionBuilders
import ConstructionBuildersStreams
import Testing

@testable import TestSupport

/// The documents of other tests, cut everywhere: elements, snapshots, and what is salvaged.
struct CutCorpusTests {
  /// Documents of the grammar, right and wrong.
  static let small =
    smallDocuments.map { Array($0.utf8) } + malformedDocuments.map(\.bytes)

  @Test func smallDocuments_inSingleBytes_areReadAsOne() throws {
    for (number, document) in Self.small.enumerated() where isChosen(number) {
      let settings = ChunkSettings(stream: document, cutCount: document.count + 1)
      try check(settings, number)
    }
  }

  @Test func smallDocuments_inTwoParts_areReadAsOne() {
    for (number, document) in Self.small.enumerated() where isChosen(number) {
      let whole = readings(of: [document])
      for cut in 0...document.count {
        let parts = [Array(document[..<cut]), Array(document[cut...])]
        let actual = readings(of: parts)
        if actual != whole { Issue.record("\(parts): \(actual), whole \(whole)") }
      }
    }
  }

  /// A debug build takes some of the documents.
  private func isChosen(_ number: Int) -> Bool { number % stepWidth(debug: 32, release: 1) == 0 }

  @Test func randomDocuments_cutAtRandom_areReadAsOne() throws {
    var random = SplitMix64(seed: 5)
    for seed in 0..<volume(debug: 1, release: 3, all: 6) {
      var writer = RandomDocument(seed: UInt64(seed), repeatsKeys: seed % 4 == 0)
      let (first, second) = (writer.next(), writer.next())
      let streams = [
        first, "\(oneLine(first))\n\(oneLine(second))", "[\(first),\n \(second)]",
        "{\"a\": {\"data\": [\(first), 7], \"b\": \(second)}}",
        "data: \(oneLine(first))\r\n\r\ndata: \(oneLine(second))\n\n",
      ]
      let coercion = Coercion.tried[seed % 3]
      for stream in streams {
        let longest = [3, 30, 300, 3_000].randomElement(using: &random)!
        let settings = ChunkSettings(
          stream: Array(stream.utf8), longest: longest, seed: random.next(), coercion: coercion)
        try check(settings, seed)
      }
    }
  }

  private func check(_ settings: ChunkSettings, _ number: Int) throws {
    do {
      try ChunksInvariant.check(settings)
    } catch {
      let stream = String(decoding: settings.stream, as: UTF8.self)
      Issue.record("\(number), \(stream.debugDescription): \(error)")
    }
  }

  /// More than the 64 kB that are scanned at once, with elements that lie across the border.
  @Test func longArray_cutAtRandom_hasItsElements() throws {
    var random = SplitMix64(seed: 11)
    var writer = RandomDocument(seed: 12)
    let documents = (0..<volume(debug: 40, release: 400)).map { _ in writer.next() }
    let expected = documents.map { PartyBuilder.build(json: $0) }
    let stream = Array("{\"x\": [], \"data\": [\(documents.joined(separator: " ,\r\n"))]}".utf8)
    for longest in [100, 5_000, 200_000] {
      var reader = ElementReader<PartyBuilder>(.array(at: "data"))
      var chunks = Chunks(stream, .random, longest: longest, seed: random.next())
      var elements: [StreamElement<PartyBuilder>] = []
      while let chunk = chunks.next() {
        reader.append(chunk)
        while let element = reader.next() { elements.append(element) }
      }
      try reader.finish()
      while let element = reader.next() { elements.append(element) }
      expect(elements.map { String(decoding: $0.json, as: UTF8.self) }, equals: documents)
      expect(elements.map { try? $0.result.get() }, equals: expected.map { try? $0.get() })
      var (line, end) = (1, 0)
      for element in elements {
        let begin = element.place.byteOffset
        #expect(stream[begin...].starts(with: element.json))
        line += stream[end..<begin].count { $0 == UInt8(ascii: "\n") }
        end = begin
        expect(element.place.line, equals: line)
      }
    }
  }

  @Test func longArray_cutOffAtRandom_keepsTheElementsBefore() throws {
    var random = SplitMix64(seed: 13)
    var writer = RandomDocument(seed: 14)
    let documents = (0..<volume(debug: 10, release: 100)).map { _ in writer.next() }
    let whole = documents.map { try? PartyBuilder.build(json: $0).get() }
    let stream = Array("[\(documents.joined(separator: ","))]".utf8)
    for _ in 0..<volume(debug: 5, release: 50) {
      let cut = Int.random(in: 0..<stream.count, using: &random)
      let root = try JSONRoot<[PartyBuilder]>(cutOff: Array(stream[..<cut]))
      let models = root.value?.map { try? $0.build().get() } ?? []
      expect(models, equals: Array(whole.prefix(models.count)))
      // Each element that is there as a whole is kept.
      let count = documents.indices.last { index in
        documents[...index].reduce(index + 1) { $0 + $1.utf8.count } <= cut
      }
      expect(models.count, equals: count.map { $0 + 1 } ?? 0)
    }
  }

  private func oneLine(_ text: String) -> String {
    text.replacing("\n", with: " ")
  }

  /// What readers of all kinds make of a stream.
  private func readings(of parts: [[UInt8]]) -> [String] {
    let framings: [StreamFraming] = [
      .lines, .textSequence, .concatenated, .serverSentEvents(),
      .serverSentEvents(endingWith: "7"), .array, .array(at: "a"),
    ]
    return framings.map { elements(of: parts, $0) } + [partial(parts)]
  }

  private func elements(of parts: [[UInt8]], _ framing: StreamFraming) -> String {
    var reader = ElementReader<JSONValue>(framing)
    var text = ""
    func take() {
      while let element = reader.next() {
        text += "\(element.index) \(element.place) \(element.json) \(element.result); "
      }
    }
    for part in parts {
      reader.append(part)
      take()
    }
    do throws(StreamFailure) {
      try reader.finish()
    } catch {
      // Where a malformed stream is told to be wrong depends on what was there.
      text += error.kind == .malformed ? "malformed" : "\(error)"
    }
    take()
    return text
  }

  private func partial(_ parts: [[UInt8]]) -> String {
    var reader = PartialReader<AnythingBuilder>()
    for part in parts {
      reader.append(part)
      _ = reader.snapshot()
    }
    // A dictionary has no order.
    let result = reader.finish().map { $0.sorted { $0.key < $1.key }.map { "\($0)" } }
    return "\(result)"
  }
}
