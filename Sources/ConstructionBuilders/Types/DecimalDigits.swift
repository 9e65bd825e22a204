/// The value of a number as digits and a power of ten: digits × 10^exponent.
///
/// The first and the last digit are not 0. So two spellings of the same value have the same digits
/// and exponent. Zero has no digits.
package struct DecimalDigits {
  package let isNegative: Bool

  /// The significant digits, each from 0 to 9.
  package let digits: [UInt8]

  /// The power of ten.
  ///
  /// An exponent in the spelling is limited to ±2⁴⁰. No type can hold a value that far out.
  package let exponent: Int64

  /// - Precondition: `spelling` follows the number grammar of RFC 8259.
  package init(_ spelling: String) {
    var digits: [UInt8] = []
    var exponent: Int64 = 0
    var isInFraction = false
    var rest = spelling.utf8[...]
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest.removeFirst() }
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: ".") {
        isInFraction = true
      } else if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
        exponent += Self.exponent(rest)
        break
      } else {
        if isInFraction { exponent -= 1 }
        let digit = byte - UInt8(ascii: "0")
        if digit != 0 || !digits.isEmpty { digits.append(digit) }
      }
    }
    while digits.last == 0 {
      digits.removeLast()
      exponent += 1
    }
    self.digits = digits
    self.exponent = exponent
  }

  private static func exponent(_ text: Substring.UTF8View) -> Int64 {
    let isNegative = text.first == UInt8(ascii: "-")
    let digits = text.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
    let value = digits.reduce(0 as Int64) { min($0 * 10 + Int64($1 - UInt8(ascii: "0")), 1 << 40) }
    return isNegative ? -value : value
  }

  /// Whether the value is a whole number.
  var isWhole: Bool { digits.isEmpty || exponent >= 0 }

  /// The value as an integer; nil if it is not whole or does not fit.
  func integer<Integer: FixedWidthInteger>(as type: Integer.Type) -> Integer? {
    guard isWhole else { return nil }
    // A number with more digits than the type has bits does not fit.
    let length = digits.isEmpty ? 0 : Int64(digits.count) + exponent
    guard length <= Integer.bitWidth else { return nil }
    // A client's type may be too narrow to compute in.
    if let short: Int64 = integer(of: 0..<Int(length)) { return Integer(exactly: short) }
    return integer(of: 0..<Int(length))
  }

  /// The digits at some places as one number, with the sign; nil if it does not fit.
  ///
  /// Places without a digit count as 0.
  func integer<Integer: FixedWidthInteger>(of places: Range<Int>) -> Integer? {
    var value: Integer = 0
    for place in places {
      let digit = Integer(digits.indices.contains(place) ? digits[place] : 0)
      let (shifted, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isTooLargeNow) =
        isNegative
        ? shifted.subtractingReportingOverflow(digit) : shifted.addingReportingOverflow(digit)
      guard !isTooLarge, !isTooLargeNow else { return nil }
      value = sum
    }
    return value
  }
}
