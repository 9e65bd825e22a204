import ConstructionBuilders

extension PresenceTally: CustomStringConvertible {
  /// A heading, and one line for each row.
  @_documentation(visibility: internal)
  public var description: String {
    guard let firstSeen, let lastSeen else { return "no documents" }
    var heading = documents.counted("document")
    heading += ", \(firstSeen.second) to \(lastSeen.second)"
    var lines = [heading] + rows.filter { !$0.path.isEmpty }.map { "  \($0)" }
    if moreValues > 0 {
      lines.append("  and \(moreValues.counted("more value")) not listed")
    }
    if malformed > 0 {
      lines.append("  \(malformed.counted("document")) could not be read")
    }
    return lines.joined(separator: "\n")
  }
}

extension PresenceTally.Row: CustomStringConvertible {
  /// One line, such as `name: string in 18, missing in 2 of 20`.
  @_documentation(visibility: internal)
  public var description: String {
    let words = { (outcome: PresenceOutcome, count: PresenceTally.Count) in
      "\(outcome.rawValue) in \(count.number.grouped)"
    }
    let kinds = seen.filter { $0.outcome.isAsked }.map(words).joined(separator: ", ")
    let readings = seen.filter { !$0.outcome.isAsked }.map { ", " + words($0, $1) }.joined()
    let place = path.isEmpty ? "" : "\(path): "
    return JSONText.visible("\(place)\(kinds) of \(asked.grouped)\(readings)")
  }
}
