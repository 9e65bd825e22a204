import ConstructionBuilders

extension UnreadTally: Codable {
  private enum CodingKeys: CodingKey {
    case limit, documents, malformed, problem, moreKeys, objects
  }

  /// Reads a tally that may come from outside.
  ///
  /// It keeps at most as many rows as the limit allows.
  @_documentation(visibility: internal)
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(limit: try container.decode(Int.self, forKey: .limit))
    restore(
      documents: try container.decode(Int.self, forKey: .documents),
      malformed: try container.decode(Int.self, forKey: .malformed),
      problem: try container.decodeIfPresent(Finding.self, forKey: .problem),
      moreKeys: try container.decode(Int.self, forKey: .moreKeys),
      objects: try container.decode([String: Objects].self, forKey: .objects))
  }

  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(limit, forKey: .limit)
    try container.encode(documents, forKey: .documents)
    try container.encode(malformed, forKey: .malformed)
    try container.encodeIfPresent(problem, forKey: .problem)
    try container.encode(moreKeys, forKey: .moreKeys)
    try container.encode(objects, forKey: .objects)
  }
}
