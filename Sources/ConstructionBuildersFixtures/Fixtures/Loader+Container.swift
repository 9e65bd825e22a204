import ConstructionBuilders
public import Foundation

/// A dictionary, or an array of them, as `JSONSerialization` makes it.
public struct ContainerLoader<Marker: JSONContainer>: Loader, Sendable {
  /// A loader of what a marker stands for.
  public init(_ marker: Marker.Type = Marker.self) {}

  /// Reads the dictionary or the array.
  ///
  /// - Throws: `BuildFailure` with line and column, where the bytes are not JSON; ``TopLevelMismatch`` where
  ///   they are, but have another top level.
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
  /// A `[String: Any]`.
  public static var keyed: ContainerLoader<KeyedJSONContainer> { ContainerLoader() }
}

extension Loader where Self == ContainerLoader<UnkeyedJSONContainer> {
  /// A `[[String: Any]]`.
  public static var unkeyed: ContainerLoader<UnkeyedJSONContainer> { ContainerLoader() }
}
