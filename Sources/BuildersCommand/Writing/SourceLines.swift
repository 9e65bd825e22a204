/// Lines of Swift source, at most 100 columns wide where they can be broken.
struct SourceLines {
  static let width = 100

  private(set) var lines: [String] = []
  private var indentation = 0

  var text: String { lines.map { $0 + "\n" }.joined() }

  mutating func add(_ line: String = "") {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: indentation) + line)
  }

  /// Adds a line, which is broken behind a mark if it is too long.
  mutating func add(_ line: String, brokenBehind mark: String) {
    guard line.count + indentation * 2 > Self.width, let range = line.firstRange(of: mark) else {
      return add(line)
    }
    block(String(line[..<range.upperBound]), nil) {
      $0.add(String(line[range.upperBound...].drop { $0 == " " }))
    }
  }

  /// Adds a line that opens a brace, what is inside, and the line that closes it, if any.
  mutating func block(_ opening: String, _ closing: String? = "}", _ body: (inout Self) -> Void) {
    add(opening)
    indentation += 1
    body(&self)
    indentation -= 1
    if let closing { add(closing) }
  }

  /// Adds a line with a comment behind it, or above it if there is no room.
  mutating func add(_ line: String, comment: String) {
    let joined = line + (comment.isEmpty ? "" : "  // " + comment)
    if joined.count + indentation * 2 <= Self.width {
      add(joined)
    } else {
      self.comment(comment)
      add(line)
    }
  }

  /// Adds a comment, on as many lines as it takes.
  mutating func comment(_ text: String, mark: String = "//") {
    for line in text.wrapped(to: Self.width - indentation * 2 - mark.count - 1) {
      add(mark + " " + line)
    }
  }

  /// Adds the arguments of a call, as many on a line as there is room for.
  mutating func arguments(_ arguments: [String], _ closing: String) {
    var line = ""
    for (index, argument) in arguments.enumerated() {
      let isLast = index == arguments.count - 1
      let text = argument + (isLast ? closing : ",")
      if !line.isEmpty, line.count + 1 + text.count + indentation * 2 > Self.width {
        add(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + text
    }
    if !line.isEmpty { add(line) }
  }
}
