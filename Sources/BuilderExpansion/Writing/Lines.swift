/// Source that is being written, line by line.
struct Lines {
  private(set) var text = ""
  private var depth = 0

  /// As many characters as a line may have.
  static let width = 100

  var indentation: String { String(repeating: " ", count: 2 * depth) }

  mutating func line(_ line: String = "") {
    text += line.isEmpty ? "\n" : indentation + line + "\n"
  }

  /// A line that begins where it says.
  mutating func unindented(_ line: String) { text += line + "\n" }

  /// Lines that are written already.
  mutating func lines(_ lines: String) { text += lines }

  /// A line that opens a brace, what stands in it, and a line that closes it.
  mutating func block(_ opening: String, closing: String = "}", _ body: (inout Lines) -> Void) {
    line(opening)
    inside(body)
    line(closing)
  }

  /// What stands one step to the right.
  mutating func inside(_ body: (inout Lines) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Items with commas between them, as many on a line as fit.
  mutating func list(_ items: [String], end: String = "") {
    var current = ""
    for (index, item) in items.enumerated() {
      let piece = item + (index + 1 < items.count ? "," : end)
      if !current.isEmpty, indentation.count + current.count + 1 + piece.count > Self.width {
        line(current)
        current = ""
      }
      current += (current.isEmpty ? "" : " ") + piece
    }
    if !current.isEmpty { line(current) }
  }

  /// Whether a line fits, at this depth.
  func fits(_ line: String) -> Bool {
    !line.utf8.contains(UInt8(ascii: "\n")) && indentation.count + line.count <= Self.width
  }
}
