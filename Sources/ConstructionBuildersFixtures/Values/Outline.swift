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

/// A number of bytes in words: `1 byte`, `2 bytes`.
func byteCount(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }

extension Data {
  /// The beginning of a text in quotation marks, or the number of bytes.
  var excerpt: String {
    String(data: self, encoding: .utf8).flatMap { FoundValue(.string($0)).excerpt }
      ?? byteCount(count)
  }
}
