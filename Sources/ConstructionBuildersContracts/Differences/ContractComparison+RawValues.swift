import ConstructionBuilders

extension ContractComparison {
  /// Compares types with the same raw values. Each refuses those that are no case, or keeps and
  /// reports them, or takes them like others.
  mutating func compareRawValues(_ old: Contract.Value, _ new: Contract.Value, at path: String) {
    switch (old.isClosed, new.isClosed) {
    case (false, true): return add(.breaking, "now takes only its cases", at: path)
    case (true, true):
      return compareCases(old.cases, new.cases, gone: (.breaking, "no longer has"), at: path)
    case (true, false): add(.harmless, "now takes any raw value", at: path)
    case (false, false): break
    }
    guard new.isOpen else { return }
    if !old.isOpen, !old.isClosed { add(.warning, "now reports values that are no case", at: path) }
    compareCases(old.cases, new.cases, gone: (.warning, "now reports"), at: path)
  }

  /// Compares known cases. What `gone` says is said of those that there were before.
  private mutating func compareCases(
    _ old: [JSONValue]?, _ new: [JSONValue]?,
    gone: (severity: Contract.Difference.Severity, words: String), at path: String
  ) {
    guard let old, let new else {
      if old != new { add(.unknown, "its cases are known in only one contract", at: path) }
      return
    }
    let lost = old.filter { !new.contains($0) }
    let added = new.filter { !old.contains($0) }
    if !lost.isEmpty { add(gone.severity, "\(gone.words) the \(cases(lost))", at: path) }
    if !added.isEmpty { add(.harmless, "has the new \(cases(added))", at: path) }
  }

  private func cases(_ cases: [JSONValue]) -> String {
    (cases.count == 1 ? "case " : "cases ") + cases.map(\.description).joined(separator: ", ")
  }
}

extension Contract.Value {
  /// Whether raw values that are no case are kept and reported.
  fileprivate var isOpen: Bool { if case .open = self { true } else { false } }

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
