import ConstructionBuilders
import ConstructionBuildersEditing
import ConstructionBuildersStreams

/// A document that arrives byte by byte, with one snapshot at its end, against reading it at once;
/// and against parsing again for each byte.
struct StreamingBytes: Report {
  /// Seconds for a document: medians.
  struct Row: Encodable {
    let bytes: Int
    let name: String
    let seconds: Double
  }

  var rows: [Row] = []

  static func measure(_ plan: Plan) throws -> StreamingBytes {
    // Parsing again takes a time that grows with the square of the length.
    let small = try rows(of: Array(MarvelDocument.page(bytes: 10_000)), anew: true, plan)
    let large = try rows(of: Array(MarvelDocument.page(bytes: 1_000_000)), anew: false, plan)
    return StreamingBytes(rows: small + large)
  }

  private static func rows(
    of document: [UInt8], anew: Bool, _ plan: Plan
  ) throws -> [Row] {
    let whole = try MarvelResponseBuilder(json: document)
    try WrongAnswer.check(try snapshot(document).json == whole.json, "the last snapshot")
    var reader = PartialReader<MarvelResponseBuilder>()
    for byte in document { reader.append(CollectionOfOne(byte)) }
    let isRight = try reader.finish().get() == whole.build().get()
    try WrongAnswer.check(isRight, "the model of a document in single bytes")

    var works: [(name: String, run: () throws -> Void)] = [
      (
        "append to an array, and B(json:)",
        {
          var bytes: [UInt8] = []
          for byte in document { bytes.append(byte) }
          blackHole(try MarvelResponseBuilder(json: bytes))
        }
      ),
      ("append to a reader, and a snapshot", { blackHole(snapshot(document)) }),
    ]
    if anew {
      works.append(
        (
          "append to a reader, and a snapshot for each byte",
          {
            var reader = PartialReader<MarvelResponseBuilder>()
            for byte in document {
              reader.append(CollectionOfOne(byte))
              blackHole(reader.snapshot())
            }
          }
        ))
      works.append(
        (
          "append to an array, and try? B(json:) for each byte",
          {
            var bytes: [UInt8] = []
            for byte in document {
              bytes.append(byte)
              blackHole(try? MarvelResponseBuilder(json: bytes))
            }
          }
        ))
    }
    let medians = try Alternating(plan: plan).medians(of: works.map(\.run))
    return zip(works, medians).map { Row(bytes: document.count, name: $0.name, seconds: $1) }
  }

  private static func snapshot(_ document: [UInt8]) -> MarvelResponseBuilder {
    var reader = PartialReader<MarvelResponseBuilder>()
    for byte in document { reader.append(CollectionOfOne(byte)) }
    return reader.snapshot()
  }

  var text: String {
    var table = Table("", "bytes", "ms", "ns/byte", "× array")
    for row in rows {
      // The first row of each document appends to an array.
      let array = rows.first { $0.bytes == row.bytes }
      table.rows.append([
        row.name, Figures.whole(row.bytes), Figures.milliseconds(row.seconds),
        Figures.decimal(row.seconds / Double(row.bytes) * 1e9, digits: 1),
        Figures.ratio(array.map { row.seconds / $0.seconds }),
      ])
    }
    return "A document in single bytes, by hand\n\(table.text)\n"
  }
}
