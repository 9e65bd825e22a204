public import ConstructionBuilders
public import Foundation

/// Loads a builder, not yet built.
public struct BuilderLoader<Output: ConstructionBuilder>: Loader, Sendable {
  private let coercion: Coercion

  /// Makes a loader of a builder.
  public init(_ type: Output.Type = Output.self, coercion: Coercion = .lenient) {
    self.coercion = coercion
  }

  /// Makes the builder.
  ///
  /// - Throws: `BuildFailure` when the bytes are not a JSON object.
  public func convert(_ data: Data) throws -> Output { try Output(json: data, coercion: coercion) }
}

extension Loader {
  /// Loads a builder, not yet built.
  public static func builder<Output: ConstructionBuilder>(
    _ type: Output.Type = Output.self, coercion: Coercion = .lenient
  ) -> BuilderLoader<Output> where Self == BuilderLoader<Output> {
    BuilderLoader(type, coercion: coercion)
  }
}
