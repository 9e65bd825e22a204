import ConstructionBuilders
import ConstructionBuildersContracts

/// The keys that nothing reads: one line each, or JSON.
enum UnreadReport {
  static func text(of tally: UnreadTally, _ format: Options.Format) -> String {
    switch format {
    case .table: PrintableText.of(lines: "\(tally)") + "\n"
    case .json: JSONReport.encoded(json(of: tally), [.prettyPrinted, .sortedKeys])
    }
  }

  private static func json(of tally: UnreadTally) -> JSONValue.Members {
    var report = JSONValue.Members()
    report["documents"] = JSONValue(tally.documents)
    report["malformed"] = JSONValue(tally.malformed)
    report["problem"] = JSONValue(tally.problem?.description)
    report["unread"] = .array(tally.rows.map(json))
    report["moreKeys"] = JSONValue(tally.moreKeys)
    return report
  }

  private static func json(of row: UnreadTally.Row) -> JSONValue {
    var members = JSONValue.Members()
    members["path"] = .string(row.path)
    members["objects"] = JSONValue(row.objects)
    members["allObjects"] = JSONValue(row.allObjects)
    members["kinds"] = .array(row.kinds.map { .string($0.rawValue) })
    members["nearest"] = JSONValue(row.nearest)
    members["text"] = .string(row.description)
    return .object(members)
  }
}
