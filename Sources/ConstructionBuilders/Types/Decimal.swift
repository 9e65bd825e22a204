#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Decimal: Capturable {
  @inlinable
  public static var _traits: CapturableTraits { .builtAsIs.union(.numbers) }

  /// A number, exactly. With a repair, also a numeral.
  ///
  /// A Decimal has 38 digits, or 39 for values below 2¹²⁸, and a power of ten from −128 to 127. A
  /// number that does not fit is not rounded. It is out of range, or imprecise if it has too many
  /// digits.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Decimal> {
    let captured = Captured.number(node) { number in
      number.hasLostDigits ? .failure(.lostDigits) : exact(number.digits)
    }
    return captured ?? .unusable(node)
  }

  private static func exact(_ spelling: String) -> Result<Decimal, NumberRefusal> {
    let value = DecimalDigits(spelling)
    guard value.digits.count <= 39 else { return .failure(.tooManyDigits) }
    var digits = value.digits
    var exponent = value.exponent
    // A larger power of ten fits if the digits have room for zeros.
    while exponent > 127, !digits.isEmpty, digits.count < 38 {
      digits.append(0)
      exponent -= 1
    }
    guard digits.isEmpty || -128...127 ~= exponent else { return .failure(.outOfRange) }
    guard !digits.isEmpty else { return .success(0) }
    // Arithmetic could move zeros back into the exponent, which then overflows. Text avoids that.
    let text = "\(value.isNegative ? "-" : "")\(digits.map(String.init).joined())e\(exponent)"
    guard let decimal = Decimal(string: text) else { return .failure(.outOfRange) }
    // Numbers with 39 digits fit if they are below 2¹²⁸. Others are rounded.
    let isExact =
      value.digits.count < 39 || DecimalDigits(decimal.description).digits == value.digits
    return isExact ? .success(decimal) : .failure(.tooManyDigits)
  }
}

extension Decimal {
  /// The value of a number in the grammar of RFC 8259; nil if a Decimal cannot hold it.
  static func exactly(_ spelling: String) -> Decimal? { try? exact(spelling).get() }
}
