/// A number by its value: 1, 1.0 and 10e-1 are the same.
struct NumberValue: Equatable {
  private let isNegative: Bool

  /// The digits without zeros at either end; empty for zero.
  private let digits: [UInt8]

  /// The power of ten of the last digit.
  private let exponent: Int

  /// Nil if the exponent is beyond all reason.
  ///
  /// - Precondition: the text is a number by RFC 8259.
  init?(_ text: some Collection<UInt8>) {
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
      (isNegative, exponent) = (false, 0)
      return
    }
    isNegative = text.first == UInt8(ascii: "-")
    let written = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) : 0
    guard let written, -(1 << 60)...1 << 60 ~= written else { return nil }
    exponent = written + zeros - fraction
  }

  /// Whether two numbers are the same, by value or at least by digits.
  static func areSame(_ one: some Collection<UInt8>, _ other: some Collection<UInt8>) -> Bool {
    if one.elementsEqual(other) { return true }
    guard let one = NumberValue(one), let other = NumberValue(other) else { return false }
    return one == other
  }
}
