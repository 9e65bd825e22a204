extension Double: Capturable {
  @inlinable
  public static var _traits: CapturableTraits { .builtAsIs.union(.hashedWhole).union(.numbers) }

  /// The finite value nearest to a number. With a repair, also a numeral.
  ///
  /// A whole number beyond 2⁵³ that a Double cannot hold exactly is reported as imprecise, however
  /// it is spelled.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Double> {
    if let double = node.shortDouble { return Captured(double) }
    return captureFloatingPoint(node)
  }

  public static func _elements(of node: JSONNode) -> Captured<[Double]> {
    let exact = node.exactElements { $0.shortDouble }
    return exact.map { Captured($0) } ?? anyElements(of: node)
  }
}

extension Float: Capturable {
  @inlinable
  public static var _traits: CapturableTraits { .builtAsIs.union(.hashedWhole).union(.numbers) }

  /// The finite value nearest to a number. With a repair, also a numeral.
  ///
  /// A whole number beyond 2²⁴ that a Float cannot hold exactly is reported as imprecise, however
  /// it is spelled.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Float> {
    captureFloatingPoint(node)
  }
}

extension Capturable where Self: BinaryFloatingPoint & LosslessStringConvertible {
  fileprivate static func captureFloatingPoint(_ node: JSONNode) -> Captured<Self> {
    if let (number, isCoerced) = node.numberOrNumeral {
      return capture(number, from: node, isCoerced: isCoerced)
    }
    if let boolean = node.boolean(for: .numbersFromBooleans) {
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

  /// The nearest value. `isExact` is false if `number` is whole and not equal to that value.
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
      // The standard library's conversion rounds correctly for any number of digits.
      let value = Self(spelling) ?? .nan
      return (value, keepsWhole(value, spelling))
    }
  }

  /// Whether `value`, the nearest to `spelling`, is equal to it.
  ///
  /// True if that is not a whole number.
  ///
  /// A number with an exponent, such as `1e23`, does not write all of its digits. From 2⁶⁴ on, it
  /// counts as equal if `value` prints the same digits. In any other whole number every digit
  /// counts, even if it is spelled with `.0` or `e2`.
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

#if Foundation
  public import Foundation

  extension CGFloat: Capturable {
    @inlinable
    public static var _traits: CapturableTraits { .builtAsIs.union(.hashedWhole).union(.numbers) }

    /// The finite value nearest to a number. With a repair, also a numeral.
    ///
    /// It is read as its native type: Double, or Float on some watches.
    @_documentation(visibility: internal)
    public static func capture(_ node: JSONNode) -> Captured<CGFloat> {
      CGFloat.NativeType.capture(node).flatMap(node) { CGFloat($0) }
    }
  }
#endif
