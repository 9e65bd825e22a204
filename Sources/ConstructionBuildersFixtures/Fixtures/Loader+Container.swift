import ConstructionBuilders
public import Foundation

/// Loads a dictionary, or an array of dictionaries, with `JSONSerialization`.
public struct ContainerLoader<Marker: JSONContainer>: Loader, Sendable {
  /// Makes a loader of the container that a marker names.
  public init(_ marker: Marker.Type = Marker.self) {}

  /// Reads the container.
  ///
  /// - Throws: `BuildFailure` with line and column for malformed JSON; ``TopLevelMismatch`` for
  ///   another top level.
  public func convert(_ data: Data) throws -> Marker.Container {
    let value = try JSONValue(json: data)
    let object = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    guard let container = object as? Marker.Container else {
      throw TopLevelMismatch(Marker.self, got: value)
    }
    return container
  }
}

extension Loader where Self == ContainerLoader<KeyedJSONContainer> {
  /// Loads a `[String: Any]`.
  public static var keyed: ContainerLoader<KeyedJSONContainer> { ContainerLoader() }
}

extension Loader where Self == ContainerLoader<UnkeyedJSONContainer> {
  /// Loads a `[[String: Any]]`.
  public static var unkeyed: ContainerLoader<UnkeyedJSONContainer> { ContainerLoader() }
}
