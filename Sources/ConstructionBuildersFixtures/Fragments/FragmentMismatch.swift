/// One difference between a model and what its fragment expects, as it prints: `moves[1].name:
/// expected Fly, got Cut`.
package struct FragmentMismatch: Hashable, Sendable, CustomStringConvertible {
  /// The path, in the keys of the JSON; empty for the whole value.
  let path: FieldPath
  let expected: String
  let actual: String

  package var description: String {
    "\(path.isEmpty ? "" : "\(path): ")expected \(expected), got \(actual)"
  }

  static func betweenCounts(_ expected: Int, and actual: Int, at path: FieldPath) -> [Self] {
    guard expected != actual else { return [] }
    let words = expected == 1 ? "1 element" : "\(expected) elements"
    return [FragmentMismatch(path: path, expected: words, actual: "\(actual)")]
  }

  /// The differences of two values: those of the elements for arrays, one for the whole value
  /// otherwise.
  static func between<Value: Equatable>(
    _ expected: Value, and actual: Any, at path: FieldPath
  ) -> [FragmentMismatch] {
    if let actual = actual as? Value, actual == expected { return [] }
    guard let expected = expected as? [any Equatable], let actual = actual as? [any Equatable]
    else { return [different(expected, actual, at: path)] }
    return betweenCounts(expected.count, and: actual.count, at: path)
      + zip(expected.indices, zip(expected, actual)).flatMap { index, pair in
        let (expected, actual) = pair
        return between(expected, and: actual, at: path + .index(index))
      }
  }

  /// Both values as they print, or with their debug description when these are equal or hard to
  /// read.
  private static func different(_ expected: Any, _ actual: Any, at path: FieldPath) -> Self {
    let plain = (plainText(expected), plainText(actual))
    guard plain.0 != plain.1, isReadable(plain.0), isReadable(plain.1) else {
      return Self(
        path: path, expected: String(reflecting: expected), actual: String(reflecting: actual))
    }
    return Self(path: path, expected: plain.0, actual: plain.1)
  }

  /// The printed value, without the Optional around it.
  private static func plainText(_ value: Any) -> String {
    unwrapped(value).map { String(describing: $0) } ?? "nil"
  }

  private static func isReadable(_ text: String) -> Bool {
    !text.isEmpty && text.first?.isWhitespace == false && text.last?.isWhitespace == false
      && !text.contains(where: \.isNewline)
  }
}
