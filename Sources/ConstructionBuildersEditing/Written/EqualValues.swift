internal import ConstructionBuilders

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Whether a value is read as another one, as far as that can be known.
///
/// Dates are read as seconds since 1970, and `Date` can be finer: it counts from 2001.
func areEqual(_ value: Any, _ other: Any) -> Bool {
  if let value = value as? any EncodableWithin, let other = other as? any EncodableWithin,
    let value = value.encodable, let other = other.encodable
  {
    return areEqual(value, other)
  }
  if let date = value as? Date, let other = other as? Date {
    return date.timeIntervalSince1970 == other.timeIntervalSince1970
  }
  // JSON holds no dates, and looking for some takes long.
  if let value = value as? JSONValue, let other = other as? JSONValue { return value == other }
  if isNaN(value), isNaN(other) { return true }
  guard let value = value as? any Equatable else { return areWrittenAlike(value, other) ?? true }
  return value.equals(other) || hasFineDate(value) && areWrittenAlike(value, other) == true
}

/// A format reads it from a text, and it is no number that equals itself.
private func isNaN(_ value: Any) -> Bool { (value as? any BinaryFloatingPoint)?.isNaN ?? false }

/// Whether two values are known to be equal, and also the same as JSON.
///
/// Equal ones may differ there: the `==` of a client's type may leave out some of it, that of a
/// String does not tell how a letter is composed, and -0 is 0.
func areExactlyEqual(_ value: Any, _ other: Any) -> Bool {
  guard areEqual(value, other) else { return false }
  if value is any BinaryInteger || value is Bool { return true }
  if let text = value as? String, let other = other as? String {
    return ExactText(text) == ExactText(other)
  }
  // What cannot be written has only its `==`. Without it, only the order may tell a change.
  let isEquatable = value is any Equatable
  return areWrittenAlike(value, other, inOrder: !isEquatable) ?? isEquatable
}

/// Whether two values are the same as JSON, to the last character; nil if one cannot be written.
///
/// - Parameter inOrder: Whether the order of elements counts. A Set that a client's type encodes
///   has none.
private func areWrittenAlike(_ value: Any, _ other: Any, inOrder: Bool = false) -> Bool? {
  guard let written = try? JSONValue(written: value, level: 0),
    let others = try? JSONValue(written: other, level: 0)
  else { return nil }
  return ExactText("\(written)") == ExactText("\(others)")
    || !inOrder && ExactText("\(written.sorted)") == ExactText("\(others.sorted)")
}

extension JSONValue {
  /// The value with the elements of arrays in the order of their texts; itself where there is no
  /// stack for its levels.
  fileprivate var sorted: JSONValue { DeeperStack.whereNeeded { sortedParts } ?? self }

  private var sortedParts: JSONValue {
    switch self {
    case .array(let elements):
      // Sorting each one twice would take twice as long for each level.
      let sorted = elements.map(\.sorted).map { ($0, "\($0)") }
      return .array(sorted.sorted { keyPrecedes($0.1, $1.1) }.map(\.0))
    case .object(let members):
      var sorted = Members()
      for (key, value) in members { sorted[key] = value.sorted }
      return .object(sorted)
    default: return self
    }
  }
}

/// Whether a value has a date that is not read back to the last bit.
///
/// It looks 32 levels deep, for the stack. A reference is not followed: it may lead back.
private func hasFineDate(_ value: Any, levels: Int = 32) -> Bool {
  if let date = value as? Date {
    return Date(timeIntervalSince1970: date.timeIntervalSince1970) != date
  }
  let mirror = Mirror(reflecting: value)
  guard levels > 0, mirror.displayStyle != .class else { return false }
  return mirror.children.contains { hasFineDate($0.value, levels: levels - 1) }
}
