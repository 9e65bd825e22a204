import ConstructionBuilders

/// What is said about a run on standard error: what was left out, and why there is nothing.
struct SurveyNotes {
  let survey: Survey
  let tally: CaptureTally
  let isOnlyStandardInput: Bool
  let options: CaptureOptions

  var text: String { lines.map { $0 + "\n" }.joined() }

  private var lines: [String] {
    var lines: [String] = []
    if tally.isHAR { lines.append(entries) }
    if survey.unreadableCount > 0 { lines.append(unreadable) }
    if let hint { lines.append(hint) }
    let count = survey.places.roots.count
    if count > survey.places.endpointLimit {
      lines.append(
        """
        \(count.grouped) endpoints, of which \(survey.places.endpointLimit.grouped) have their paths; \
        --endpoint chooses, --template states what varies
        """)
    } else if let (large, leftOut) = largest {
      let path = large.path.text
      lines.append(
        """
        \(leftOut.counted("value")) left out at '\(path)': there are more than \
        \(Survey.placeLimit.grouped) paths; if its keys are data, --map '\(path)' says so \
        and keeps the others
        """)
    }
    return lines
  }

  private var entries: String {
    let surveyed = tally.entries - tally.skipped.values.reduce(0, +)
    let words =
      ["\(surveyed.grouped) with a body to survey"]
      + CaptureTally.Skipped.allCases.compactMap { reason in
        tally.skipped[reason].map { "\($0.grouped) \(reason.rawValue)" }
      }
    return "\(tally.entries.counted("request")): " + words.joined(separator: ", ")
  }

  private var unreadable: String {
    let reasons = Survey.Unreadable.allCases.compactMap { reason in
      survey.unreadable[reason].map { count in
        "\(count.grouped) \(reason == .notThere ? "with " : "")\(reason.rawValue)"
      }
    }
    let all = survey.allDocuments
    var line = """
      \(survey.unreadableCount.grouped) of \(all.counted("document")) could not be \
      surveyed\(tally.part): \(reasons.joined(separator: ", "))
      """
    if let problem = tally.problem { line += "\n  first: \(problem.text)" }
    return line
  }

  /// Why there is nothing in the survey.
  private var hint: String? {
    guard survey.documents == 0 else {
      if let name = options.endpoint, !survey.hasEndpoint(name) { return Self.absence(of: name) }
      return survey.values == 0 ? "no element is at the path of --at" : nil
    }
    if survey.unreadableCount == 0 {
      if !tally.isHAR {
        return "no document: the input is empty"
      }
      if tally.entries == 0 { return "no request in the HAR file" }
      // What has no URL could not be asked for.
      let asked = tally.entries - (tally.skipped[.strange] ?? 0)
      guard asked > 0, tally.skipped[.filtered] == asked else {
        return "no response with a JSON body"
      }
      return options.endpoint.map(Self.absence)
        ?? "no request matched --url, --method and --status"
    }
    if survey.unreadable[.notThere] == survey.unreadableCount {
      return options.absence
    }
    guard isOnlyStandardInput, options.format == nil else { return nil }
    return """
      no line of standard input is a document; if all of it is one, add --format json, or \
      --format har
      """
  }

  private static func absence(of endpoint: String) -> String {
    "no endpoint is named '\(JSONText.visible(endpoint))'; without --endpoint, all are listed"
  }

  /// The place with most values at paths that were left out.
  private var largest: (value: SurveyedValue, leftOut: Int)? {
    guard survey.places.all.count >= Survey.placeLimit else { return nil }
    return survey.endpoints.flatMap(\.root.everything).map { ($0, $0.leftOut) }
      .filter { $0.1 > 0 }.max { $0.1 < $1.1 }
  }
}
