extension Capturable {
  /// What the model's initialiser receives for a field or a root; nil also for a container that
  /// lost all of its elements.
  @inlinable @inline(__always)
  func buildRequired(_ note: CaptureNote?, _ walk: inout Walk) -> Built? {
    guard let built = _build(note, into: &walk) else { return nil }
    if walk.nothingLeft == nil || walk.keepRest(note) { return built }
    // A field whose type is an Optional is nil then.
    return Self.absent.flatMap { $0._build(nil, into: &walk) }
  }
}

/// An array, a set or a dictionary.
protocol Container {
  /// Whether no element has a value: there is none, or each is nil.
  var hasNoValue: Bool { get }
}

extension Array: Container where Element: Capturable {
  var hasNoValue: Bool { allSatisfy(\.isAbsent) }
}

extension Set: Container where Element: Capturable {
  var hasNoValue: Bool { allSatisfy(\.isAbsent) }
}

extension Dictionary: Container where Value: Capturable {
  var hasNoValue: Bool { values.allSatisfy(\.isAbsent) }
}

extension Captured {
  /// Whether it is a container that lost all of its elements. Null is no loss.
  var hasNothingLeft: Bool {
    guard let lost = note?.elements?.unusableCount, lost > 0 else { return false }
    return (value as? any Container)?.hasNoValue ?? false
  }
}
