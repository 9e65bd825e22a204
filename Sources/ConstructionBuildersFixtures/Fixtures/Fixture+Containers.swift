public import Foundation

extension Fixture {
  /// A fixture as a dictionary, or an array of them, changed on the way.
  ///
  /// ```swift
  /// let json = try Fixture.json("characters", KeyedJSONContainer.self) { $0["code"] = nil }
  /// ```
  ///
  /// The dictionary is what `JSONSerialization` makes of the text: the order of members is lost, and digits may be
  /// others (`1.50` becomes 1.5). Where that matters, use ``value(_:in:fileID:_:)``, whose changes by paths lose
  /// nothing.
  ///
  /// - Throws: ``FixtureFailure`` where there is no such fixture, it is not JSON (with line and column), or its
  ///   top level is another; and what `change` throws.
  @_disfavoredOverload
  public static func json<Marker: JSONContainer>(
    _ name: String, _ container: Marker.Type, in source: FixtureSource? = nil,
    fileID: StaticString = #fileID, _ change: (inout Marker.Container) throws -> Void = { _ in }
  ) throws -> Marker.Container {
    try FixtureFile(name, in: source, askedBy: fileID).json(container, change)
  }

  /// A fixture as a model, changed on the way as a dictionary or an array of them.
  ///
  /// ```swift
  /// let user = try Fixture.decode(User.self, from: "user", KeyedJSONContainer.self) { $0["age"] = 7 }
  /// ```
  ///
  /// The fixture goes through `JSONSerialization` on its way to the closure and is written anew behind it, also
  /// where nothing is changed, so that what ``json(_:_:in:fileID:_:)`` loses is lost here. Without a container
  /// the decoder reads the bytes as they are; a change that loses nothing is one by paths:
  ///
  /// ```swift
  /// let value = try Fixture.value("user") { $0["age"] = 7 }
  /// let user = try JSONDecoder().decode(User.self, from: Data(value.description.utf8))
  /// ```
  ///
  /// - Throws: As ``json(_:_:in:fileID:_:)``; and where the changed JSON cannot be written, or not be decoded:
  ///   then the failure names the path.
  @_disfavoredOverload
  public static func decode<Model: Decodable, Marker: JSONContainer>(
    _ type: Model.Type, from name: String, _ container: Marker.Type,
    decoder: JSONDecoder = JSONDecoder(), in source: FixtureSource? = nil,
    fileID: StaticString = #fileID, _ change: (inout Marker.Container) throws -> Void = { _ in }
  ) throws -> Model {
    try FixtureFile(name, in: source, askedBy: fileID)
      .decode(type, container, decoder: decoder, change)
  }

  /// A fixture as a model.
  ///
  /// ```swift
  /// let users = try Fixture.decode([User].self, from: "users")
  /// ```
  ///
  /// - Throws: ``FixtureFailure``, which names the path of what cannot be decoded.
  @_disfavoredOverload
  public static func decode<Model: Decodable>(
    _ type: Model.Type, from name: String, decoder: JSONDecoder = JSONDecoder(),
    in source: FixtureSource? = nil, fileID: StaticString = #fileID
  ) throws -> Model {
    try FixtureFile(name, in: source, askedBy: fileID)
      .load(DecodableLoader(type, decoder: decoder))
  }
}
