public import Foundation

/// Loads the bytes of a fixture.
public struct DataLoader: Loader, Sendable {
  /// Makes a loader of bytes.
  public init() {}
  public func convert(_ data: Data) -> Data { data }
}

extension Loader where Self == DataLoader {
  /// Loads the bytes of a fixture.
  public static var data: DataLoader { DataLoader() }
}
