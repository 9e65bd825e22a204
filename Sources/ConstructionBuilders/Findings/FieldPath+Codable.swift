extension FieldPath: Codable {
  /// Reads an array of keys and indices.
  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode([Component].self))
  }

  /// Writes an array of keys and indices, such as `["results", 3, "name"]`.
  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(components)
  }
}

extension FieldPath.Component: Codable {
  /// Reads an index from a number, a key from a string.
  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let index = try? container.decode(Int.self) {
      self = .index(index)
    } else {
      self = .key(try container.decode(String.self))
    }
  }

  /// Writes an index as a number, a key as a string.
  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .key(let key): try container.encode(key)
    case .index(let index): try container.encode(index)
    }
  }
}
