extension ValueType {
  /// The struct or enumeration that it is, or that it is an array or a dictionary of.
  var model: Int? {
    switch self {
    case .model(let index): index
    case .list(let inner), .map(let inner, _), .optional(let inner): inner.model
    default: nil
    }
  }

  /// The structs and enumerations that it is made of.
  var models: [Int] {
    switch self {
    case .model(let index): [index]
    case .list(let inner), .map(let inner, _), .optional(let inner): inner.models
    case .oneOf(let first, let second): first.models + second.models
    default: []
    }
  }
}
