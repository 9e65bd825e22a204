import ConstructionBuilders
import ConstructionBuildersStreams

/// The results of elements, from lines and from an array in chunks of 64 kB, against
/// `build(json:)` for the same bytes in memory, one element after the other.
struct StreamingElements: Report {
  /// Seconds for all elements: medians.
  struct Row: Encodable {
    let element: String
    let builder: String
    let count: Int
    let bytes: Int
    let inMemory: Double
    let lines: Double
    let array: Double
  }

  var rows: [Row] = []

  static let chunkLength = 65_536
  private static let length = 4_000_000

  static func measure(_ plan: Plan) throws -> StreamingElements {
    let items = ElementBytes(repeating: MarvelDocument.items(1_000), bytes: length)
    let records = ElementBytes(repeating: RecordDocument.records(1_000), bytes: length)
    let characters = ElementBytes(repeating: MarvelDocument.characters(100), bytes: length)
    let (byHand, buildable) = ("by hand", "@Buildable")
    return StreamingElements(rows: [
      try row("item", byHand, MarvelItemBuilder.self, items, plan),
      try row("item", buildable, MarvelItem.Builder.self, items, plan),
      try row("record", byHand, RecordBuilder.self, records, plan),
      try row("record", buildable, Record.Builder.self, records, plan),
      try row("character", byHand, MarvelCharacterBuilder.self, characters, plan),
      try row("character", buildable, MarvelCharacter.Builder.self, characters, plan),
    ])
  }

  private static func row<Builder: ConstructionBuilder>(
    _ element: String, _ name: String, _ type: Builder.Type, _ elements: ElementBytes, _ plan: Plan
  ) throws -> Row where Builder.Failure == BuildFailure, Builder.Model: Equatable {
    let lines = Chunks(elements.lines, ofLength: chunkLength)
    let array = Chunks(elements.array, ofLength: chunkLength)

    var models: [Builder.Model?] = []
    elements.readInMemory(as: type) { models.append(try? $0.get()) }
    for (chunks, framing) in [(lines, StreamFraming.lines), (array, .array)] {
      var index = 0
      try chunks.readElements(framing, as: type) { result in
        let isRight = index < models.count && (try? result.get()) == models[index]
        try WrongAnswer.check(isRight, "\(element) \(index), \(name): \(result)")
        index += 1
      }
      try WrongAnswer.check(index == models.count, "\(index) of \(models.count) elements")
    }

    let medians = try Alternating(plan: plan).medians(of: [
      { elements.readInMemory(as: type) { blackHole($0) } },
      { try lines.readElements(.lines, as: type) { blackHole($0) } },
      { try array.readElements(.array, as: type) { blackHole($0) } },
    ])
    return Row(
      element: element, builder: name, count: models.count, bytes: elements.lines.count,
      inMemory: medians[0], lines: medians[1], array: medians[2])
  }

  var text: String {
    var table = Table(
      "", "builder", "bytes", "in memory, ns", "lines, ns", "array, ns", "× lines", "× array")
    for row in rows {
      let count = Double(row.count)
      let times = [row.inMemory, row.lines, row.array].map { $0 / count * 1e9 }
      table.rows.append(
        [row.element, row.builder, Figures.decimal(Double(row.bytes) / count, digits: 0)]
          + times.map { Figures.decimal($0, digits: 0) }
          + [Figures.ratio(row.inMemory / row.lines), Figures.ratio(row.inMemory / row.array)])
    }
    return "Elements of streams, against build(json:) of each element in memory\n\(table.text)\n"
  }
}

/// The same elements as lines, and as an array.
struct ElementBytes {
  private(set) var lines: [UInt8] = []
  private(set) var array: [UInt8] = []

  /// Where each element is in the lines.
  private(set) var ranges: [Range<Int>] = []

  /// The elements, again and again, until there are so many bytes.
  init(repeating elements: [Tree], bytes: Int) {
    let texts = elements.map { Array($0.data()) }
    while lines.count < bytes {
      let text = texts[ranges.count % texts.count]
      ranges.append(lines.count..<lines.count + text.count)
      array.append(UInt8(ascii: array.isEmpty ? "[" : ","))
      array += text
      lines += text
      lines.append(UInt8(ascii: "\n"))
    }
    array.append(UInt8(ascii: "]"))
  }

  func readInMemory<Builder: ConstructionBuilder>(
    as type: Builder.Type, _ body: (Result<Builder.Model, BuildFailure>) throws -> Void
  ) rethrows where Builder.Failure == BuildFailure {
    for range in ranges { try body(Builder.build(json: lines[range])) }
  }
}

extension Chunks {
  func readElements<Builder: ConstructionBuilder>(
    _ framing: StreamFraming, as type: Builder.Type,
    _ body: (Result<Builder.Model, BuildFailure>) throws -> Void
  ) throws where Builder.Failure == BuildFailure {
    var reader = ElementReader<Builder>(framing)
    for range in ranges {
      reader.append(bytes[range])
      while let element = reader.next() { try body(element.result) }
    }
    try reader.finish()
    while let element = reader.next() { try body(element.result) }
  }
}
