extension Finding {
  /// Why a value is missing in a document that was cut off.
  static let cutOffReason = "the body ends early"

  /// What to say of an absent value that nobody requires: it did not arrive, because the document
  /// was cut off before, or another value was read as null. Nil for any other finding.
  var ifNotRequired: Finding? {
    if isRepair { return nil }
    if kind == .missing, reason == Self.cutOffReason {
      return Finding(path: path, kind: kind, expected: expected, isRepair: true, reason: reason)
    }
    guard kind == .null, let found, found.kind != .null else { return nil }
    return Finding(path: path, kind: .coerced, expected: "null", found: found, isRepair: true)
  }
}

extension [Finding] {
  /// The findings without those that say the same of a value that is required.
  var withoutRequiredAsRepairs: [Finding] {
    let required = Set(compactMap(\.ifNotRequired))
    return required.isEmpty ? self : filter { !$0.isRepair || !required.contains($0) }
  }
}
