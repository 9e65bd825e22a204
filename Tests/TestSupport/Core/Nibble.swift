import ConstructionBuilders

/// An integer of four bits: it holds no 10.
struct Nibble: FixedWidthInteger, SignedInteger, Capturable, CustomStringConvertible {
  let value: Int8

  var description: String { "nibble \(value)" }

  init(integerLiteral value: Int8) {
    precondition(-8...7 ~= value)
    self.value = value
  }

  init(_truncatingBits bits: UInt) { value = Int8(truncatingIfNeeded: bits << 4) >> 4 }

  static var bitWidth: Int { 4 }
  var words: Int8.Words { value.words }
  var trailingZeroBitCount: Int { Swift.min(value.trailingZeroBitCount, 4) }
  var leadingZeroBitCount: Int { value < 0 ? 0 : value.leadingZeroBitCount - 4 }
  var nonzeroBitCount: Int { (value & 0xF).nonzeroBitCount }
  var byteSwapped: Nibble { self }
  var magnitude: UInt8 { value.magnitude }

  private static func nibble(of result: Int8) -> (partialValue: Nibble, overflow: Bool) {
    let nibble = Nibble(_truncatingBits: UInt(bitPattern: Int(result)))
    return (nibble, nibble.value != result)
  }

  func addingReportingOverflow(_ other: Nibble) -> (partialValue: Nibble, overflow: Bool) {
    Self.nibble(of: value + other.value)
  }
  func subtractingReportingOverflow(_ other: Nibble) -> (partialValue: Nibble, overflow: Bool) {
    Self.nibble(of: value - other.value)
  }
  func multipliedReportingOverflow(by other: Nibble) -> (partialValue: Nibble, overflow: Bool) {
    Self.nibble(of: value * other.value)
  }
  func dividedReportingOverflow(by other: Nibble) -> (partialValue: Nibble, overflow: Bool) {
    Self.nibble(of: value / other.value)
  }
  func remainderReportingOverflow(
    dividingBy other: Nibble
  ) -> (partialValue: Nibble, overflow: Bool) {
    Self.nibble(of: value % other.value)
  }
  func dividingFullWidth(
    _ dividend: (high: Nibble, low: UInt8)
  ) -> (quotient: Nibble, remainder: Nibble) {
    let whole = dividend.high.value << 4 | Int8(truncatingIfNeeded: dividend.low)
    return (Self.nibble(of: whole / value).0, Self.nibble(of: whole % value).0)
  }

  static func + (left: Nibble, right: Nibble) -> Nibble { nibble(of: left.value + right.value).0 }
  static func - (left: Nibble, right: Nibble) -> Nibble { nibble(of: left.value - right.value).0 }
  static func * (left: Nibble, right: Nibble) -> Nibble { nibble(of: left.value * right.value).0 }
  static func / (left: Nibble, right: Nibble) -> Nibble { nibble(of: left.value / right.value).0 }
  static func % (left: Nibble, right: Nibble) -> Nibble { nibble(of: left.value % right.value).0 }
  static func *= (left: inout Nibble, right: Nibble) { left = left * right }
  static func /= (left: inout Nibble, right: Nibble) { left = left / right }
  static func %= (left: inout Nibble, right: Nibble) { left = left % right }
  static func &= (left: inout Nibble, right: Nibble) {
    left = nibble(of: left.value & right.value).0
  }
  static func |= (left: inout Nibble, right: Nibble) {
    left = nibble(of: left.value | right.value).0
  }
  static func ^= (left: inout Nibble, right: Nibble) {
    left = nibble(of: left.value ^ right.value).0
  }
  static func &<<= (left: inout Nibble, right: Nibble) {
    left = nibble(of: left.value << (right.value & 3)).0
  }
  static func &>>= (left: inout Nibble, right: Nibble) {
    left = nibble(of: left.value >> (right.value & 3)).0
  }
  static func == (left: Nibble, right: Nibble) -> Bool { left.value == right.value }
  static func < (left: Nibble, right: Nibble) -> Bool { left.value < right.value }
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
