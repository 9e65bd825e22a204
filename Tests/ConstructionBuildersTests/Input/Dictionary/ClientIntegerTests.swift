import ConstructionBuilders
import Testing

@testable import TestSupport

/// An integer of a client's type, which may describe itself by more than digits.
struct ClientIntegerTests {
  private let most = Cents(bits: .max)

  @Test(.enabled(if: readsFoundation)) func integerBeyondInt64_isRead() {
    expect(One<UInt64>(dictionary: ["value": most]).value, equals: .max)
    expect(One<Double>(dictionary: ["value": most]).value, equals: 0x1p64)
    expect(One<String>(dictionary: ["value": most]).value, equals: "18446744073709551615")
  }

  @Test func integer_isWrittenByItsDigits() throws {
    expect(JSONValue.Number(most).digits, equals: "18446744073709551615")
  }

  @Test func integer_isEncodedAndDecodedAsItsTypeSays() throws {
    let value = try JSONValue(["a": most])
    expect(value.description, equals: #"{"a":{"bits":18446744073709551615}}"#)
    try expect(value.decode([String: Cents].self), equals: ["a": most])
  }

  @Test(
    arguments: [
      ("7", 7), ("7.0", 7), ("70e-1", 7), ("-8.0", -8), ("8.0", nil), ("1e1", nil), ("-9e0", nil),
      ("1.5", nil),
    ] as [(String, Int8?)])
  func narrowInteger_isReadFromAnySpelling(_ spelling: String, _ expected: Int8?) throws {
    let sut = try One<Nibble>(json: #"{"value": \#(spelling)}"#)
    expect(sut.value?.value, equals: expected)
  }

  @Test func key_isSpelledByItsDigits() throws {
    let json = #"{"value":{"-8":1,"7":2}}"#
    let sut = try One<[Nibble: Int]>(json: json, coercion: .strict)
    expect(sut.value, equals: [-8: 1, 7: 2])
    expect(sut.findings, equals: [])
  }
}

/// A number of cents, which computes as its bits do.
private struct Cents: BinaryInteger, Codable, CustomStringConvertible {
  var bits: UInt64

  var description: String { "¢\(bits)" }

  init(bits: UInt64) { self.bits = bits }
  init(integerLiteral value: UInt64) { bits = value }
  init(_ source: some BinaryInteger) { bits = UInt64(source) }
  init(_ source: some BinaryFloatingPoint) { bits = UInt64(source) }
  init(truncatingIfNeeded source: some BinaryInteger) { bits = UInt64(truncatingIfNeeded: source) }
  init(clamping source: some BinaryInteger) { bits = UInt64(clamping: source) }
  init?(exactly source: some BinaryInteger) {
    guard let exact = UInt64(exactly: source) else { return nil }
    bits = exact
  }
  init?(exactly source: some BinaryFloatingPoint) {
    guard let exact = UInt64(exactly: source) else { return nil }
    bits = exact
  }

  static var isSigned: Bool { false }
  var words: UInt64.Words { bits.words }
  var bitWidth: Int { bits.bitWidth }
  var trailingZeroBitCount: Int { bits.trailingZeroBitCount }
  var magnitude: Cents { self }

  static func < (left: Cents, right: Cents) -> Bool { left.bits < right.bits }
  static func + (left: Cents, right: Cents) -> Cents { Cents(bits: left.bits + right.bits) }
  static func - (left: Cents, right: Cents) -> Cents { Cents(bits: left.bits - right.bits) }
  static func * (left: Cents, right: Cents) -> Cents { Cents(bits: left.bits * right.bits) }
  static func / (left: Cents, right: Cents) -> Cents { Cents(bits: left.bits / right.bits) }
  static func % (left: Cents, right: Cents) -> Cents { Cents(bits: left.bits % right.bits) }
  static func += (left: inout Cents, right: Cents) { left.bits += right.bits }
  static func -= (left: inout Cents, right: Cents) { left.bits -= right.bits }
  static func *= (left: inout Cents, right: Cents) { left.bits *= right.bits }
  static func /= (left: inout Cents, right: Cents) { left.bits /= right.bits }
  static func %= (left: inout Cents, right: Cents) { left.bits %= right.bits }
  static func &= (left: inout Cents, right: Cents) { left.bits &= right.bits }
  static func |= (left: inout Cents, right: Cents) { left.bits |= right.bits }
  static func ^= (left: inout Cents, right: Cents) { left.bits ^= right.bits }
  static func <<= (left: inout Cents, right: some BinaryInteger) { left.bits <<= right }
  static func >>= (left: inout Cents, right: some BinaryInteger) { left.bits >>= right }
  static prefix func ~ (value: Cents) -> Cents { Cents(bits: ~value.bits) }
}
