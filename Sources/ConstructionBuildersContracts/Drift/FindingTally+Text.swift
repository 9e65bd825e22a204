import ConstructionBuilders
import Foundation

extension FindingTally: CustomStringConvertible {
  /// The rows, ordered by the number of responses, then of findings, then by their text.
  public var rows: [Row] {
    unsorted.sorted { left, right in
      if left.responses != right.responses { return left.responses > right.responses }
      if left.findings != right.findings { return left.findings > right.findings }
      return keyPrecedes(left.description, right.description)
    }
  }

  /// A heading, and one line for each row.
  @_documentation(visibility: internal)
  public var description: String {
    guard let firstSeen, let lastSeen else { return "no responses" }
    var heading = "\(Self.counted(responses, "response")), "
    heading += responsesWithFindings == 0 ? "none" : Self.grouped(responsesWithFindings)
    heading += " with findings, \(Self.text(of: firstSeen)) to \(Self.text(of: lastSeen))"
    var lines = [heading] + rows.map { "  " + $0.line(of: responses) }
    if moreFindings > 0 {
      lines.append("  and \(Self.counted(moreFindings, "more finding")) not listed")
    }
    return lines.joined(separator: "\n")
  }

  package static func counted(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The number with its digits in groups of three.
  package static func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.enumerated().reduce(into: "") { text, digit in
      let left = digits.count - digit.offset
      if digit.offset > 0, left.isMultiple(of: 3) { text += " " }
      text.append(digit.element)
    }
  }

  /// The date, to the second.
  package static func text(of date: Date) -> String {
    let second = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    return ISO8601.text(of: second) ?? "\(date.timeIntervalSince1970) s"
  }
}

extension FindingTally.Row: CustomStringConvertible {
  /// The finding with the path of the row: `results[*].id: read string as Int`.
  @_documentation(visibility: internal)
  public var description: String {
    let words = example.kind.count == nil ? example.whatHappened : notListed
    return path.isEmpty ? words : "\(path): \(words)"
  }

  private var notListed: String {
    "\(FindingTally.counted(findings, "more finding")), not listed one by one"
  }

  fileprivate func line(of all: Int) -> String {
    let total = FindingTally.counted(all, "response")
    let times =
      findings == responses || example.kind.count != nil
      ? "" : "\(FindingTally.counted(findings, "time")) "
    return "\(self), \(times)in \(FindingTally.grouped(responses)) of \(total)"
  }
}
