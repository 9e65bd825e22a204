extension Found: Codable {
  private enum CodingKeys: CodingKey { case kind, excerpt }

  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      kind: try container.decode(JSONKind.self, forKey: .kind),
      excerpt: try container.decodeIfPresent(String.self, forKey: .excerpt))
  }

  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(excerpt, forKey: .excerpt)
  }
}
