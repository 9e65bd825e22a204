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
}

extension DecimalDigits {
  /// Whether this is the magnitude of a finite whole number.
  func hasValue(ofWhole double: Double) -> Bool {
    let exact = DecimalDigits(Self.spelling(ofWhole: double.magnitude))
    return digits == exact.digits && exponent == exact.exponent
  }

  /// All digits of a finite whole number that is not negative, up to 309.
  private static func spelling(ofWhole double: Double) -> String {
    if let integer = UInt64(exactly: double) { return String(integer) }
    // Nine digits in each group, the last ones first. A group times 2³² fits into 64 bits.
    let limit: UInt64 = 1_000_000_000
    var groups: [UInt64] = []
    func append(_ number: UInt64) {
      var rest = number
      while rest > 0 {
        groups.append(rest % limit)
        rest /= limit
      }
    }
    append(double.significandBitPattern | 1 << 52)
    var shift = Int(double.exponent) - 52
    while shift > 0 {
      var carry: UInt64 = 0
      for index in groups.indices {
        let product = groups[index] << UInt64(min(shift, 32)) + carry
        groups[index] = product % limit
        carry = product / limit
      }
      append(carry)
      shift -= 32
    }
    var text = String(groups.removeLast())
    for group in groups.reversed() { text += String(limit + group).dropFirst() }
    return text
  }
}
