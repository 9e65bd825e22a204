/// A place in a text: line and column, both from 1.
///
/// Line feeds, carriage returns and the two together end a line; a column is a Unicode scalar.
///
/// ```swift
/// "\(TextLocation(line: 3, column: 14))"   // "line 3, column 14"
/// ```
public struct TextLocation: Hashable, Sendable, Codable {
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int

  /// A place by its line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension TextLocation: CustomStringConvertible {
  @_documentation(visibility: internal)
  public var description: String { "line \(line), column \(column)" }
}
