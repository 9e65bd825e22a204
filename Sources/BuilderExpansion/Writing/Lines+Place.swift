extension Lines {
  /// Writes two lines. The text on the second one gets the line and the column of a place. The
  /// separator, a space or a dot, is before it.
  mutating func placed(
    _ start: String, _ separator: String, _ text: String, at place: SourcePlace
  ) {
    let previous = max(place.line - 1, 1)
    unindented("#sourceLocation(file: \"\(place.fileName)\", line: \(previous))")
    if place.line > 1 {
      let indentation = String(repeating: " ", count: max(place.column - 2, 0))
      line(start)
      unindented(place.column > 1 || separator == "." ? indentation + separator + text : text)
    } else {
      line(start + separator + text)
    }
    unindented("#sourceLocation()")
  }
}
