public import ConstructionBuilders
public import Foundation

/// A builder with the fields of a fixture, not yet built.
public struct BuilderLoader<Output: ConstructionBuilder>: Loader, Sendable {
  private let coercion: Coercion

  /// A loader of a builder.
  public init(_ type: Output.Type = Output.self, coercion: Coercion = .lenient) {
    self.coercion = coercion
  }

  /// Captures the fields.
  ///
  /// - Throws: `BuildFailure` where the bytes are not a JSON object.
  public func convert(_ data: Data) throws -> Output { try Output(json: data, coercion: coercion) }
}

extension Loader {
  /// A builder with the fields of a fixture, not yet built.
  public static func builder<Output: ConstructionBuilder>(
    _ type: Output.Type = Output.self, coercion: Coercion = .lenient
  ) -> BuilderLoader<Output> where Self == BuilderLoader<Output> {
    BuilderLoader(type, coercion: coercion)
  }
}
