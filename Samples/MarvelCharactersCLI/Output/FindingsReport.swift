import ConstructionBuilders

/// Findings for people: a count, and one line a finding.
enum FindingsReport {
  static func lines(_ responses: [ResponseFindings], _ style: Style) -> [String] {
    let lines = responses.filter { !$0.findings.isEmpty }.flatMap { response in
      [style.text(heading(of: response), as: .heading)]
        + response.findings.map { line($0, response.text(of: $0), style) }
    }
    return lines.isEmpty ? ["nothing to report"] : lines
  }

  /// Such as `starting at offset 100, 3 findings: 2 repairs, 1 problem`, or with its place in a
  /// stream.
  private static func heading(of response: ResponseFindings) -> String {
    (response.offset.map { "starting at offset \($0), " } ?? response.place.map { "\($0), " } ?? "")
      + heading(of: response.findings)
  }

  private static func heading(of findings: [Finding]) -> String {
    let unlisted = findings.reduce(0) { $0 + ($1.kind.count ?? 0) }
    let listed = findings.filter { $0.kind.count == nil }
    let repairs = listed.count { $0.isRepair }
    let problems = listed.count - repairs
    let parts = [
      repairs > 0 ? counted(repairs, "repair") : nil,
      problems > 0 ? counted(problems, "problem") : nil,
      unlisted > 0 ? "\(unlisted) not listed" : nil,
    ]
    let total = counted(listed.count + unlisted, "finding")
    return "\(total): \(parts.compactMap(\.self).joined(separator: ", "))"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }

  private static func line(_ finding: Finding, _ text: String, _ style: Style) -> String {
    let label =
      if finding.kind.count != nil {
        "         "
      } else if finding.isRepair {
        style.text("repair", as: .repair) + "   "
      } else {
        style.text("problem", as: .problem) + "  "
      }
    return "  \(label)\(PrintableText.of(text))"
  }
}
