import ConstructionBuilders
import Foundation

/// One document of 1 to 256 MB: a megabyte must not take longer for being one of many.
struct Scaling: Report {
  /// Seconds for one document, the best of some.
  struct Row: Encodable {
    let bytes: Int
    let seconds: [CandidateName: Double]
  }

  var rows: [Row] = []

  private static let candidates: [CandidateName] = [
    .decoder, .builders, .buildables, .buildersOnly, .floor,
  ]

  static func measure(_ plan: Plan) throws -> Scaling {
    var scaling = Scaling()
    for megabytes in [1, 2, 4, 8, 16, 32, 64, 128, 256] {
      let input = Input(MarvelDocument.page(bytes: megabytes * 1_000_000))
      var seconds: [CandidateName: Double] = [:]
      for name in candidates {
        let candidate = try Marvel.fullRecipe.candidate(name, for: input)
        let repetitions = plan.rounds ?? max(2, 32 / megabytes)
        let times = try (0..<repetitions).map { _ in try Stopwatch.seconds(candidate.run) }
        seconds[name] = times.min()
      }
      scaling.rows.append(Row(bytes: input.data.count, seconds: seconds))
    }
    return scaling
  }

  var text: String {
    var table = Table("MB")
    table.rows[0] += Self.candidates.map { "\($0.label), ms/MB" }
    for row in rows {
      let megabytes = Double(row.bytes) / 1e6
      let cells = Self.candidates.map { name in
        Figures.milliseconds(row.seconds[name].map { $0 / megabytes })
      }
      table.rows.append([Figures.decimal(megabytes, digits: 1)] + cells)
    }
    return "One document, marvel-full: linear where a column stays the same\n\(table.text)\n"
  }
}
