import Foundation

extension Double: Capturable {
  public static var _isBuiltAsIs: Bool { true }

  /// The nearest finite value of a number; or of a numeral, or a boolean as 1 or 0, on record.
  ///
  /// A whole number that a Double cannot hold exactly, past 2⁵³, goes on record as imprecise, in
  /// whichever way it is spelled.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Double> {
    if let double = node.shortDouble { return Captured(double) }
    return captureFloatingPoint(node)
  }
}

extension Float: Capturable {
  public static var _isBuiltAsIs: Bool { true }

  /// The nearest finite value of a number; or of a numeral, or a boolean as 1 or 0, on record.
  ///
  /// A whole number that a Float cannot hold exactly, past 2²⁴, goes on record as imprecise, in
  /// whichever way it is spelled.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Float> {
    captureFloatingPoint(node)
  }
}

extension Capturable where Self: BinaryFloatingPoint & LosslessStringConvertible {
  fileprivate static func captureFloatingPoint(_ node: JSONNode) -> Captured<Self> {
    if let number = node.number {
      return capture(number, from: node, isCoerced: false)
    }
    if node.coercion.contains(.numbersFromStrings),
      let spelling = node.string.flatMap(Numeral.spelling)
    {
      return capture(.spelled(spelling), from: node, isCoerced: true)
    }
    if node.coercion.contains(.numbersFromBooleans), let boolean = node.boolean {
      return .coerced(boolean ? 1 : 0, from: node)
    }
    return .unusable(node)
  }

  private static func capture(
    _ number: JSONNumber, from node: borrowing JSONNode, isCoerced: Bool
  ) -> Captured<Self> {
    guard number.isFinite else { return .unusable(node) }
    let (value, isExact) = nearest(to: number)
    guard value.isFinite else { return .unusable(node, .outOfRange) }
    if !isExact {
      return node.coercion.contains(.nearestWholeNumbers)
        ? .repaired(value, .imprecise, from: node) : .unusable(node, .imprecise)
    }
    return isCoerced ? .coerced(value, from: node) : Captured(value)
  }

  /// The nearest value, and false if `number` is whole and is not that value.
  private static func nearest(to number: JSONNumber) -> (value: Self, isExact: Bool) {
    switch number {
    case .integer(let integer):
      let value = Self(integer)
      return (value, Int64(exactly: value) == integer)
    case .double(let double):
      let value = Self(double)
      return (value, Double(value) == double || keepsWhole(value, number.digits))
    case .float(let float):
      return (Self(float), true)
    case .spelled(let spelling):
      // Rounds correctly, however many digits there are: the standard library's own conversion.
      let value = Self(spelling) ?? .nan
      return (value, keepsWhole(value, spelling))
    }
  }

  /// Whether `value`, the nearest to what `spelling` writes, is the same if that is a whole number.
  ///
  /// Beyond the integers of 64 bits, a number with an exponent, such as `1e23`, writes some of its
  /// digits only: it is the same if these are the ones that `value` prints. Of every other whole
  /// number every digit counts, also behind `.0` and before `e2`.
  private static func keepsWhole(_ value: Self, _ spelling: String) -> Bool {
    guard value.magnitude >= power(Self.significandBitCount + 1), value.isFinite else {
      return true
    }
    let digits = DecimalDigits(spelling)
    guard digits.isWhole, !digits.hasValue(ofWhole: Double(value)) else { return true }
    let hasExponent = spelling.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
    guard hasExponent, value.magnitude >= power(64) else { return false }
    let printed = DecimalDigits(value.description)
    return digits.digits == printed.digits && digits.exponent == printed.exponent
  }

  private static func power(_ exponent: Int) -> Self {
    Self(sign: .plus, exponent: Self.Exponent(exponent), significand: 1)
  }
}
