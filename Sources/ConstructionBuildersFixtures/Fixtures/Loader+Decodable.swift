import ConstructionBuilders
public import Foundation

/// Any `Decodable`.
public struct DecodableLoader<Output: Decodable>: Loader {
  private let decoder: JSONDecoder

  /// A loader of a type.
  public init(_ type: Output.Type = Output.self, decoder: JSONDecoder = JSONDecoder()) {
    self.decoder = decoder
  }

  /// Decodes the type.
  ///
  /// - Throws: `BuildFailure` with line and column, where the bytes are not JSON; ``DecodingProblem``, which
  ///   names the path, where they cannot be decoded; or what else the type throws.
  public func convert(_ data: Data) throws -> Output {
    // The decoder would pass over some of it, such as a trailing comma.
    let value = try JSONValue(json: data)
    do {
      return try decoder.decode(Output.self, from: data)
    } catch let error as DecodingError {
      throw DecodingProblem(error, in: value)
    }
  }
}

extension Loader {
  /// Any `Decodable`.
  public static func decodable<Output: Decodable>(
    _ type: Output.Type = Output.self, decoder: JSONDecoder = JSONDecoder()
  ) -> DecodableLoader<Output> where Self == DecodableLoader<Output> {
    DecodableLoader(type, decoder: decoder)
  }
}
