extension FixtureFunctions {
  /// Loads a fixture as a dictionary, or as an array of dictionaries, and changes it.
  ///
  /// ```swift
  /// let json = try Fixture.json("characters", [String: Any].self) { $0["code"] = nil }
  /// ```
  ///
  /// `JSONSerialization` makes the dictionary: the order of members is lost, and digits may change
  /// (`1.50` becomes 1.5). ``value(_:in:fileID:filePath:line:column:_:)`` loses nothing.
  public static func json<Container>(
    _ name: String, _ container: Container.Type, in source: FixtureSource? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout Container) throws -> Void = { _ in }
  ) throws -> Container {
    try using(name, source, CallSite(fileID, filePath, line, column)) { file in
      var json = try file.reading { try $0.jsonContainer(container) }
      try change(&json)
      return json
    }
  }

  /// Decodes a model from a fixture.
  ///
  /// ```swift
  /// let users = try Fixture.decode([User].self, from: "users") { $0["[0].age"] = 18 }
  /// ```
  ///
  /// Without a change the decoder reads the bytes as they are. A failure names the path of a value
  /// that cannot be decoded.
  public static func decode<Model: Decodable>(
    _ type: Model.Type, from name: String, decoder: JSONDecoder = JSONDecoder(),
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: ((inout JSONDraft) throws -> Void)? = nil
  ) throws -> Model {
    try using(name, source, CallSite(fileID, filePath, line, column)) { file in
      let changed = try change.map { Data(try file.value($0).description.utf8) }
      return try file.decode(type, from: changed ?? file.data(), decoder)
    }
  }
}
