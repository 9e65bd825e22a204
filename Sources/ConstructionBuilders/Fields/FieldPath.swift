/// Where a value stands in a document: keys and indices from the outside in.
///
/// ```swift
/// let path: FieldPath = "data.results[3].name"
/// path.components     // [.key("data"), .key("results"), .index(3), .key("name")]
/// "\(path)"           // data.results[3].name
/// ```
///
/// A key that is not a plain name is written in brackets and quotation marks: `links["self.url"]`.
/// An index is that of the element in the source, whatever was left out before it.
public struct FieldPath: Hashable, Sendable {
  /// One step of a path.
  public enum Component: Hashable, Sendable {
    /// Into an object, by key.
    case key(String)
    /// Into an array, by index from 0.
    case index(Int)
  }

  /// The steps, from the outside in.
  public var components: [Component]

  /// A path by its steps; without any, the value itself.
  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// Whether the path is that of the value itself.
  public var isEmpty: Bool { components.isEmpty }

  /// A path, and one that goes on from there.
  public static func + (prefix: FieldPath, rest: FieldPath) -> FieldPath {
    rest.isEmpty ? prefix : FieldPath(prefix.components + rest.components)
  }

  static func key(_ key: String) -> FieldPath { FieldPath([.key(key)]) }

  static func index(_ index: Int) -> FieldPath { FieldPath([.index(index)]) }
}
