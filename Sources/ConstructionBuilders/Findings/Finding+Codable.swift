extension Finding: Codable {
  private enum CodingKeys: CodingKey {
    case path, kind, expected, found, isRepair, reason, location
  }

  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      path: try container.decode(FieldPath.self, forKey: .path),
      kind: try container.decode(Kind.self, forKey: .kind),
      expected: try container.decode(String.self, forKey: .expected),
      found: try container.decodeIfPresent(Found.self, forKey: .found),
      isRepair: try container.decode(Bool.self, forKey: .isRepair),
      reason: try container.decodeIfPresent(String.self, forKey: .reason),
      location: try container.decodeIfPresent(TextLocation.self, forKey: .location))
  }

  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(kind, forKey: .kind)
    try container.encode(expected, forKey: .expected)
    try container.encodeIfPresent(found, forKey: .found)
    try container.encode(isRepair, forKey: .isRepair)
    try container.encodeIfPresent(reason, forKey: .reason)
    try container.encodeIfPresent(location, forKey: .location)
  }
}
