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
