import ConstructionBuilders

extension PresenceTally: CustomStringConvertible {
  /// A heading, and one line for each row.
  @_documentation(visibility: internal)
  public var description: String {
    guard let firstSeen, let lastSeen else { return "no documents" }
    var heading = FindingTally.counted(documents, "document")
    heading += ", \(FindingTally.text(of: firstSeen)) to \(FindingTally.text(of: lastSeen))"
    var lines = [heading] + rows.filter { !$0.path.isEmpty }.map { "  \($0)" }
    if moreValues > 0 {
      lines.append("  and \(FindingTally.counted(moreValues, "more value")) not listed")
    }
    if malformed > 0 {
      lines.append("  \(FindingTally.counted(malformed, "document")) could not be read")
    }
    return lines.joined(separator: "\n")
  }
}

extension PresenceTally.Row: CustomStringConvertible {
  /// One line, such as `name: string in 18, missing in 2 of 20`.
  @_documentation(visibility: internal)
  public var description: String {
    let words = { (outcome: PresenceOutcome, count: PresenceTally.Count) in
      "\(outcome.rawValue) in \(FindingTally.grouped(count.number))"
    }
    let kinds = seen.filter { $0.outcome.isAsked }.map(words).joined(separator: ", ")
    let readings = seen.filter { !$0.outcome.isAsked }.map { ", " + words($0, $1) }.joined()
    let place = path.isEmpty ? "" : "\(path): "
    return JSONText.visible("\(place)\(kinds) of \(FindingTally.grouped(asked))\(readings)")
  }
}
