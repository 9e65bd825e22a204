import ConstructionBuilders
import Foundation

extension FindingTally: CustomStringConvertible {
  /// The rows, ordered by the number of responses, then of findings, then by their text.
  public var rows: [Row] {
    unsorted.sorted { left, right in
      if left.responses != right.responses { return left.responses > right.responses }
      if left.findings != right.findings { return left.findings > right.findings }
      let (words, others) = (left.description, right.description)
      return words == others ? left.key.precedes(right.key) : keyPrecedes(words, others)
    }
  }

  /// A heading, and one line for each row.
  @_documentation(visibility: internal)
  public var description: String {
    guard let firstSeen, let lastSeen else { return "no responses" }
    var heading = "\(responses.counted("response")), "
    heading += responsesWithFindings == 0 ? "none" : responsesWithFindings.grouped
    heading += " with findings, \(firstSeen.second) to \(lastSeen.second)"
    var lines = [heading] + rows.map { "  " + $0.line(of: responses) }
    if moreFindings > 0 {
      lines.append("  and \(moreFindings.counted("more finding")) not listed")
    }
    return lines.joined(separator: "\n")
  }
}

extension FindingTally.Row: CustomStringConvertible {
  /// The finding with the path of the row: `results[*].id: read string as Int`.
  @_documentation(visibility: internal)
  public var description: String {
    let words = example.kind.count == nil ? example.whatHappened : notListed
    return JSONText.visible(path.isEmpty ? words : "\(path): \(words)")
  }

  private var notListed: String {
    "\(findings.counted("more finding")), not listed one by one"
  }

  fileprivate func line(of all: Int) -> String {
    let total = all.counted("response")
    let times =
      findings == responses || example.kind.count != nil
      ? "" : "\(findings.counted("time")) "
    return "\(self), \(times)in \(responses.grouped) of \(total)"
  }
}
