extension Duration: Capturable {
  @inlinable
  public static var _traits: CapturableTraits { .builtAsIs.union(.hashedWhole) }

  /// A Duration in a dictionary. Any other value needs a format.
  ///
  /// A number is never guessed to be seconds or milliseconds.
  @_documentation(visibility: internal)
  public static func capture(_ node: JSONNode) -> Captured<Duration> {
    node.held(as: Duration.self).map { Captured($0) } ?? .unusable(node)
  }
}

extension FieldFormat<Duration> {
  /// A number of seconds. With a repair, also a numeral.
  ///
  /// ```swift
  /// _length = fields["length", as: .seconds]      // 0.1 is 100 milliseconds, to the last digit
  /// ```
  ///
  /// It is exact to the attosecond, 10⁻¹⁸ seconds. A number with more decimal places is imprecise
  /// and not used. So is a number in a dictionary if its Double has lost digits.
  public static var seconds: FieldFormat { unit(powerOfTen: 0) }

  /// A number of milliseconds. With a repair, also a numeral.
  ///
  /// It is as exact as ``seconds``.
  public static var milliseconds: FieldFormat { unit(powerOfTen: -3) }

  private static func unit(powerOfTen: Int64) -> FieldFormat {
    FieldFormat(.duration(perSecond: powerOfTen == 0 ? 1 : 1_000)) { node in
      Captured.number(node) { number in
        number.hasLostDigits ? .failure(.lostDigits) : exact(number.digits, powerOfTen)
      } ?? Duration.capture(node)
    }
  }

  private static func exact(
    _ spelling: String, _ powerOfTen: Int64
  ) -> Result<Duration, NumberRefusal> {
    let number = DecimalDigits(spelling)
    let exponent = number.exponent + powerOfTen
    guard number.digits.isEmpty || exponent >= -18 else { return .failure(.tooManyDigits) }
    // The number of digits before the decimal point. An Int64 has up to nineteen.
    let point = number.digits.isEmpty ? 0 : Int64(number.digits.count) + exponent
    guard point <= 19, let seconds: Int64 = number.integer(of: 0..<max(Int(point), 0)),
      let attoseconds: Int64 = number.integer(of: Int(point)..<Int(point) + 18)
    else { return .failure(.outOfRange) }
    return .success(Duration(secondsComponent: seconds, attosecondsComponent: attoseconds))
  }
}
