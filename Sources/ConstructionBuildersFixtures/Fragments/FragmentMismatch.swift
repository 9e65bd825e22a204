public import ConstructionBuilders

/// One difference between a model and what its fragment expects.
///
/// ```text
/// moves[1].name: expected Fly, got Cut
/// ```
public struct FragmentMismatch: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path, in the keys of the JSON; empty for the whole value.
  public let path: FieldPath
  /// The expected value.
  public let expected: String
  /// The value in the model.
  public let actual: String

  public var description: String {
    "\(path.isEmpty ? "" : "\(path): ")expected \(expected), got \(actual)"
  }

  static func nothing(at path: FieldPath) -> FragmentMismatch {
    FragmentMismatch(path: path, expected: "a value", actual: "nil")
  }

  static func betweenCounts(_ expected: Int, and actual: Int, at path: FieldPath) -> [Self] {
    guard expected != actual else { return [] }
    let words = expected == 1 ? "1 element" : "\(expected) elements"
    return [FragmentMismatch(path: path, expected: words, actual: "\(actual)")]
  }

  /// The differences of two values: those of the elements for arrays, one for the whole value
  /// otherwise.
  static func between<Value: Equatable>(
    _ expected: Value, and actual: Value, at path: FieldPath
  ) -> [FragmentMismatch] {
    guard expected != actual else { return [] }
    if let expected = expected as? [any Equatable], let actual = actual as? [any Equatable] {
      var mismatches = betweenCounts(expected.count, and: actual.count, at: path)
      for index in 0..<min(expected.count, actual.count) {
        let elementPath = path + FieldPath([.index(index)])
        mismatches += betweenElements(expected[index], and: actual[index], at: elementPath)
      }
      return mismatches
    }
    let (expectedText, actualText) = texts(expected, actual)
    return [FragmentMismatch(path: path, expected: expectedText, actual: actualText)]
  }

  private static func betweenElements<Value: Equatable>(
    _ expected: Value, and actual: any Equatable, at path: FieldPath
  ) -> [FragmentMismatch] {
    guard let actual = actual as? Value else {
      let (expectedText, actualText) = texts(expected, actual)
      return [FragmentMismatch(path: path, expected: expectedText, actual: actualText)]
    }
    return between(expected, and: actual, at: path)
  }

  /// Both values as text: as they print, or with their debug description when these are equal or
  /// hard to read.
  private static func texts(_ expected: Any, _ actual: Any) -> (String, String) {
    let plain = (plainText(expected), plainText(actual))
    let isReadable = plain.0 != plain.1 && isReadable(plain.0) && isReadable(plain.1)
    return isReadable ? plain : (String(reflecting: expected), String(reflecting: actual))
  }

  /// The printed value, without the Optional around it.
  private static func plainText(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return String(describing: value) }
    return mirror.children.first.map { plainText($0.value) } ?? "nil"
  }

  private static func isReadable(_ text: String) -> Bool {
    !text.isEmpty && text.first?.isWhitespace == false && text.last?.isWhitespace == false
      && !text.contains(where: \.isNewline)
  }
}
