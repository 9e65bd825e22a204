/// What a parser does with a mutation, as the model shows it.
public enum Tolerance: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// No model is built.
  case rejected
  /// The model changed, as if the value had not been sent.
  case defaulted
  /// The model changed.
  case changed
  /// The model stayed the same.
  case unchanged

  public static func < (left: Self, right: Self) -> Bool {
    guard let first = allCases.firstIndex(of: left), let second = allCases.firstIndex(of: right)
    else { return false }
    return first < second
  }
}
