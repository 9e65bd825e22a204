/// Texts that are read with a repair if there is white space around them, as numerals are.
extension JSONNode {
  /// What `read` makes of a string; nil for anything else.
  func capture<Value: Capturable>(text read: (String) -> Value?) -> Captured<Value>? {
    if let value = string.flatMap(read) { return Captured(value) }
    return trimmedText.flatMap(read).map { .coerced($0, from: self) }
  }

  /// The text of a string without the white space around it; nil where there is none, or
  /// nothing else, and under ``Coercion/strict``.
  var trimmedText: String? {
    coercion == .strict ? nil : string.flatMap(Numeral.trimmed)
  }
}
