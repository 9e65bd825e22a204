extension Finding: Codable {
  private enum CodingKeys: CodingKey { case path }

  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let facts = try Facts(from: decoder)
    self.init(path: try container.decode(FieldPath.self, forKey: .path), facts)
  }

  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try facts.encode(to: encoder)
  }
}

extension Finding.Kind {
  private enum Keys: String, CodingKey { case name, count }

  /// Reads a negative count as 0.
  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    self.init(
      try container.decode(String.self, forKey: .name),
      count: try container.decodeIfPresent(Int.self, forKey: .count))
  }
}

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
  /// Reads a number as an index, and a string as a key.
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

extension FoundValue: Codable {
  private enum CodingKeys: CodingKey { case kind, excerpt }

  /// Cuts an excerpt that is too long.
  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: try container.decode(JSONType.self, forKey: .kind),
      excerpt: try container.decodeIfPresent(String.self, forKey: .excerpt))
  }

  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(excerpt, forKey: .excerpt)
  }
}

extension BuildFailure: Codable {
  private enum CodingKeys: CodingKey { case model, findings }

  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let model = try container.decode(String.self, forKey: .model)
    let findings = try container.decode([Finding].self, forKey: .findings)
    guard let first = findings.first else {
      throw DecodingError.dataCorruptedError(
        forKey: .findings, in: container, debugDescription: "A failure has at least one finding.")
    }
    self.init(model: model, first, Array(findings.dropFirst()))
  }

  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(model, forKey: .model)
    try container.encode(findings, forKey: .findings)
  }
}
