import ConstructionBuilders

/// The kinds of input of a root.
enum RootInput: CaseIterable {
  case bytes, text, value

  /// Reads the root of `json`, or the value at a path in it.
  func read<Value: Capturable>(
    _ type: Value.Type, _ json: String, at path: FieldPath = FieldPath(),
    _ coercion: Coercion = .lenient
  ) throws -> JSONRoot<Value> {
    let steps = path.components
    // Variable parameters cannot be passed on.
    switch steps.count {
    case 0:
      return switch self {
      case .bytes: try JSONRoot(json: Array(json.utf8), coercion: coercion)
      case .text: try JSONRoot(json: json, coercion: coercion)
      case .value: JSONRoot(value: try untyped(json), coercion: coercion)
      }
    case 1:
      return switch self {
      case .bytes: try JSONRoot(json: Array(json.utf8), at: steps[0], coercion: coercion)
      case .text: try JSONRoot(json: json, at: steps[0], coercion: coercion)
      case .value: JSONRoot(value: try untyped(json), at: steps[0], coercion: coercion)
      }
    case 2:
      return switch self {
      case .bytes: try JSONRoot(json: Array(json.utf8), at: steps[0], steps[1], coercion: coercion)
      case .text: try JSONRoot(json: json, at: steps[0], steps[1], coercion: coercion)
      case .value: JSONRoot(value: try untyped(json), at: steps[0], steps[1], coercion: coercion)
      }
    default: throw TooManySteps()
    }
  }
}

private struct TooManySteps: Error {}
