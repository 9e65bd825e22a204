import ConstructionBuilders

extension Contract: Codable {
  /// The version of the encoding. A later version reads earlier ones.
  package static let version = 1

  private enum CodingKeys: CodingKey { case version, coercion, root, objects, sampleProblem }

  /// Reads a contract of this version or an earlier one.
  ///
  /// - Throws: A `DecodingError`, which says so if a later version wrote the contract.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try container.decode(Int.self, forKey: .version)
    guard 1...Self.version ~= version else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: """
          the contract has version \(version), and this library reads versions up to \
          \(Self.version)
          """)
    }
    let objects = try container.decode([Object].self, forKey: .objects)
    for object in objects {
      guard let field = object.fields.first(where: { !$0.hasPaths(inRow: object.isRow) }) else {
        continue
      }
      throw DecodingError.dataCorruptedError(
        forKey: .objects, in: container,
        debugDescription:
          "the field \(JSONText.quoted(field.name)) has no path that begins with \(object.isRow ? "a position" : "a key")")
    }
    let root = try container.decode(Value.self, forKey: .root)
    let contained = objects.flatMap(\.contained) + root.objectNames
    if let unknown = contained.first(where: { name in !objects.contains { $0.name == name } }) {
      throw DecodingError.dataCorruptedError(
        forKey: .objects, in: container,
        debugDescription: "there is no object \(JSONText.quoted(unknown)), which is read")
    }
    self.init(
      coercion: try container.decode(Coercion.self, forKey: .coercion), root: root,
      objects: objects,
      sampleProblem: try container.decodeIfPresent(String.self, forKey: .sampleProblem))
  }

  @_documentation(visibility: internal)
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Self.version, forKey: .version)
    try container.encode(coercion, forKey: .coercion)
    try container.encode(root, forKey: .root)
    try container.encode(objects, forKey: .objects)
    try container.encodeIfPresent(sampleProblem, forKey: .sampleProblem)
  }
}

extension Contract.Field {
  /// Whether it is read somewhere: a field in a file can say otherwise.
  fileprivate func hasPaths(inRow isRow: Bool) -> Bool {
    !paths.isEmpty
      && paths.allSatisfy { path in
        switch path.components.first {
        case .key: !isRow
        case .index: isRow
        case nil: false
        }
      }
  }
}
