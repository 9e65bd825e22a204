import ConstructionBuilders
public import Foundation

/// Loads a `Decodable` type.
public struct DecodableLoader<Output: Decodable>: Loader {
  private let decoder: JSONDecoder

  /// Makes a loader of a type.
  public init(_ type: Output.Type = Output.self, decoder: JSONDecoder = JSONDecoder()) {
    self.decoder = decoder
  }

  /// Decodes the type.
  ///
  /// - Throws: `BuildFailure` with line and column for malformed JSON; an error with the path for a
  ///   value that cannot be decoded; and other errors of the type.
  public func convert(_ data: Data) throws -> Output {
    // `JSONDecoder` accepts some malformed JSON, such as a trailing comma.
    let value = try JSONValue(json: data)
    do {
      return try decoder.decode(Output.self, from: data)
    } catch let error as DecodingError {
      throw DecodingProblem(error, in: value)
    }
  }
}

extension Loader {
  /// Loads a `Decodable` type.
  public static func decodable<Output: Decodable>(
    _ type: Output.Type = Output.self, decoder: JSONDecoder = JSONDecoder()
  ) -> DecodableLoader<Output> where Self == DecodableLoader<Output> {
    DecodableLoader(type, decoder: decoder)
  }
}
