/// Source that is written line by line.
package struct Lines {
  package private(set) var text = ""
  private var depth = 0

  /// The longest line, in characters.
  package static let width = 100

  package init() {}

  private var indentation: String { String(repeating: " ", count: 2 * depth) }

  /// The longest line at this depth, in characters.
  package var room: Int { Self.width - 2 * depth }

  package mutating func line(_ line: String = "") {
    text += line.isEmpty ? "\n" : indentation + line + "\n"
  }

  /// A line, broken before its rest where both do not fit. The rest begins with a space.
  mutating func line(_ start: String, _ rest: String, indentsRest: Bool = true) {
    if rest.isEmpty || fits(start + rest) { return line(start + rest) }
    line(start)
    if indentsRest { depth += 1 }
    line(String(rest.dropFirst()))
    if indentsRest { depth -= 1 }
  }

  /// A line without indentation.
  mutating func unindented(_ line: String) { text += line + "\n" }

  /// Lines that are written already.
  mutating func lines(_ lines: String) { text += lines }

  /// A line that opens a block, the block, and a line that closes it.
  package mutating func block(
    _ opening: String, closing: String = "}", _ body: (inout Lines) -> Void
  ) {
    line(opening)
    inside(body)
    line(closing)
  }

  /// Lines that are indented by one step more.
  package mutating func inside(_ body: (inout Lines) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// Items with commas between them, as many on a line as fit.
  package mutating func list(_ items: [String], end: String = "") {
    var current = ""
    for (index, item) in items.enumerated() {
      let piece = item + (index + 1 < items.count ? "," : end)
      let length = indentation.count + current.count + 1 + piece.count
      if !current.isEmpty, length > Self.width {
        line(current)
        current = ""
      }
      current += (current.isEmpty ? "" : " ") + piece
    }
    if !current.isEmpty { line(current) }
  }

  /// Whether a text is one line, and fits at this depth.
  package func fits(_ line: String) -> Bool {
    !line.utf8.contains(UInt8(ascii: "\n")) && indentation.count + line.count <= Self.width
  }
}
