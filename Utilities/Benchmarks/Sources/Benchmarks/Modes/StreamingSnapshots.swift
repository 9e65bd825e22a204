import ConstructionBuilders
import ConstructionBuildersEditing
import ConstructionBuildersStreams
import Foundation

/// A document that arrives in 2,500 chunks, with a snapshot after each, against parsing anew what
/// has arrived.
struct StreamingSnapshots: Report {
  /// Seconds for the whole document: medians.
  struct Row: Encodable {
    let name: String
    let seconds: Double
  }

  let bytes: Int
  let chunks: Int
  var rows: [Row] = []

  private static let chunkCount = 2_500

  static func measure(_ plan: Plan) throws -> StreamingSnapshots {
    let document = Array(MarvelDocument.page(bytes: 92_000))
    let chunks = Chunks(document, count: chunkCount)
    try check(chunks)

    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    func prefixes(_ body: (ArraySlice<UInt8>) -> Void) {
      for range in chunks.ranges { body(document[..<range.upperBound]) }
    }
    let works: [(name: String, run: () throws -> Void)] = [
      (
        "build(json:), once",
        { blackHole(try MarvelResponseBuilder.build(json: document).get()) }
      ),
      ("scan: append, and finish", { blackHole(try chunks.model { _ in }) }),
      (
        "scan for each chunk: snapshots without a field",
        { chunks.readSnapshots(as: NothingBuilder.self) { blackHole($0) } }
      ),
      (
        "scan and capture for each chunk: snapshots",
        { chunks.readSnapshots(as: MarvelResponseBuilder.self) { blackHole($0) } }
      ),
      (
        "anew: JSONRoot(cutOff:), the same content",
        { prefixes { blackHole(try? JSONRoot<MarvelResponseBuilder>(cutOff: $0)) } }
      ),
      (
        "anew: try? B(json:), nil until the end",
        { prefixes { blackHole(try? MarvelResponseBuilder(json: $0)) } }
      ),
      (
        "anew: JSONDecoder, nil until the end",
        { prefixes { blackHole(try? decoder.decode(MarvelResponse.self, from: Data($0))) } }
      ),
    ]
    let medians = try Alternating(plan: plan).medians(of: works.map(\.run))
    return StreamingSnapshots(
      bytes: document.count, chunks: chunkCount,
      rows: zip(works, medians).map { Row(name: $0.name, seconds: $1) })
  }

  /// The end gives the model of the whole document, and each hundredth snapshot is that of a reader
  /// that gets the same bytes at once.
  private static func check(_ chunks: Chunks) throws {
    var index = 0
    var counts: [Int] = []
    let model = try chunks.model { reader in
      defer { index += 1 }
      guard index.isMultiple(of: 100) else { return }
      var other = PartialReader<MarvelResponseBuilder>()
      other.append(chunks.bytes[..<chunks.ranges[index].upperBound])
      let (sut, wanted) = (reader.snapshot(), other.snapshot())
      try WrongAnswer.check(try sut.json == wanted.json, "snapshot \(index)")
      counts.append(sut.data?.results?.count ?? 0)
    }
    let isGrowing = counts == counts.sorted() && (counts.last ?? 0) > (counts.first ?? 0)
    try WrongAnswer.check(isGrowing, "elements in snapshots: \(counts)")
    let wanted = try MarvelResponseBuilder.build(json: chunks.bytes).get()
    try WrongAnswer.check(model == wanted, "the model of a document in chunks")
  }

  var text: String {
    var table = Table("", "ms", "µs/chunk")
    for row in rows {
      table.rows.append([
        row.name, Figures.milliseconds(row.seconds),
        Figures.decimal(row.seconds / Double(chunks) * 1e6, digits: 2),
      ])
    }
    return "A document of \(Figures.whole(bytes)) bytes in \(Figures.whole(chunks)) chunks, "
      + "by hand\n\(table.text)\n"
  }
}

/// A builder that reads nothing.
private struct NothingBuilder: ConstructionBuilder {
  struct Nothing {}

  init(fields: JSONFields) {}
  func build() -> Result<Nothing, BuildFailure> { construct(Nothing.init) }
}

extension Chunks {
  /// The model of the document.
  ///
  /// - Parameter body: What to do after each chunk.
  fileprivate func model(
    _ body: (inout PartialReader<MarvelResponseBuilder>) throws -> Void
  ) throws -> MarvelResponse {
    var reader = PartialReader<MarvelResponseBuilder>()
    for range in ranges {
      reader.append(bytes[range])
      try body(&reader)
    }
    return try reader.finish().get()
  }

  /// Calls `body` with a snapshot after each chunk.
  fileprivate func readSnapshots<Builder: ConstructionBuilder>(
    as type: Builder.Type, _ body: (Builder) -> Void
  ) {
    var reader = PartialReader<Builder>()
    for range in ranges {
      reader.append(bytes[range])
      body(reader.snapshot())
    }
  }
}
