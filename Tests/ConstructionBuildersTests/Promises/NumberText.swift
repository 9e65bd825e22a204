/// A number by its spelling, read in the slowest and plainest way: as characters.
///
/// An exponent of more than six digits is taken as so far out that nothing holds the number.
struct NumberText: Equatable {
  let isNegative: Bool

  /// The significant digits, without zeros at either end; empty for zero.
  let digits: String

  /// How many digits stand before the point; with a minus sign, how many zeros behind it come first.
  let point: Int

  /// Whether there is neither a fraction nor an exponent.
  let isPlain: Bool

  /// Nil for what is no number by RFC 8259.
  init?(_ spelling: String) {
    let characters = Array(spelling.unicodeScalars)
    var index = 0
    func digits() -> String {
      var result = ""
      while index < characters.count, "0"..."9" ~= characters[index] {
        result.unicodeScalars.append(characters[index])
        index += 1
      }
      return result
    }
    func take(_ wanted: String) -> Bool {
      guard index < characters.count, wanted.unicodeScalars.contains(characters[index]) else {
        return false
      }
      index += 1
      return true
    }

    isNegative = take("-")
    let whole = digits()
    guard whole == "0" || (!whole.isEmpty && !whole.hasPrefix("0")) else { return nil }
    var fraction = ""
    var exponent = 0
    var isPlain = true
    if take(".") {
      fraction = digits()
      isPlain = false
      guard !fraction.isEmpty else { return nil }
    }
    if take("eE") {
      isPlain = false
      let isDown = take("-")
      if !isDown { _ = take("+") }
      let text = digits()
      guard !text.isEmpty else { return nil }
      let size = text.drop { $0 == "0" }.count > 6 ? 10_000_000 : Int(text) ?? 10_000_000
      exponent = isDown ? -size : size
    }
    guard index == characters.count else { return nil }

    let all = whole + fraction
    let withoutLeading = all.drop { $0 == "0" }
    let zeros = all.count - withoutLeading.count
    var significant = String(withoutLeading)
    while significant.hasSuffix("0") { significant.removeLast() }
    self.digits = significant
    self.isPlain = isPlain
    point = significant.isEmpty ? 0 : whole.count - zeros + exponent
  }

  var isWhole: Bool { digits.count <= point || digits.isEmpty }

  /// The digits of a whole number of up to fifty, with its sign; nil for any other.
  var integer: String? {
    guard isWhole, point <= 50 else { return nil }
    guard !digits.isEmpty else { return "0" }
    return (isNegative ? "-" : "") + digits + String(repeating: "0", count: point - digits.count)
  }

  /// Whether both are spelled alike or stand for the same value.
  func hasValue(of other: NumberText) -> Bool {
    digits == other.digits && point == other.point
      && (isNegative == other.isNegative || digits.isEmpty)
  }
}
