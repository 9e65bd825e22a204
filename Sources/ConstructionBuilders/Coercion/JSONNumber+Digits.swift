import Foundation

extension JSONNumber {
  /// Whether floating point may have lost digits of the number in the input.
  ///
  /// A Double prints the fewest digits that identify it. Up to fifteen digits are those of the
  /// input, because no two numbers with so few digits share a Double. For a Float, it is six. A
  /// whole number from 2⁵³ on with more digits may have been another number in the input, unless
  /// the Double prints every digit of its value.
  var hasLostDigits: Bool {
    // Most numbers are `.spelled`, and extracting the spelling takes time.
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

  /// The reason for such a number.
  static let lostDigits = "of which floating point has lost digits"
}

extension DecimalDigits {
  /// Whether this is the magnitude of a finite whole number.
  func hasValue(ofWhole double: Double) -> Bool {
    // "%.0f" writes all digits of a whole Double, up to 309.
    let exact = DecimalDigits(String(format: "%.0f", double))
    return digits == exact.digits && exponent == exact.exponent
  }
}
