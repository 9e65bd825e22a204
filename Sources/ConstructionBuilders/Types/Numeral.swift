/// A numeral: a number written in a string.
enum Numeral {
  /// The number in `text`, in the grammar of RFC 8259; nil if the text is not a numeral.
  ///
  /// Leading and trailing whitespace, a plus sign and leading zeros are removed: `" +007.50 "`
  /// gives `7.50`. Digits are ASCII digits only.
  static func spelling(of text: String) -> String? {
    var rest = trimmingASCIIWhiteSpace(text.utf8)
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    var whole = rest.prefix(while: isDigit)
    rest = rest[whole.endIndex...]
    guard !whole.isEmpty, isFractionAndExponent(rest) else { return nil }
    while whole.count > 1, whole.first == UInt8(ascii: "0") { whole.removeFirst() }
    return (isNegative ? "-" : "") + String(Substring(whole)) + String(Substring(rest))
  }

  /// Whether `text` is a numeral without an exponent, and without a character that it can spare.
  static func isPlain(_ text: String) -> Bool {
    guard spelling(of: text) == text, text != "-0" else { return false }
    let digits = text.utf8
    if digits.contains(where: { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }) {
      return false
    }
    return digits.last != UInt8(ascii: "0") || !digits.contains(UInt8(ascii: "."))
  }

  /// Whether `text` is empty, or valid after the integer part of a number by RFC 8259.
  private static func isFractionAndExponent(_ text: Substring.UTF8View) -> Bool {
    var rest = text
    if rest.first == UInt8(ascii: ".") {
      let digits = rest.dropFirst().prefix(while: isDigit)
      guard !digits.isEmpty else { return false }
      rest = rest[digits.endIndex...]
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      let digits = rest.prefix(while: isDigit)
      guard !digits.isEmpty else { return false }
      rest = rest[digits.endIndex...]
    }
    return rest.isEmpty
  }

  /// `text` without leading and trailing ASCII whitespace.
  static func trimmingASCIIWhiteSpace(_ text: String.UTF8View) -> Substring.UTF8View {
    var rest = text[...]
    while let first = rest.first, isWhiteSpace(first) { rest.removeFirst() }
    while let last = rest.last, isWhiteSpace(last) { rest.removeLast() }
    return rest
  }

  /// The same as a text; nil if there is none to remove, or nothing else.
  static func trimmed(_ text: String) -> String? {
    guard let first = text.utf8.first, let last = text.utf8.last,
      isWhiteSpace(first) || isWhiteSpace(last)
    else { return nil }
    let rest = trimmingASCIIWhiteSpace(text.utf8)
    return rest.isEmpty ? nil : String(Substring(rest))
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  /// Space, tab, line feed, vertical tab, form feed, carriage return.
  static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
