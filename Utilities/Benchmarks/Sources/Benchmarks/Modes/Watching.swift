import ConstructionBuilders
import ConstructionBuildersContracts
import Foundation

/// What watching a backend costs each response: the findings beside the result, and counting them.
struct Watching: Report {
  /// Seconds for one response.
  struct Row: Encodable {
    let findings: Int
    /// Reading and building, by hand and by macro, without a word about findings.
    let build: Double
    let direct: Double
    /// Result and findings of one build.
    let report: Double
    let directReport: Double
    /// The findings of a builder that was read before.
    let ask: Double
    let tally: Double
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
    for found in [findings.count, MarvelResponse.Builder.report(json: json).findings.count]
    where found != count { throw UnexpectedFindings(wanted: count, found: found) }
    var tally = FindingTally()
    let date = Date()
    let decoder = JSONDecoder()
    let seconds = try medians(
      plan,
      [
        { blackHole(try MarvelResponseBuilder.build(json: json).get()) },
        { blackHole(try MarvelResponse.Builder.build(json: json).get()) },
        { blackHole(MarvelResponseBuilder.report(json: json)) },
        { blackHole(MarvelResponse.Builder.report(json: json)) },
        { blackHole(builder.findings) },
        { blackHole(tally.add(findings, at: date)) },
        { blackHole(try decoder.decode(DecodableModel<MarvelResponseBuilder>.self, from: json)) },
      ])
    return Row(
      findings: count, build: seconds[0], direct: seconds[1], report: seconds[2],
      directReport: seconds[3], ask: seconds[4], tally: seconds[5], constructed: seconds[6])
  }

  /// The medians of samples that are taken in turn, so that all meet the same disturbances.
  private static func medians(_ plan: Plan, _ bodies: [() throws -> Void]) throws -> [Double] {
    let repetitions = try bodies.map { body in
      max(1, Int(Plan.shortestSample / max(try Stopwatch.seconds(repeating: 5, body), 1e-9)))
    }
    var samples = bodies.map { _ in [Double]() }
    for _ in 0..<(plan.rounds ?? 31) {
      for (index, body) in bodies.enumerated() {
        samples[index].append(try Stopwatch.seconds(repeating: repetitions[index], body))
      }
    }
    return samples.map { $0.sorted()[$0.count / 2] }
  }

  var text: String {
    var table = Table(
      "findings", "build", "report", "ratio", "direct", "report", "ratio", "findings", "ratio",
      "tally", "DecodableModel")
    for row in rows {
      let micro = { Figures.decimal($0 * 1e6, digits: 2) }
      let ratio = { Figures.decimal($0, digits: 2) }
      table.rows.append([
        "\(row.findings)", micro(row.build), micro(row.report), ratio(row.report / row.build),
        micro(row.direct), micro(row.directReport), ratio(row.directReport / row.direct),
        micro(row.ask), ratio(row.ask / row.build), micro(row.tally), micro(row.constructed),
      ])
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
