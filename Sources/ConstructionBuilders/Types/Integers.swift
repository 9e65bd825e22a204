extension Capturable where Self: FixedWidthInteger {
  @inlinable
  public static var _traits: CapturableTraits { .builtAsIs.union(.hashedWhole).union(.numbers) }

  /// A whole number in range. With a repair, also a numeral, or a boolean if allowed.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Self> {
    // Most numbers are short. Without this, an array of them takes 1.2 times as long.
    if let short = node.shortInteger, let value = Self(exactly: short) { return Captured(value) }
    return captureOther(node)
  }

  public static func _elements(of node: JSONNode) -> Captured<[Self]> {
    let exact = node.exactElements { $0.shortInteger.flatMap { Self(exactly: $0) } }
    return exact.map { Captured($0) } ?? anyElements(of: node)
  }

  /// Reads a value that is not a short number in a document.
  ///
  /// `@inline(never)`: within `capture` it takes registers from the short numbers, and an array of
  /// them takes 1.05 times as long.
  @inline(never)
  private static func captureOther(_ node: JSONNode) -> Captured<Self> {
    if let captured = Captured.number(node, integer) { return captured }
    if let boolean = node.boolean(for: .numbersFromBooleans),
      let value = Self(exactly: boolean ? 1 : 0)
    {
      return .coerced(value, from: node)
    }
    return .unusable(node)
  }

  private static func integer(from number: JSONNumber) -> Result<Self, NumberRefusal> {
    switch number {
    case .integer(let integer):
      return Self(exactly: integer).map(Result.success) ?? .failure(.outOfRange)
    case .double(let double):
      return integer(from: double, number)
    case .float(let float):
      return integer(from: Double(float), number)
    case .spelled(let spelling):
      let digits = DecimalDigits(spelling)
      guard digits.isWhole else { return .failure(.notWhole) }
      return digits.integer(as: Self.self).map(Result.success) ?? .failure(.outOfRange)
    }
  }

  private static func integer(
    from double: Double, _ number: JSONNumber
  ) -> Result<Self, NumberRefusal> {
    guard double.rounded() == double, double.isFinite else { return .failure(.notWhole) }
    if abs(double) < 0x1p24 {
      return Self(exactly: double).map(Result.success) ?? .failure(.outOfRange)
    }
    guard let value = DecimalDigits(number.digits).integer(as: Self.self) else {
      return .failure(.outOfRange)
    }
    return number.hasLostDigits ? .failure(.lostDigits) : .success(value)
  }
}

extension Int: Capturable {}
extension Int8: Capturable {}
extension Int16: Capturable {}
extension Int32: Capturable {}
extension Int64: Capturable {}
extension UInt: Capturable {}
extension UInt8: Capturable {}
extension UInt16: Capturable {}
extension UInt32: Capturable {}
extension UInt64: Capturable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: Capturable {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: Capturable {}
