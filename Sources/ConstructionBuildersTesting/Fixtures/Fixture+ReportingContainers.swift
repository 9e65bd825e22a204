public import Foundation

/// The functions of `ConstructionBuildersFixtures`, which also report errors to the running test.
extension Fixture {
  /// Loads a fixture as a dictionary, or as an array of dictionaries, and changes it.
  ///
  /// `JSONSerialization` makes the dictionary. Changes by paths, with
  /// ``value(_:in:fileID:filePath:line:column:_:)``, lose nothing.
  ///
  /// An error is also reported, once, at the line of the call.
  public static func json<Marker: JSONContainer>(
    _ name: String, _ container: Marker.Type, in source: FixtureSource? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout Marker.Container) throws -> Void = { _ in }
  ) throws -> Marker.Container {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reporting(at: place) {
      try FixtureFile(name, in: source, askedBy: fileID).json(container, change)
    }
  }

  /// Decodes a model from a fixture that is changed as a dictionary, or as an array of
  /// dictionaries.
  ///
  /// An error is also reported, once, at the line of the call.
  public static func decode<Model: Decodable, Marker: JSONContainer>(
    _ type: Model.Type, from name: String, _ container: Marker.Type,
    decoder: JSONDecoder = JSONDecoder(), in source: FixtureSource? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    _ change: (inout Marker.Container) throws -> Void = { _ in }
  ) throws -> Model {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reporting(at: place) {
      try FixtureFile(name, in: source, askedBy: fileID)
        .decode(type, container, decoder: decoder, change)
    }
  }

  /// Decodes a model from a fixture.
  ///
  /// An error is also reported, once, at the line of the call.
  public static func decode<Model: Decodable>(
    _ type: Model.Type, from name: String, decoder: JSONDecoder = JSONDecoder(),
    in source: FixtureSource? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws -> Model {
    let place = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return try reporting(at: place) {
      try FixtureFile(name, in: source, askedBy: fileID)
        .load(DecodableLoader(type, decoder: decoder))
    }
  }
}
