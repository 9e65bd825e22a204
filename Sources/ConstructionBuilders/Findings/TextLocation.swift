/// A place in a text: line and column, both from 1.
///
/// A line ends with a line feed, a carriage return, or the two together. A column counts Unicode
/// scalars.
///
/// ```swift
/// "\(TextLocation(line: 3, column: 14))"   // "line 3, column 14"
/// ```
public struct TextLocation: Hashable, Sendable, Codable {
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// Creates a place from its line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension TextLocation: CustomStringConvertible {
  @_documentation(visibility: internal)
  public var description: String { "line \(line), column \(column)" }
}
