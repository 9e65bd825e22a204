/// A number by its decimal digits, of any size, which compares exactly.
struct ExactNumber: Equatable, Sendable {
  private let isNegative: Bool

  /// The digits without zeros at both ends. None for zero.
  private let digits: [UInt8]

  /// The value is `0.digits × 10^exponent`.
  private let exponent: Int

  /// - Precondition: the text is a number by RFC 8259. Exponents beyond a billion are cut.
  init(_ text: String) {
    var bytes = Array(text.utf8)[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    let letter = bytes.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? bytes.endIndex
    var shift = 0
    if letter < bytes.endIndex {
      let spelled = String(decoding: bytes[(letter + 1)...], as: UTF8.self)
      let limit = 1_000_000_000
      shift = min(max(Int(spelled) ?? (spelled.hasPrefix("-") ? -limit : limit), -limit), limit)
    }
    let mantissa = bytes[..<letter]
    let point = mantissa.firstIndex(of: UInt8(ascii: ".")) ?? letter
    var digits = mantissa.filter { $0 != UInt8(ascii: ".") }[...]
    var exponent = point - mantissa.startIndex + shift
    while digits.first == 0x30 {
      digits.removeFirst()
      exponent -= 1
    }
    while digits.last == 0x30 { digits.removeLast() }
    self.isNegative = isNegative && !digits.isEmpty
    self.exponent = digits.isEmpty ? 0 : exponent
    self.digits = Array(digits)
  }

  /// Whether there is nothing behind the decimal point but zeros.
  var isWhole: Bool { digits.count <= max(0, exponent) }

  /// Whether the magnitude is more than 2⁵³, up to which a Double has every whole number.
  var isBeyondDouble: Bool {
    Self.precedes(Self.twoTo53, (digits, exponent))
  }

  /// Whether a Double has at most as many digits as it can tell apart, and no extreme exponent.
  var isSurelyDouble: Bool { digits.count <= 15 && -290...290 ~= exponent }

  private static var twoTo53: ([UInt8], Int) { (Array("9007199254740992".utf8), 16) }

  /// Whether one magnitude is less than another.
  private static func precedes(_ left: ([UInt8], Int), _ right: ([UInt8], Int)) -> Bool {
    if left.0.isEmpty || right.0.isEmpty { return left.0.isEmpty && !right.0.isEmpty }
    if left.1 != right.1 { return left.1 < right.1 }
    return left.0.lexicographicallyPrecedes(right.0)
  }
}

extension ExactNumber: Comparable {
  static func < (left: ExactNumber, right: ExactNumber) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    let (one, other) = left.isNegative ? (right, left) : (left, right)
    return precedes((one.digits, one.exponent), (other.digits, other.exponent))
  }
}
