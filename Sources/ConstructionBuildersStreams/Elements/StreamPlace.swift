import ConstructionBuilders

/// A place in a stream: how many bytes come before it, and its line.
///
/// ```swift
/// "\(element.place)"    // "byte 4711, line 12"
/// ```
///
/// Both numbers stop at `Int.max`. Where an Int has 32 bits, a stream of 2 GiB reaches it.
public struct StreamPlace: Hashable, Sendable, Codable {
  /// The number of bytes before the place.
  public let byteOffset: Int

  /// The line, from 1.
  ///
  /// What ends a line depends on the framing. In arrays and server-sent events it is a line feed, a
  /// carriage return, or the two together. In the others it is a line feed.
  public let line: Int

  /// Creates a place from the number of bytes before it, and its line from 1.
  public init(byteOffset: Int, line: Int) {
    self.byteOffset = byteOffset
    self.line = line
  }
}

extension StreamPlace: CustomStringConvertible {
  @_documentation(visibility: internal)
  public var description: String { "byte \(byteOffset), line \(line)" }
}
