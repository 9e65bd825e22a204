/// A number by its spelling, read in the simplest way: character by character.
///
/// An exponent of more than six digits counts as one that no type can hold.
struct NumberText: Equatable {
  let isNegative: Bool

  /// The significant digits, without zeros at either end; empty for zero.
  let digits: String

  /// How many digits are before the point. If negative, how many zeros come first after it.
  let point: Int

  /// Whether there is neither a fraction nor an exponent.
  let isPlain: Bool

  /// Nil if the text is not a number by RFC 8259.
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

  /// The digits, with the sign, of a whole number of up to fifty digits. Nil for any other number.
  var integer: String? {
    guard isWhole, point <= 50 else { return nil }
    guard !digits.isEmpty else { return "0" }
    return (isNegative ? "-" : "") + digits + String(repeating: "0", count: point - digits.count)
  }

  /// Whether both have the same value.
  func hasValue(of other: NumberText) -> Bool {
    digits == other.digits && point == other.point
      && (isNegative == other.isNegative || digits.isEmpty)
  }
}
