import ConstructionBuilders
import ConstructionBuildersContracts
import ConstructionBuildersStreams
import Foundation
import MarvelCharacters

/// Shows readings as tables or as JSON, and keeps the exit status.
struct Report {
  private(set) var status: Int32 = 0
  private let options: Options
  private let command: Command
  private let isColoured: Bool
  private var hasOutput = false

  init(_ options: Options, _ command: Command) {
    self.options = options
    self.command = command
    let isForbidden =
      command.environment["NO_COLOR"]?.isEmpty == false || command.environment["TERM"] == "dumb"
    isColoured = command.isTerminal && !isForbidden
  }

  mutating func show(_ reading: Reading, isStreamed: Bool = false) {
    if options.has(.json) {
      command.output(
        reading.json(withFindings: options.has(.findings), onOneLine: isStreamed))
    } else {
      let text = lines(of: reading).map { $0 + "\n" }.joined()
      // A blank line sets tables apart.
      if !text.isEmpty { command.output(hasOutput ? "\n" + text : text) }
      hasOutput = hasOutput || !text.isEmpty
    }
    guard
      let failure = options.has(.findings)
        ? reading.failureBesideFindings : reading.failure
    else { return }
    status = 1
    // JSON has the failure and its place.
    guard !options.has(.json) else { return }
    let place = reading.isEnding ? nil : reading.place
    command.errors(printable(lines: (place.map { "\($0): " } ?? "") + failure) + "\n")
  }

  mutating func show(_ tally: UnreadTally) {
    command.output(options.has(.json) ? tally.json : printable(lines: "\(tally)") + "\n")
    if tally.malformed > 0 { status = 1 }
  }

  private func lines(of reading: Reading) -> [String] {
    var lines: [String] = []
    if let slice = reading.slice {
      if !slice.results.isEmpty { lines = table(of: slice.results) + [""] }
      let total = counted(slice.total, "character")
      lines.append("\(slice.results.count) of \(total), starting at offset \(slice.offset)")
    }
    guard options.has(.findings) else { return lines }
    let findings = reading.findings.filter { !$0.all.isEmpty }.flatMap { offset, findings in
      let start = offset.map { "starting at offset \($0), " } ?? reading.place.map { "\($0), " }
      return [coloured((start ?? "") + heading(of: findings), "1")]
        + findings.map { "  \(label(of: $0))\(printable(reading.text(of: $0)))" }
    }
    // After a failure without findings, "nothing to report" would be wrong.
    guard !lines.isEmpty else { return findings }
    return lines + [""] + (findings.isEmpty ? ["nothing to report"] : findings)
  }

  private func table(of characters: [CharacterResponseModel]) -> [String] {
    let titles = ["id", "name", "comics", "modified"]
    let rows = characters.map { character in
      [
        character.id.map(String.init) ?? "–", shortened(printable(character.name)),
        character.comics?.available.map(String.init) ?? "–",
        character.modified?.formatted(.iso8601.year().month().day()) ?? "–",
      ]
    }
    let widths = titles.indices.map { index in
      rows.reduce(titles[index].count) { max($0, $1[index].count) }
    }
    let lines = ([titles] + rows).map { row in
      let spaces = zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) }
      return "\(spaces[0] + row[0])  \(row[1] + spaces[1])  \(spaces[2] + row[2])  \(row[3])"
    }
    return [coloured(lines[0], "1")] + lines.dropFirst()
  }

  /// A name can have any length.
  private func shortened(_ name: String) -> String {
    name.count > 60 ? name.prefix(59) + "…" : name
  }

  /// Such as `3 findings: 2 repairs, 1 problem`.
  private func heading(of findings: [Finding]) -> String {
    let listed = findings.filter { $0.kind.count == nil }
    let unlisted = findings.reduce(0) { $0 + ($1.kind.count ?? 0) }
    let repairs = listed.count(where: \.isRepair)
    let counts =
      [(repairs, "repair"), (listed.count - repairs, "problem")]
      .filter { $0.0 > 0 }.map(counted) + (unlisted > 0 ? ["\(unlisted) not listed"] : [])
    return counted(listed.count + unlisted, "finding") + ": " + counts.joined(separator: ", ")
  }

  private func label(of finding: Finding) -> String {
    guard finding.kind.count == nil else { return "         " }
    return finding.isRepair ? coloured("repair", "32") + "   " : coloured("problem", "33") + "  "
  }

  private func coloured(_ text: String, _ code: String) -> String {
    isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}

/// The text on one line, safe to print on a terminal: control characters and invisible characters
/// are escaped as in findings.
func printable(_ text: String) -> String { JSONText.visible(text) }

/// The same for each line of a text of our own.
func printable(lines text: String) -> String {
  text.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
    .joined(separator: "\n")
}

/// Such as `1 problem` and `2 problems`.
func counted(_ count: Int, _ noun: String) -> String {
  count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
}
