import Foundation

extension JSONNumber {
  /// Whether floating point has lost digits of the number that was sent.
  ///
  /// A Double prints the fewest digits that are its own. Up to fifteen are those that were sent,
  /// because no two numbers of so many share a Double; of a Float, up to six. A whole number of
  /// more digits past 2⁵³ may have been another one, unless it prints every digit of what the
  /// Double is.
  var hasLostDigits: Bool {
    // Most are, and to take the spelling out of it takes time.
    if case .spelled = self { return false }
    return switch self {
    case .integer, .spelled: false
    case .double(let double): abs(double) >= 0x1p53 && !isCertain(double, digits: 15)
    case .float(let float): abs(float) >= 0x1p24 && !isCertain(Double(float), digits: 6)
    }
  }

  private func isCertain(_ double: Double, digits most: Int) -> Bool {
    let printed = DecimalDigits(digits)
    return printed.digits.count <= most || printed.hasValue(ofWhole: double)
  }

  /// The words for such a number.
  static let lostDigits = "of which floating point has lost digits"
}

extension DecimalDigits {
  /// Whether this is the value of a finite whole number, but for its sign.
  func hasValue(ofWhole double: Double) -> Bool {
    // "%.0f" writes all digits of a whole Double, up to 309.
    let exact = DecimalDigits(String(format: "%.0f", double))
    return digits == exact.digits && exponent == exact.exponent
  }
}
