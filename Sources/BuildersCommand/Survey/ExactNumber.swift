import ConstructionBuilders

/// A number by its decimal digits, of any size, which compares exactly.
struct ExactNumber: Equatable, Sendable {
  private let isNegative: Bool

  /// The digits without zeros at both ends. None for zero.
  private let digits: [UInt8]

  /// The value is `0.digits × 10^exponent`.
  private let exponent: Int64

  /// - Precondition: the text is a number by RFC 8259.
  init(_ text: String) {
    let number = DecimalDigits(text)
    digits = number.digits
    isNegative = number.isNegative && !digits.isEmpty
    exponent = digits.isEmpty ? 0 : number.exponent + Int64(digits.count)
  }

  /// Whether there is nothing behind the decimal point but zeros.
  var isWhole: Bool { digits.count <= exponent || digits.isEmpty }

  /// Whether the magnitude is more than 2⁵³, up to which a Double has every whole number.
  var isBeyondDouble: Bool { Self.precedes(Self.twoTo53, self) }

  /// Whether a Double has at most as many digits as it can tell apart, and no extreme exponent.
  var isSurelyDouble: Bool { digits.count <= 15 && -290...290 ~= exponent }

  private static let twoTo53 = ExactNumber("9007199254740992")

  /// Whether one magnitude is less than another.
  private static func precedes(_ left: ExactNumber, _ right: ExactNumber) -> Bool {
    if left.digits.isEmpty || right.digits.isEmpty { return !right.digits.isEmpty }
    if left.exponent != right.exponent { return left.exponent < right.exponent }
    return left.digits.lexicographicallyPrecedes(right.digits)
  }
}

extension ExactNumber: Comparable {
  static func < (left: ExactNumber, right: ExactNumber) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? precedes(right, left) : precedes(left, right)
  }
}
