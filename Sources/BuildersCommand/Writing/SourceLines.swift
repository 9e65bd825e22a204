import BuilderExpansion

/// What the command writes: lines with comments, at most 100 columns wide where they can be broken.
extension Lines {
  /// A line, which is broken behind a mark if it is too long.
  mutating func line(_ line: String, brokenBehind mark: String) {
    guard !fits(line), let range = line.firstRange(of: mark) else { return self.line(line) }
    self.line(String(line[..<range.upperBound]))
    inside { $0.line(String(line[range.upperBound...].drop { $0 == " " })) }
  }

  /// A line with a comment behind it, or above it if there is no room.
  mutating func line(_ line: String, comment: String) {
    let joined = line + (comment.isEmpty ? "" : "  // " + comment)
    guard !fits(joined) else { return self.line(joined) }
    self.comment(comment)
    self.line(line)
  }

  /// A comment, on as many lines as it takes.
  mutating func comment(_ text: String, mark: String = "//") {
    for line in text.wrapped(to: room - mark.count - 1) { self.line(mark + " " + line) }
  }
}
