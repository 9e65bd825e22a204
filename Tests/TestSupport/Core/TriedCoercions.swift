import ConstructionBuilders

extension Coercion {
  /// Those with which each document is read.
  static let tried: [Coercion] = [.strict, .lenient, .forgiving]
}
