/// What a parser does with a mutation, seen from the model.
public enum Tolerance: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// No model is made.
  case rejected
  /// The model is another, without the value: as if it had not been sent.
  case defaulted
  /// The model is another.
  case changed
  /// The model is the same.
  case unchanged

  public static func < (left: Self, right: Self) -> Bool {
    guard let first = allCases.firstIndex(of: left), let second = allCases.firstIndex(of: right)
    else { return false }
    return first < second
  }
}
