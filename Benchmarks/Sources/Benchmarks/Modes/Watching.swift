import ConstructionBuilders
import Foundation

/// What watching a backend costs each response: asking a builder for its findings, and counting
/// them.
struct Watching: Report {
  /// Seconds for one response, of each the fastest sample: the others were disturbed.
  struct Row: Encodable {
    let findings: Int
    let build: Double
    let ask: Double
    let tally: Double
    let record: Double
    let shadow: Double
    let constructed: Double
  }

  var rows: [Row] = []

  /// - Throws: ``UnexpectedFindings`` where the responses are not those that were meant.
  static func measure(_ plan: Plan) throws -> Watching {
    var watching = Watching()
    for count in [0, 4, 100] {
      watching.rows.append(try row(MarvelDocument.make(idsAsTexts: count), count, plan))
    }
    return watching
  }

  private static func row(_ json: Data, _ count: Int, _ plan: Plan) throws -> Row {
    let builder = try MarvelResponseBuilder(json: json)
    let findings = builder.findings
    guard findings.count == count else {
      throw UnexpectedFindings(wanted: count, found: findings.count)
    }
    var tally = FindingTally()
    let recorder = FindingRecorder()
    let date = Date()
    let decoder = JSONDecoder()
    return Row(
      findings: count,
      build: try fastest(plan) { blackHole(try MarvelResponseBuilder.build(json: json).get()) },
      ask: fastest(plan) { blackHole(builder.findings) },
      tally: fastest(plan) { blackHole(tally.add(findings, at: date)) },
      record: fastest(plan) { recorder.record(findings) },
      shadow: try fastest(plan) {
        blackHole(try MarvelResponseBuilder.shadow(json: json, under: .strict).build())
      },
      constructed: try fastest(plan) {
        blackHole(try decoder.decode(Constructed<MarvelResponseBuilder>.self, from: json))
      })
  }

  /// The fastest of samples that are long enough to be worth a look at the clock.
  private static func fastest(_ plan: Plan, _ body: () throws -> Void) rethrows -> Double {
    let first = try Stopwatch.seconds(repeating: 20, body)
    let repetitions = max(1, Int(Plan.shortestSample / max(first, 1e-9)))
    let samples = try (0..<(plan.rounds ?? 31)).map { _ in
      try Stopwatch.seconds(repeating: repetitions, body)
    }
    return samples.min() ?? .infinity
  }

  var text: String {
    var table = Table(
      "findings", "build", "findings", "tally", "recorder", "shadow", "Constructed")
    for row in rows {
      let seconds = [row.build, row.ask, row.tally, row.record, row.shadow, row.constructed]
      table.rows.append(
        ["\(row.findings)"] + seconds.map { Figures.decimal($0 * 1e6, digits: 2) })
    }
    return
      "µs for one response of \(Marvel.full.name), by how many findings it has\n\(table.text)\n"
  }
}

/// A response that does not have the findings that it was made to have.
struct UnexpectedFindings: Error, CustomStringConvertible {
  let wanted: Int
  let found: Int
  var description: String { "a response made to have \(wanted) findings has \(found)" }
}

extension MarvelDocument {
  /// The document of the full workload with the ids of its first characters as texts, each of which
  /// is a finding.
  fileprivate static func make(idsAsTexts count: Int) throws -> Data {
    var root = try JSONValue(json: Marvel.full.document())
    guard case .object(var members) = root, case .object(var data)? = members["data"],
      case .array(var results)? = data["results"], results.count >= count
    else { throw UnexpectedFindings(wanted: count, found: 0) }
    for index in 0..<count {
      guard case .object(var character) = results[index], case .number(let id)? = character["id"]
      else { throw UnexpectedFindings(wanted: count, found: index) }
      character["id"] = .string(id.digits)
      results[index] = .object(character)
    }
    data["results"] = .array(results)
    members["data"] = .object(data)
    root = .object(members)
    return Data(root.description.utf8)
  }
}
