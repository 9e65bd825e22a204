import ConstructionBuilders

extension ContractComparison {
  /// Compares types with the same raw values, of which one or both keep values that are no case.
  mutating func compareOpen(_ old: Contract.Value, _ new: Contract.Value, at path: String) {
    if !new.isOpen {
      if new.isClosed { add(.breaking, "now takes only its cases", at: path) }
      return
    }
    if old.isClosed { add(.harmless, "now takes any raw value", at: path) }
    if !old.isOpen, !old.isClosed { add(.warning, "now reports values that are no case", at: path) }
    compareCases(old.cases, new.cases, gone: (.warning, "now reports"), at: path)
  }
}

extension Contract.Value {
  /// Whether raw values that are no case are kept and reported.
  var isOpen: Bool { if case .open = self { true } else { false } }

  /// Whether both have raw values, of the same type. Then the cases can be compared one by one.
  func hasRawValues(of other: Contract.Value) -> Bool { raw != nil && raw == other.raw }

  private var raw: Contract.Value? {
    switch self {
    case .enumeration(_, let raw, _, _), .open(_, let raw, _): raw
    default: nil
    }
  }

  fileprivate var cases: [JSONValue]? {
    switch self {
    case .enumeration(_, _, let cases, _), .open(_, _, let cases): cases
    default: nil
    }
  }

  /// Whether raw values that are no case are refused.
  fileprivate var isClosed: Bool {
    if case .enumeration(_, _, _, let isClosed) = self { isClosed } else { false }
  }
}
