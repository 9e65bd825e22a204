public import Foundation

/// The bytes as they are.
public struct DataLoader: Loader, Sendable {
  /// A loader of bytes.
  public init() {}
  public func convert(_ data: Data) -> Data { data }
}

extension Loader where Self == DataLoader {
  /// The bytes as they are.
  public static var data: DataLoader { DataLoader() }
}
