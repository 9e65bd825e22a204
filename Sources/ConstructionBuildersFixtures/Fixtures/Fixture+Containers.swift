public import Foundation

extension Fixture {
  /// Loads a fixture as a dictionary, or as an array of dictionaries, and changes it.
  ///
  /// ```swift
  /// let json = try Fixture.json("characters", KeyedJSONContainer.self) { $0["code"] = nil }
  /// ```
  ///
  /// `JSONSerialization` makes the dictionary: the order of members is lost, and digits may change
  /// (`1.50` becomes 1.5). Use ``value(_:in:fileID:_:)`` where that matters: its changes by paths
  /// lose nothing.
  ///
  /// - Throws: ``FixtureFailure`` when the fixture does not exist, is malformed JSON (with line and
  ///   column), or has another top level; and what `change` throws.
  @_disfavoredOverload
  public static func json<Marker: JSONContainer>(
    _ name: String, _ container: Marker.Type, in source: FixtureSource? = nil,
    fileID: StaticString = #fileID, _ change: (inout Marker.Container) throws -> Void = { _ in }
  ) throws -> Marker.Container {
    try FixtureFile(name, in: source, askedBy: fileID).json(container, change)
  }

  /// Decodes a model from a fixture that is changed as a dictionary, or as an array of
  /// dictionaries.
  ///
  /// ```swift
  /// let user = try Fixture.decode(User.self, from: "user", KeyedJSONContainer.self) {
  ///   $0["age"] = 7
  /// }
  /// ```
  ///
  /// `JSONSerialization` reads the fixture for the closure, and the result is written again, even
  /// without a change. So this loses what ``json(_:_:in:fileID:_:)`` loses. Without a container the
  /// decoder reads the bytes as they are. Changes by paths lose nothing:
  ///
  /// ```swift
  /// let value = try Fixture.value("user") { $0["age"] = 7 }
  /// let user = try JSONDecoder().decode(User.self, from: Data(value.description.utf8))
  /// ```
  ///
  /// - Throws: As ``json(_:_:in:fileID:_:)``; and when the changed JSON cannot be written or
  ///   decoded. The failure then names the path.
  @_disfavoredOverload
  public static func decode<Model: Decodable, Marker: JSONContainer>(
    _ type: Model.Type, from name: String, _ container: Marker.Type,
    decoder: JSONDecoder = JSONDecoder(), in source: FixtureSource? = nil,
    fileID: StaticString = #fileID, _ change: (inout Marker.Container) throws -> Void = { _ in }
  ) throws -> Model {
    try FixtureFile(name, in: source, askedBy: fileID)
      .decode(type, container, decoder: decoder, change)
  }

  /// Decodes a model from a fixture.
  ///
  /// ```swift
  /// let users = try Fixture.decode([User].self, from: "users")
  /// ```
  ///
  /// - Throws: ``FixtureFailure``, which names the path of a value that cannot be decoded.
  @_disfavoredOverload
  public static func decode<Model: Decodable>(
    _ type: Model.Type, from name: String, decoder: JSONDecoder = JSONDecoder(),
    in source: FixtureSource? = nil, fileID: StaticString = #fileID
  ) throws -> Model {
    try FixtureFile(name, in: source, askedBy: fileID)
      .load(DecodableLoader(type, decoder: decoder))
  }
}
