public import Foundation

/// As in `ConstructionBuildersFixtures`; and what is thrown is reported to the running test, once.
extension Fixture {
  /// A fixture as a dictionary, or an array of them, changed on the way.
  ///
  /// It is what `JSONSerialization` makes of the text; changes by paths, as of ``value(_:in:fileID:filePath:line:column:_:)``,
  /// lose nothing.
  ///
  /// What is thrown is reported at the caller's line as well, once.
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

  /// A fixture as a model.
  ///
  /// What is thrown is reported at the caller's line as well, once.
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

  /// A fixture as a model.
  ///
  /// What is thrown is reported at the caller's line as well, once.
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
