/// A heading, and lines that are indented below it. A line may have several lines itself.
func outline(_ heading: String, _ lines: [String]) -> String {
  let indented = lines.flatMap { $0.split(separator: "\n") }.map { "  \($0)" }
  return ([heading] + indented).joined(separator: "\n")
}

/// A heading that counts the problems, and the problems indented below it.
func outline(_ heading: String, problems: [String]) -> String {
  let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
  return outline("\(heading): \(count)", problems)
}
