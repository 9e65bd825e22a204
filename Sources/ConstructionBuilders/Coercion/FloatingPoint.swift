import Foundation

extension Double: Capturable {
  public static var isItsOwnResult: Bool { true }

  /// The nearest finite value of a number; or of a numeral, or a boolean as 1 or 0, on record.
  ///
  /// A whole number that a Double cannot hold exactly, past 2⁵³, goes on record as imprecise.
  public static func capture(_ node: JSONNode) -> Captured<Double> {
    if let double = node.shortDouble { return Captured(double) }
    return captureFloatingPoint(node)
  }

  public static func built(from node: JSONNode) -> Double? {
    node.shortDouble ?? builtByCapture(from: node)
  }
}

extension Float: Capturable {
  public static var isItsOwnResult: Bool { true }

  /// The nearest finite value of a number; or of a numeral, or a boolean as 1 or 0, on record.
  ///
  /// A whole number that a Float cannot hold exactly, past 2²⁴, goes on record as imprecise.
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

  /// The nearest value, and false if `number` is written as a whole number and is not that value.
  private static func nearest(to number: JSONNumber) -> (value: Self, isExact: Bool) {
    switch number {
    case .integer(let integer):
      let value = Self(integer)
      return (value, Int64(exactly: value) == integer)
    case .double(let double):
      let value = Self(double)
      // What was written as a fraction or with an exponent is not a whole number, nor is a Double.
      return (value, true)
    case .float(let float):
      return (Self(float), true)
    case .spelled(let spelling):
      // Rounds correctly, however many digits there are: the standard library's own conversion.
      let value = Self(spelling) ?? .nan
      let isInteger = !spelling.utf8.contains { $0 == UInt8(ascii: ".") || $0 | 0x20 == 0x65 }
      return (value, !isInteger || isWhole(value, spelled: spelling))
    }
  }

  /// Whether `value` is the whole number that `spelling` writes.
  private static func isWhole(_ value: Self, spelled spelling: String) -> Bool {
    guard value.isFinite else { return true }
    // "%.0f" writes all digits of a whole Double, up to 309.
    let exact = String(format: "%.0f", Double(value))
    let digits = DecimalDigits(spelling)
    let exactDigits = DecimalDigits(exact)
    return digits.digits == exactDigits.digits && digits.exponent == exactDigits.exponent
  }
}
