/// A number by its value: 1, 1.0 and 10e-1 are the same, however large the exponent is.
struct NumberValue: Equatable {
  private let isNegative: Bool

  /// The digits without zeros at either end; empty for zero.
  private let digits: [UInt8]

  /// The power of ten of the last digit.
  private let exponent: LargeInteger

  /// - Precondition: the text is a number by RFC 8259.
  init(_ text: some Collection<UInt8>) {
    let unsigned = text.first == UInt8(ascii: "-") ? text.dropFirst() : text[...]
    let parts = unsigned.split(maxSplits: 1) { $0 | 0x20 == UInt8(ascii: "e") }
    let mantissa = parts[0].split(separator: UInt8(ascii: "."))
    let fraction = mantissa.count > 1 ? mantissa[1].count : 0
    var digits = Array(mantissa.joined())
    let length = digits.count
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    let zeros = length - digits.count
    digits.removeFirst(digits.prefix { $0 == UInt8(ascii: "0") }.count)
    self.digits = digits
    guard !digits.isEmpty else {
      (isNegative, exponent) = (false, LargeInteger([], plus: 0))
      return
    }
    isNegative = text.first == UInt8(ascii: "-")
    exponent = LargeInteger(parts.count > 1 ? Array(parts[1]) : [], plus: zeros - fraction)
  }
}

/// A whole number of any size.
private struct LargeInteger: Equatable {
  /// The parts in base 10¹⁵ without a sign, the lowest first, and what all above them are: 0, or -1
  /// for a negative number.
  private var parts: [Int] = []
  private var top = 0

  private static let base = 1_000_000_000_000_000

  /// - Parameters:
  ///   - text: Digits, perhaps with a sign. None are 0.
  ///   - addend: At most the length of a document.
  init(_ text: [UInt8], plus addend: Int) {
    let isNegative = text.first == UInt8(ascii: "-")
    var rest = text[...]
    if isNegative || text.first == UInt8(ascii: "+") { rest.removeFirst() }
    var carry = addend
    while !rest.isEmpty || carry != 0 && carry != -1 {
      let part = rest.suffix(15).reduce(0) { $0 * 10 + Int($1 & 0xF) }
      rest = rest.dropLast(15)
      let sum = carry + (isNegative ? -part : part)
      parts.append((sum % Self.base + Self.base) % Self.base)
      carry = (sum - parts[parts.count - 1]) / Self.base
    }
    top = carry
    // The same number has the same parts.
    while parts.last == (top == 0 ? 0 : Self.base - 1) { parts.removeLast() }
  }
}
