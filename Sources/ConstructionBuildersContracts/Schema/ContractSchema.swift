public import ConstructionBuilders

extension Contract {
  /// A JSON Schema, and what it takes beyond what the builder takes.
  ///
  /// It prints as JSON text on several lines, which is the same in every run:
  ///
  /// ```swift
  /// let schema = try CharacterResponseBuilder.contract(sample: data).jsonSchema(.declared)
  /// try "\(schema)".write(to: file, atomically: true, encoding: .utf8)
  /// for excess in schema.excesses { print(excess) }
  /// // CharacterResponseModel.modified: dates that do not exist, such as 2022-02-30
  /// ```
  public struct Schema: Hashable, Sendable, CustomStringConvertible {
    /// The schema as JSON.
    public let json: JSONValue

    /// What the schema takes beyond what the builder takes.
    public let excesses: [Excess]

    /// The schema as text on several lines.
    @_documentation(visibility: internal)
    public var description: String { json.indented }
  }

  /// Something that a ``Schema`` takes, and the builder does not.
  public struct Excess: Hashable, Sendable, CustomStringConvertible {
    /// The name of the object, as in `$defs`; nil for the outermost value.
    public let object: String?

    /// The path of the value in the object; empty for the object itself.
    public let path: FieldPath

    /// What is taken, such as `dates that do not exist`.
    public let words: String

    @_documentation(visibility: internal)
    public var description: String {
      guard let object else { return words }
      let place = path.isEmpty ? "" : path.description
      return "\(object)\(place.isEmpty || place.hasPrefix("[") ? "" : ".")\(place): \(words)"
    }
  }
}
